package harness.submission;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether a compiler that does not list the files it reads can have read only the sources. It finds
 * other files only by names in the sources, so this checks that the sources do not mention any file
 * next to them: neither by its full name nor, as for units and modules, by its stem as a word. Case
 * does not matter.
 */
final class SelfContained {

  private static final String ABOVE = "../";
  private static final Pattern WORD = Pattern.compile("[a-z_][a-z0-9_']*+");
  private static final int MOST_NEIGHBOURS = 1_000;

  /** Maximum number of character comparisons; beyond that, compiling is faster. */
  private static final long MOST_WORK = 100_000_000;

  private SelfContained() {}

  /**
   * Checks the sources against the files next to them.
   *
   * @param text the text of all sources
   */
  static boolean holds(String text, List<Path> sources, OwnFolder own) throws IOException {
    String lower = text.toLowerCase(Locale.ROOT);
    List<String> neighbours = neighbours(sources, own);
    boolean few = neighbours.size() < MOST_NEIGHBOURS;
    if (!few || (long) neighbours.size() * text.length() > MOST_WORK || lower.contains(ABOVE)) {
      return false;
    }
    Set<String> words = new HashSet<>();
    WORD.matcher(lower).results().forEach(word -> words.add(word.group()));
    return neighbours.stream()
        .noneMatch(name -> words.contains(stem(name)) || lower.contains(name));
  }

  /** Names of the files next to the sources, in lower case, up to a maximum number. */
  private static List<String> neighbours(List<Path> sources, OwnFolder own) throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(own.folder())) {
      for (Path each : all) {
        if (names.size() < MOST_NEIGHBOURS && !sources.contains(each)) {
          names.add(each.getFileName().toString().toLowerCase(Locale.ROOT));
        }
      }
    }
    return names;
  }

  private static String stem(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}

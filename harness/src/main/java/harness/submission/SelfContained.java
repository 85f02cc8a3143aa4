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
 * Whether a compiler that does not say what it reads can have read the sources alone: it finds
 * other files only by what the sources name, and these name nothing beside them. A file can be
 * named in whole, or by its stem where that is a word, as units and modules are; case does not
 * count.
 */
final class SelfContained {

  private static final String ABOVE = "../";
  private static final Pattern WORD = Pattern.compile("[a-z_][a-z0-9_']*+");
  private static final int MOST_NEIGHBOURS = 1_000;

  /** Characters to be compared in the worst case; compiling is faster than more. */
  private static final long MOST_WORK = 100_000_000;

  private SelfContained() {}

  /**
   * Looks at the sources and at what is beside them.
   *
   * @param text of all sources
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

  /** The names beside the sources, in lower case; not more than count. */
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

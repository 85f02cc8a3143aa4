package harness.jury;

import harness.cases.Printable;
import harness.process.RunResult;
import harness.submission.ProgramSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that a program uses: those it left in its working folder after a run, and those that
 * its source opens by a constant name.
 */
public record UsedFiles(Set<String> left, Set<String> named) {

  /** How much of each file a run should return: only the names matter. */
  public static final int KEPT_BYTES = 1024;

  private static final long MOST_SOURCE_BYTES = 1 << 20;
  private static final int MOST_NAMED = 5;

  /** Calls that open a file in common languages, up to the name in quotes. */
  private static final Pattern OPENED =
      Pattern.compile(
          "\\b(?:freopen|fopen|open|i?o?fstream|assign|reset|rewrite|File|FileReader|FileWriter"
              + "|FileInputStream|FileOutputStream|PrintWriter|PrintStream)\\b"
              + "[^\"'\\n;]{0,40}[\"']([^\"'\\n]{1,100})[\"']",
          Pattern.CASE_INSENSITIVE);

  /** A plain name or path of a file with an ending, so that modes and texts are left out. */
  private static final Pattern NAME = Pattern.compile("[\\w./\\\\-]*[\\w-]\\.\\w{1,8}");

  /**
   * Finds the files of a program.
   *
   * @param run a run of it that returned all files
   */
  public static UsedFiles of(ProgramSource source, RunResult run) {
    Set<String> named = new TreeSet<>();
    source.sources().forEach(each -> addNames(each, named));
    Set<String> left = new TreeSet<>(run.files().keySet());
    named.removeAll(left);
    return new UsedFiles(left, named);
  }

  private static void addNames(Path source, Set<String> names) {
    try {
      if (Files.size(source) <= MOST_SOURCE_BYTES) {
        Matcher opened =
            OPENED.matcher(new String(Files.readAllBytes(source), StandardCharsets.ISO_8859_1));
        while (opened.find()) {
          if (NAME.matcher(opened.group(1)).matches()) {
            names.add(opened.group(1));
          }
        }
      }
    } catch (IOException gone) {
      // then its text says nothing
    }
  }

  /** What the program does, in words; empty if it uses no files. */
  public String inWords() {
    List<String> words = new ArrayList<>();
    if (!left.isEmpty()) {
      words.add("leaves " + list(left) + " in its working folder");
    }
    if (!named.isEmpty()) {
      words.add(
          "opens "
              + list(named)
              + (named.size() == 1 ? ", which is not there" : ", which are not there"));
    }
    return String.join(" and ", words);
  }

  private static String list(Set<String> names) {
    String first =
        String.join(", ", names.stream().limit(MOST_NAMED).map(Printable::inLine).toList());
    return names.size() > MOST_NAMED ? first + " and others" : first;
  }
}

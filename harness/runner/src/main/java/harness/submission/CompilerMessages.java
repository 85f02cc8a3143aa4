package harness.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a compiler has printed, with errors before warnings and everything else.
 *
 * @param lines without blank ones; at least one
 */
record CompilerMessages(List<String> lines) {

  private static final int SHOWN = 12;
  private static final int LONGEST_ERROR = 200;

  /**
   * The first line of an error, as GCC, Clang, javac, rustc, GHC, Free Pascal and linkers print.
   */
  private static final Pattern ERROR =
      Pattern.compile(
          "(?:^|: |\\) )(?:fatal error|error|Error|Fatal|internal compiler error)(?:\\[\\w+\\])?:"
              + "|^[^:]*: undefined reference|: multiple definition of|\\bld: |^\\[?File size");

  /** The first line of any other message. */
  private static final Pattern OTHER =
      Pattern.compile(
          "(?:^|: |\\) )(?:warning|note|Warning|Note|Hint)(?:\\[\\w+\\])?:"
              + "|^In file included from|^[^:]*: In |^[^:]*: At |^compilation terminated");

  /** The folders of a file that a message is about. */
  private static final Pattern FOLDERS = Pattern.compile("^[^:]*/(?=[^/:]+:\\d)");

  private static final Pattern PLACE = Pattern.compile("^\\S+:\\d+(?::\\d+)?: ");

  static CompilerMessages of(String said) {
    List<String> errors = new ArrayList<>();
    List<String> others = new ArrayList<>();
    boolean ofError = false;
    for (String line : said.lines().filter(each -> !each.isBlank()).toList()) {
      boolean begins = ERROR.matcher(line).find();
      ofError = begins || (ofError && !OTHER.matcher(line).find());
      (ofError ? errors : others).add(line);
    }
    errors.addAll(others);
    return new CompilerMessages(
        errors.isEmpty() ? List.of("the compiler failed without a message") : errors);
  }

  /** The first lines. */
  String shown() {
    return lines.stream().limit(SHOWN).collect(Collectors.joining("\n"));
  }

  /** The first error in one line: the file without its folder, then the message. */
  String firstError() {
    String first = lines.get(0).strip();
    if (!ERROR.matcher(first).find()) {
      first = lines.stream().limit(SHOWN).map(String::strip).collect(Collectors.joining("; "));
    } else if (!PLACE.matcher(first).find() && lines.size() > 1 && isPlace(lines.get(1))) {
      first += " (" + lines.get(1).strip().substring("--> ".length()) + ")";
    }
    String line = FOLDERS.matcher(first).replaceFirst("");
    return line.length() <= LONGEST_ERROR ? line : line.substring(0, LONGEST_ERROR) + "...";
  }

  /** How rustc names the place of the error before. */
  private static boolean isPlace(String line) {
    return line.strip().startsWith("--> ");
  }
}

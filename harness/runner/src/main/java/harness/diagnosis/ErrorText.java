package harness.diagnosis;

import java.util.List;

/** Error output in lines. A program can print anything, so it is cut where it is too long. */
final class ErrorText {

  /** No report has more lines, or longer ones that matter. */
  private static final int MOST_LINES = 2000;

  private static final int LONGEST_LINE = 1000;

  private ErrorText() {}

  /**
   * The lines of an output that ends with a report.
   *
   * @return the last lines, as many as a report may have
   */
  static List<String> last(String text) {
    List<String> all = lines(text);
    return all.subList(Math.max(0, all.size() - MOST_LINES), all.size());
  }

  /** The first lines that begin with certain characters, as many as a report may have. */
  static List<String> first(String beginning, String text) {
    return lines(text).stream()
        .filter(each -> each.startsWith(beginning))
        .limit(MOST_LINES)
        .toList();
  }

  private static List<String> lines(String text) {
    return text.lines()
        .map(line -> line.substring(0, Math.min(line.length(), LONGEST_LINE)))
        .toList();
  }
}

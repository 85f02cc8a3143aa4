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

  /** The first lines of an output. */
  static List<String> first(String text) {
    List<String> all = lines(text);
    return all.subList(0, Math.min(all.size(), MOST_LINES));
  }

  private static List<String> lines(String text) {
    return text.lines()
        .map(line -> line.substring(0, Math.min(line.length(), LONGEST_LINE)))
        .toList();
  }
}

package harness.report.text;

import harness.cases.Verdict;
import java.io.PrintStream;

/** Prints the submission's output and the right one in a finding, if they are plain text. */
final class OutputsText {

  private final PrintStream out;
  private final String verdict;
  private final String keeps;

  /**
   * For a finding with the given verdict.
   *
   * @param keeps the options that keep long outputs
   */
  OutputsText(PrintStream out, String verdict, String keeps) {
    this.out = out;
    this.verdict = verdict;
    this.keeps = keeps;
  }

  /** The label of the right output; in a disagreement it is another submission's. */
  static String rightName(String verdict) {
    return verdict.equals(Verdict.DISAGREEMENT.label()) ? "other" : "right";
  }

  /** Prints them in one line if they are short, else side by side. */
  void print(String said, String right) {
    String difference = SideBySide.difference(said, right, verdict);
    if (difference != null) {
      Text.field(out, "outputs", difference);
    } else if (said.isBlank()) {
      Text.field(out, rightName(verdict), Text.head(right, keeps));
    } else if (right.isBlank()) {
      Text.field(out, "said", Text.head(said, keeps));
    } else {
      String other = rightName(verdict) + ": " + right.strip();
      Text.field(out, "said", said.strip() + "   (" + other + ")");
    }
  }
}

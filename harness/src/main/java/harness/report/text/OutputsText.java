package harness.report.text;

import harness.cases.Verdict;
import java.io.PrintStream;

/** What was printed and what is right, as a finding shows them when they are plain text. */
final class OutputsText {

  private final PrintStream out;
  private final String verdict;

  /** Of a finding with a verdict. */
  OutputsText(PrintStream out, String verdict) {
    this.out = out;
    this.verdict = verdict;
  }

  /** What a right output is called: where nobody knows what is right, it is another's. */
  static String rightName(String verdict) {
    return verdict.equals(Verdict.DISAGREEMENT.label()) ? "other" : "right";
  }

  /** Prints them in one line where they are short, else next to each other. */
  void print(String said, String right) {
    String difference = SideBySide.difference(said, right, verdict);
    if (difference != null) {
      Text.field(out, "outputs", difference);
    } else if (said.isBlank()) {
      Text.field(out, rightName(verdict), Text.head(right));
    } else if (right.isBlank()) {
      Text.field(out, "said", Text.head(said));
    } else {
      String other = rightName(verdict) + ": " + right.strip();
      Text.field(out, "said", said.strip() + "   (" + other + ")");
    }
  }
}

package harness.report.text;

import harness.cases.Verdict;
import harness.report.ReportedFinding;
import java.io.PrintStream;

/**
 * Prints what the submission said in a finding, and what is right.
 *
 * @param keeps the options that keep long outputs
 */
record OutputsText(PrintStream out, ReportedFinding finding, String keeps) {

  /** The label of the right output; in a disagreement it is another submission's. */
  static String rightName(String verdict) {
    return verdict.equals(Verdict.DISAGREEMENT.label()) ? "other" : "right";
  }

  /**
   * Prints a dialogue, plain text, or a puzzle's answers.
   *
   * @param plain whether outputs are plain text, if they are no dialogue
   * @param moves null if the output has none
   * @param rightMoves null if there are none
   */
  void print(boolean plain, String said, String moves, String right, String rightMoves) {
    if (finding.isTalk()) {
      Text.field(out, "talk", Text.head(said, keeps));
    } else if (plain) {
      plain(said, right);
    } else {
      if (!said.isEmpty()) {
        Text.field(out, "said", Text.said(said, keeps));
      }
      moves(moves, said);
      Text.field(out, "right", right);
      moves(rightMoves, right);
    }
  }

  /** Prints moves that an answer does not show. */
  private void moves(String moves, String answer) {
    if (moves != null && !answer.contains(moves)) {
      Text.field(out, "moves", moves);
    }
  }

  /** Prints both outputs in one line if they are short, else side by side. */
  private void plain(String said, String right) {
    String rightName = rightName(finding.verdict());
    String difference = SideBySide.difference(said, right, finding.verdict());
    if (difference != null) {
      Text.field(out, "outputs", difference);
    } else if (said.isBlank()) {
      Text.field(out, rightName, Text.head(right, keeps));
    } else if (right.isBlank()) {
      Text.field(out, "said", Text.head(said, keeps));
    } else {
      Text.field(out, "said", said.strip() + "   (" + rightName + ": " + right.strip() + ")");
    }
  }
}

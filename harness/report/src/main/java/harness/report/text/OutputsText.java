package harness.report.text;

import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.ReportedFinding;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Prints what the submission said in a finding, and what is right.
 *
 * @param keeps the options that keep long outputs
 */
record OutputsText(PrintStream out, ReportedFinding finding, String keeps) {

  /** Reasons for which two short outputs need no comment. */
  private static final Set<Reason> SAYING =
      Set.of(Reason.DIFFERS_FROM_REFERENCE, Reason.NONDETERMINISTIC);

  /** The longest line of an output that is shown with others. */
  private static final int LONGEST_SAID = 48;

  /** The label of the right output; in a disagreement it is another submission's. */
  static String rightName(Verdict verdict) {
    return verdict == Verdict.DISAGREEMENT ? "other" : "right";
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

  /**
   * Prints the outputs of several submissions on one input, each with the names of those that
   * printed it.
   *
   * @param output a submission's output
   */
  void printAll(
      List<ReportedFinding> findings, Function<ReportedFinding, String> output, String right) {
    Map<String, List<String>> byOutput = new LinkedHashMap<>();
    for (ReportedFinding each : findings) {
      byOutput
          .computeIfAbsent(output.apply(each).strip(), unseen -> new ArrayList<>())
          .add(each.submission());
    }
    if (!right.isBlank()) {
      Text.field(out, rightName(finding.verdict()), Text.head(right.strip(), keeps));
    }
    byOutput.forEach(
        (said, names) ->
            Text.field(out, "said", shortly(said) + "   (" + String.join(", ", names) + ")"));
  }

  /** A long output in one line. */
  private static String shortly(String said) {
    if (said.isEmpty()) {
      return "nothing";
    }
    String line = said.lines().findFirst().orElse("");
    boolean whole = line.equals(said) && line.length() <= LONGEST_SAID;
    return whole ? said : line.substring(0, Math.min(line.length(), LONGEST_SAID)) + " ...";
  }

  /** Whether the outputs say by themselves what is wrong. */
  boolean say(String said, String right) {
    return finding.reason() != null
        && SAYING.contains(finding.reason())
        && !finding.isTalk()
        && !said.isBlank()
        && !right.isBlank()
        && SideBySide.isShort(said, right);
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
      String one = SideBySide.stripped(said);
      String other = SideBySide.stripped(right);
      String shown = Printable.apart(one, other);
      Text.field(
          out, "said", shown + "   (" + rightName + ": " + Printable.apart(other, one) + ")");
    }
  }
}

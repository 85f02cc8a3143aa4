package harness.report.text;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.diagnosis.Diagnosis;
import harness.report.InputText;
import harness.report.ReportedFinding;
import harness.shrink.Smallest;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Prints a smallest case: its size, the case drawn, the submission's answer, the right one, and the
 * reason.
 *
 * @param finding must have a smallest case
 */
public record SmallestText(
    PrintStream out, ReportedFinding finding, Style style, Sketches sketches) {

  /** Reasons that are proven by a shorter sequence, or by any sequence. */
  private static final Set<Reason> SHOWN = Set.of(Reason.NOT_OPTIMAL, Reason.FALSE_UNSOLVABLE);

  /** The option that keeps long texts. */
  private static final String KEEPS = "--save";

  /** The same where nothing is saved. */
  static final String GIVEN_KEEPS = "minimize --save";

  /** Prepares to print a smallest case without a picture of its input. */
  public SmallestText(PrintStream out, ReportedFinding finding, Style style) {
    this(out, finding, style, Sketches.NONE);
  }

  /** Prints everything. */
  public void print() {
    fields(List.of(finding), true);
    reproduce();
  }

  /** Prints all but its size and the command: the user knows the input. */
  void printGiven() {
    Smallest smallest = finding.smallest();
    shows(List.of(finding), true, GIVEN_KEEPS);
    if (!smallest.note().equals(Smallest.AS_FOUND)) {
      Text.field(out, "note", smallest.note());
    }
    if (finding.chance() != null) {
      Text.field(out, "chance", Text.wrap(finding.chance(), Text.WIDTH - Text.INDENT, ""));
    }
  }

  /**
   * Prints all but the command.
   *
   * @param sharing the findings that have this smallest case, this one first
   * @param full whether to print its size and what is known about smaller cases
   */
  void fields(List<ReportedFinding> sharing, boolean full) {
    Smallest smallest = finding.smallest();
    if (full) {
      String known = "; " + Printable.inLine(certainty(smallest));
      Text.field(out, "smallest", style.bold(size(smallest)) + known);
    }
    shows(sharing, full, KEEPS);
  }

  /** Prints the input, the outputs, the reason and what is known of its cause. */
  private void shows(List<ReportedFinding> sharing, boolean full, String keeps) {
    Smallest smallest = finding.smallest();
    if (smallest.cases() > 1) {
      String file = smallest.file() == null ? smallest.input() : smallest.file();
      Text.field(out, "file", Text.head(InputText.shown(file), keeps));
      Text.field(out, "wrong", "case " + smallest.wrong() + ":");
    }
    String input = Text.head(InputText.shown(smallest.picture()), keeps);
    Text.field(out, "input", input.isEmpty() ? "(empty)" : input);
    String tree = TreeText.of(sketches.ofSmallest(finding));
    if (tree != null) {
      Text.field(out, "tree", tree);
    }
    if (smallest.groups() != null && finding.isDifference()) {
      DifferenceText.outputs(out, smallest.groups(), keeps);
      Text.field(out, "why", Text.wrap(smallest.detail(), Text.WIDTH - Text.INDENT, ""));
      DifferenceText.meaning(out, finding);
      return;
    }
    OutputsText outputs = new OutputsText(out, finding, keeps);
    if (sharing.size() > 1) {
      outputs.printAll(sharing, each -> each.smallest().output(), smallest.right());
    } else if (full || finding.verdict() == Verdict.WRONG_ANSWER) {
      outputs.print(
          smallest.tokens() != null,
          smallest.output(),
          smallest.moves(),
          smallest.right(),
          smallest.rightMoves());
    }
    if (full || !outputs.say(smallest.output(), smallest.right())) {
      Text.field(out, "why", why());
    }
    hints(out, sharing);
  }

  /** Prints what is known of the causes of findings on the same input. */
  static void hints(PrintStream out, List<ReportedFinding> sharing) {
    for (ReportedFinding each : sharing) {
      String whose = sharing.size() > 1 ? each.submission() + ", " : "";
      lines(out, "hint", whose, each.diagnosis());
    }
  }

  /** Prints lines of a program, each with what happens there. */
  static void lines(PrintStream out, String label, String whose, List<Diagnosis> all) {
    for (Diagnosis each : all) {
      Text.field(out, label, whose + each.inWords() + "\n" + each.code());
    }
  }

  /** Prints the command that shows it again. */
  void reproduce() {
    Smallest smallest = finding.smallest();
    if (smallest.reproduce() != null) {
      Text.field(out, "reproduce", smallest.reproduce());
    } else if (smallest.tokens() != null && smallest.file() != null) {
      Text.field(
          out, "reproduce", "too long for a command; with --save DIR, the input is kept there");
    }
  }

  /** Its size: distance or length, and the number of cases needed. */
  public static String size(Smallest smallest) {
    if (smallest.tokens() != null) {
      return Counted.of(smallest.tokens(), "token")
          + " ("
          + Counted.of(smallest.bytes(), "byte")
          + ")";
    }
    String distance =
        smallest.distance() == null
            ? "a case whose answer is -1"
            : "a case at distance " + smallest.distance();
    return smallest.cases() == 1
        ? distance
        : "a file of " + smallest.cases() + ", wrong at " + distance;
  }

  /** All that is known about smaller cases, and the effort to find it out. */
  public static String proof(Smallest smallest) {
    boolean more = smallest.certainty() != null && !smallest.note().isEmpty();
    return (more ? smallest.note() : certainty(smallest)) + effort(smallest);
  }

  /** What is known about smaller cases. */
  private static String certainty(Smallest smallest) {
    if (smallest.proven() && smallest.tokens() == null) {
      return smallest.cases() == 1
          ? "proven: no smaller one fails"
          : "proven: no smaller file of its cases fails";
    }
    if (smallest.certainty() != null) {
      return smallest.certainty();
    }
    if (!smallest.note().isEmpty()) {
      return smallest.note();
    }
    return smallest.triedTo() == null
        ? "the smallest found"
        : "the smallest found; all cases up to distance " + smallest.triedTo() + " were tried";
  }

  private static String effort(Smallest smallest) {
    Long toShorten = smallest.ranToShorten();
    String shortening =
        toShorten == null || toShorten == smallest.ran()
            ? ""
            : Text.count((double) toShorten) + " tried to shorten it, ";
    return String.format(
        Locale.ROOT,
        shortening.isEmpty() ? " (%s%s tried in %.1f s)" : " (%s%s in total, in %.1f s)",
        shortening,
        Text.count((double) smallest.ran()),
        smallest.elapsedMs() / 1e3);
  }

  /** What is wrong, with the right moves if they show it. */
  private String why() {
    Smallest smallest = finding.smallest();
    String moves = smallest.rightMoves();
    boolean shown =
        moves != null
            && !moves.isEmpty()
            && finding.verdict() == Verdict.WRONG_ANSWER
            && smallest.reason() != null
            && SHOWN.contains(smallest.reason());
    return smallest.detail() + (shown ? ": " + moves : "");
  }
}

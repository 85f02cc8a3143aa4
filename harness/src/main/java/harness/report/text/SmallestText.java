package harness.report.text;

import harness.cases.Counted;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.machine.Printable;
import harness.report.InputText;
import harness.report.ReportedFinding;
import harness.shrink.Smallest;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Set;

/**
 * Prints a smallest case: the case drawn, the submission's answer, the right one, and the reason.
 *
 * @param finding must have a smallest case
 */
public record SmallestText(PrintStream out, ReportedFinding finding, Style style) {

  /** Reasons that are proven by a shorter sequence, or by any sequence. */
  private static final Set<String> SHOWN =
      Set.of(Reason.NOT_OPTIMAL.label(), Reason.FALSE_UNSOLVABLE.label());

  public void print() {
    Smallest smallest = finding.smallest();
    out.println(
        "  smallest " + style.bold(size(smallest)) + ", " + Printable.inLine(proof(smallest)));
    if (smallest.cases() > 1) {
      String file = smallest.file() == null ? smallest.input() : smallest.file();
      Text.field(out, "file", Text.head(InputText.shown(file)));
      Text.field(out, "wrong", "case " + smallest.wrong() + ":");
    }
    Text.field(out, "case", Text.head(InputText.shown(smallest.picture())));
    new OutputsText(out, finding, "--save")
        .print(
            smallest.tokens() != null,
            smallest.output(),
            smallest.moves(),
            smallest.right(),
            smallest.rightMoves());
    Text.field(out, "why", why());
    if (smallest.reproduce() != null) {
      Text.field(out, "again", smallest.reproduce());
    } else if (smallest.tokens() != null && smallest.file() != null) {
      Text.field(out, "again", "too long for a command; with --save DIR, the input is kept there");
    }
  }

  /** Its size: distance or length, and the number of cases needed. */
  public static String size(Smallest smallest) {
    if (smallest.tokens() != null) {
      return "an input of "
          + Counted.of(smallest.tokens(), "token")
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

  /** What is known about smaller cases, and the effort to find it out. */
  public static String proof(Smallest smallest) {
    return certainty(smallest) + effort(smallest);
  }

  private static String certainty(Smallest smallest) {
    if (smallest.proven() && smallest.tokens() == null) {
      return smallest.cases() == 1
          ? "proven: no smaller one fails"
          : "proven: no smaller file of its cases fails";
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
            && finding.verdict().equals(Verdict.WRONG_ANSWER.label())
            && smallest.reason() != null
            && SHOWN.contains(smallest.reason());
    return smallest.detail() + (shown ? ": " + moves : "");
  }
}

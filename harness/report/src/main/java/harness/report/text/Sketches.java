package harness.report.text;

import harness.describe.sketch.Drawable;
import harness.describe.sketch.Sketcher;
import harness.problem.DescribedInputs;
import harness.problem.Problem;
import harness.report.LongText;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.shrink.Smallest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the inputs of a report's findings are. Puzzles have pictures of their own. */
public final class Sketches {

  /** No input is recognised. */
  public static final Sketches NONE = new Sketches(null);

  private final Sketcher sketcher;

  private Sketches(Sketcher sketcher) {
    this.sketcher = sketcher;
  }

  /**
   * Learns the form of the inputs of all findings, from the drawn and the smallest ones.
   *
   * @param problem may have descriptions of its inputs; empty if only the report is known
   */
  public static Sketches of(RunReport report, Optional<Problem> problem) {
    return report.puzzle() == null ? of(report.findings(), problem) : NONE;
  }

  /**
   * As above, of findings of a problem that is no puzzle.
   *
   * @param problem may have descriptions of its inputs
   */
  public static Sketches of(List<ReportedFinding> findings, Optional<Problem> problem) {
    if (findings.isEmpty()) {
      return NONE;
    }
    List<Sketcher.Form> known =
        problem
            .flatMap(each -> each.capability(DescribedInputs.class))
            .map(DescribedInputs::forms)
            .orElse(List.of());
    List<String> inputs =
        findings.stream()
            .filter(each -> each.caseName() != null)
            .flatMap(Sketches::inputs)
            .filter(each -> each != null && !LongText.isCut(each))
            .distinct()
            .toList();
    return new Sketches(new Sketcher(known, inputs));
  }

  private static Stream<String> inputs(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    return Stream.of(finding.input(), smallest == null ? null : smallest.input());
  }

  /** What the smallest input of a finding is; null if it is not recognised. */
  public Drawable ofSmallest(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    return sketcher == null || smallest == null || smallest.cases() != 1
        ? null
        : of(smallest.input(), said(finding, smallest.output()), smallest.right());
  }

  /** What the input of a finding as drawn is; null if it is not recognised. */
  public Drawable asDrawn(ReportedFinding finding) {
    return sketcher == null || finding.caseName() == null
        ? null
        : of(finding.input(), said(finding, finding.output()), finding.right());
  }

  /** What it printed; nothing if that is a dialogue. */
  public static String said(ReportedFinding finding, String output) {
    return finding.isTalk() || output == null ? "" : output;
  }

  private Drawable of(String input, String said, String right) {
    return input == null || LongText.isCut(input)
        ? null
        : sketcher.of(input, said, right == null ? "" : right);
  }
}

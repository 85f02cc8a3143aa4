package harness.report.html;

import harness.problem.Problem;
import harness.report.FileReport;
import harness.report.Proof;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SharedFinding;
import harness.report.SubmissionReport;
import harness.report.text.Conclusion;
import harness.report.text.GroupWords;
import harness.report.text.GrowthText;
import harness.report.text.Sketches;
import harness.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The web page of a run. */
public final class RunPage {

  private RunPage() {}

  /**
   * Makes the page.
   *
   * @param problem shows moves, if it can; empty if only the report is known
   */
  public static Page of(RunReport report, Optional<Problem> problem) {
    return page(report, problem, new RunMatrices(report).all());
  }

  /**
   * Makes the page of a run on saved files.
   *
   * @param noun the word for a file
   */
  public static Page ofFiles(
      RunReport report, Problem problem, List<FileReport> files, String noun) {
    return page(report, Optional.of(problem), new RunMatrices(report).ofFiles(files, noun));
  }

  private static Page page(RunReport report, Optional<Problem> problem, List<Matrix> matrices) {
    FindingExhibit exhibit = new FindingExhibit(problem, Sketches.of(report, problem));
    List<Exhibit> exhibits = new ArrayList<>();
    SharedFinding.of(report.findings()).forEach(each -> exhibits.add(exhibit.of(each)));
    report.findings().stream()
        .filter(ReportedFinding::isUnbuilt)
        .forEach(each -> exhibits.add(FindingExhibit.ofUnbuilt(each)));
    report.sanitized().forEach(each -> exhibits.addAll(WarningExhibit.of(each)));
    return new Page(
        report.problem(),
        new Conclusion(report).text(),
        tone(report),
        facts(report),
        matrices,
        new RunCharts(report).all(),
        exhibits.isEmpty() || !report.findings().isEmpty()
            ? exhibits.size() == 1 ? "Finding" : "Findings"
            : exhibits.size() == 1 ? "Warning" : "Warnings",
        exhibits);
  }

  private static Tone tone(RunReport report) {
    boolean isBad = report.wrong() > 0 || report.deviations() > 0;
    boolean isDoubtful = report.interrupted() || report.hasWarnings();
    return isBad ? Tone.BAD : isDoubtful ? Tone.WARN : Tone.GOOD;
  }

  private static List<Page.Fact> facts(RunReport report) {
    List<Page.Fact> facts = new ArrayList<>();
    facts.add(new Page.Fact("seed", Long.toString(report.seed())));
    facts.add(new Page.Fact("cases", report.done() + " of " + report.n() + report.andUnfinished()));
    facts.add(Page.Fact.took(report.elapsedMs()));
    facts.add(
        new Page.Fact(
            "threads",
            String.format(
                Locale.ROOT,
                "%d, %.0f%% used by the submissions",
                report.threads(),
                100 * (1 - report.harnessShare()))));
    facts.add(
        new Page.Fact(
            "limits",
            Text.time(report.limits().timeMs() * 1e6)
                + ", "
                + (report.limits().memoryBytes() >> 20)
                + " MiB"));
    if (report.inputs() != null) {
      report.inputs().lines().forEach(each -> facts.add(new Page.Fact("inputs", each)));
    }
    report.notes().forEach(each -> facts.add(new Page.Fact("note", each.text())));
    report.untested().forEach(each -> facts.add(new Page.Fact("untested", each.text())));
    report.sanitized().forEach(each -> facts.add(new Page.Fact("with checks", each.inWords())));
    for (SubmissionReport each : report.submissions()) {
      GroupWords.findings(each).forEach(said -> facts.add(new Page.Fact(each.name(), said)));
      if (each.growth() != null && each.growth().isShown()) {
        facts.add(new Page.Fact(each.name(), GrowthText.line(each.growth())));
      }
      if (each.mustFail()) {
        facts.add(new Page.Fact(each.name() + ", expected to fail", each.fate()));
      }
      each.groupsToFail()
          .forEach(
              group ->
                  facts.add(
                      new Page.Fact(
                          each.name() + ", expected to fail in " + group.name(), group.fate())));
    }
    if (report.proofs() != null) {
      for (Proof proof : report.proofs()) {
        facts.add(new Page.Fact(proof.submission(), proof.text()));
      }
    }
    return facts;
  }
}

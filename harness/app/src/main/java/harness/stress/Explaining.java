package harness.stress;

import harness.cases.Verdict;
import harness.machine.Interruption;
import harness.report.ExplainReport;
import harness.report.ExplainReport.Explained;
import harness.report.JudgedBy;
import harness.report.ReportedFinding;
import harness.run.Submission;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.tally.Unbuilt;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Explains how submissions behave on an input as it is. */
public final class Explaining implements GivenInput.Results {

  private final GivenInput input;
  private final int threads;
  private final byte[] file;
  private final List<Explained> submissions = new ArrayList<>();
  private final List<ReportedFinding> findings = new ArrayList<>();

  private Explaining(GivenInput input, int threads) {
    this.input = input;
    this.threads = threads;
    this.file = input.problem().files().file(input.inputs());
  }

  /** Command lines that show findings again. */
  @FunctionalInterface
  public interface Again {
    String command(ReportedFinding finding);
  }

  /**
   * Runs the submissions.
   *
   * @param again gives the command that shows a finding again
   */
  public static ExplainReport of(GivenInput input, int threads, Again again) throws IOException {
    Explaining explaining = new Explaining(input, threads);
    input.run(explaining);
    return explaining.report(again);
  }

  @Override
  public void unbuilt(Unbuilt each) {
    findings.add(each.finding());
    submissions.add(
        new Explained(each.name(), Verdict.COMPILE_ERROR, null, null, List.of(), List.of()));
  }

  @Override
  public void passed(Submission each, String printed, boolean compared) {
    Diagnoses.Explanation known = input.diagnoses().ofRight(each.name(), file);
    submissions.add(
        new Explained(each.name(), Verdict.ACCEPTED, null, printed, known.lines(), known.tried()));
  }

  @Override
  public void failed(Submission each, List<Finding> found) {
    List<String> tried = described(found);
    Finding first = found.get(0);
    submissions.add(
        new Explained(each.name(), first.verdict(), first.reason(), null, List.of(), tried));
  }

  @Override
  public void differ(List<Finding> differences) {
    described(differences);
  }

  @Override
  public void alike() {} // each submission is told of

  /** Adds the first finding of each kind; returns what was tried to find causes. */
  private List<String> described(List<Finding> found) {
    Set<String> tried = new LinkedHashSet<>();
    for (GivenInput.Failure each : input.kinds(found, asGiven(found))) {
      if (each.finding() != null) {
        Diagnoses.Explanation known = input.diagnoses().explanation(each.finding());
        findings.add(each.finding().withDiagnosis(known.lines()));
        tried.addAll(known.tried());
      }
    }
    return List.copyOf(tried);
  }

  /** Describes findings on the input as it is; with nulls if the user interrupts. */
  private List<Smallest> asGiven(List<Finding> found) {
    Shrinking describing =
        new Shrinking(input.problem(), input.limits(), input.checker(), threads, 0, doing -> {});
    return Interruption.during(
        () -> describing.run(found),
        () -> {
          describing.cancel();
          input.programs().close();
        });
  }

  private ExplainReport report(Again again) {
    String name = input.problem().name();
    return new ExplainReport(
        name,
        input.jury() == null ? name : null,
        input.name(),
        new String(file, StandardCharsets.ISO_8859_1),
        input.talks(),
        JudgedBy.of(input.checker().comparison(), input.submissions().size()),
        submissions.stream().map(this::withDifference).toList(),
        findings.stream().map(each -> each.withReproduce(again.command(each))).toList());
  }

  /** A submission that passes by itself may still differ from the others. */
  private Explained withDifference(Explained each) {
    return findings.stream()
        .filter(finding -> each.verdict() == Verdict.ACCEPTED && finding.concerns(each.name()))
        .findFirst()
        .map(finding -> each.withVerdict(finding.verdict(), finding.reason()))
        .orElse(each);
  }
}

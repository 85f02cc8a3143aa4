package harness.stress;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.SanitizedProgram;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.problem.Problem;
import harness.process.RunLimits;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.run.Interaction;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names the undefined behaviour that may be behind findings: it runs a build with checks on their
 * smallest inputs, and on the inputs as drawn if that one says nothing. It never changes a verdict.
 *
 * @param limits those of the submissions
 */
public record Diagnoses(Problem problem, Limits limits, Programs programs) {

  /** The most programs that are built again. */
  private static final int MOST_PROGRAMS = 6;

  /** After this time, no other finding is looked at. */
  private static final long MOST_NANOS = 10_000_000_000L;

  /** CPU time of a run. */
  private static final long RUN_NANOS = 3_000_000_000L;

  /** Checked programs are slower and larger, and their stack frames are, too. */
  private static final int LARGER = 4;

  private static final Set<Verdict> EXPLAINED =
      Set.of(Verdict.WRONG_ANSWER, Verdict.RUN_TIME_ERROR, Verdict.DISAGREEMENT);

  /** The programs that were built again, until they are closed. */
  private final class Work implements AutoCloseable {
    private final Map<String, Optional<SanitizedProgram>> built = new HashMap<>();
    private final long start = System.nanoTime();

    ReportedFinding explained(ReportedFinding finding) {
      String name = finding.submission();
      boolean mayBuild = built.size() < MOST_PROGRAMS || built.containsKey(name);
      if (finding.caseName() == null
          || !EXPLAINED.contains(finding.verdict())
          || !mayBuild
          || System.nanoTime() - start > MOST_NANOS) {
        return finding;
      }
      return built
          .computeIfAbsent(name, this::build)
          .flatMap(program -> diagnosis(program, finding))
          .map(finding::withDiagnosis)
          .orElse(finding);
    }

    private Optional<SanitizedProgram> build(String name) {
      Terminal.showStatus("looking for undefined behaviour: " + name);
      return programs.sanitized(name, LARGER * limits.memoryBytes());
    }

    @Override
    public void close() {
      built.values().forEach(each -> each.ifPresent(SanitizedProgram::close));
      Terminal.clearStatus();
    }
  }

  /** The report with what is known about the causes of its findings. */
  public RunReport in(RunReport report) {
    return report.interrupted() ? report : report.withFindings(explained(report.findings()));
  }

  /** A finding with what is known about its cause. */
  public ReportedFinding of(ReportedFinding finding) {
    return explained(List.of(finding)).get(0);
  }

  private List<ReportedFinding> explained(List<ReportedFinding> findings) {
    if (problem.capability(Interaction.class).isPresent()) {
      return findings; // a talk is more than an input
    }
    try (Work work = new Work()) {
      return findings.stream().map(work::explained).toList();
    } catch (RunnerFailure | RunCancelled failed) {
      return findings; // of use, but not worth an error
    }
  }

  private Optional<Diagnosis> diagnosis(SanitizedProgram program, ReportedFinding finding) {
    RunLimits within = RunLimits.of(RUN_NANOS, LARGER * limits.memoryBytes());
    byte[] drawn =
        finding.file() == null
            ? problem.files().file(List.of(finding.input()))
            : bytes(finding.file());
    if (finding.smallest() == null) {
      return program.run(drawn, within);
    }
    byte[] smallest =
        finding.smallest().file() == null
            ? problem.files().file(List.of(finding.smallest().input()))
            : bytes(finding.smallest().file());
    return program.run(smallest, within).or(() -> program.run(drawn, within));
  }

  private static byte[] bytes(String file) {
    return file.getBytes(StandardCharsets.ISO_8859_1);
  }
}

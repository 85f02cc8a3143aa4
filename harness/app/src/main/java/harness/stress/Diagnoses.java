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

  private static final long MOST_NANOS = 10_000_000_000L;

  /** Checked programs are slower and larger, and their stack frames are, too. */
  private static final int LARGER = 4;

  private static final Set<Verdict> EXPLAINED =
      Set.of(Verdict.WRONG_ANSWER, Verdict.RUN_TIME_ERROR, Verdict.DISAGREEMENT);

  /** The report with what is known about the causes of its findings. */
  public RunReport in(RunReport report) {
    if (report.interrupted()) {
      return report;
    }
    Map<String, Optional<SanitizedProgram>> built = new HashMap<>();
    try {
      return report.withFindings(report.findings().stream().map(each -> of(each, built)).toList());
    } catch (RunnerFailure | RunCancelled failed) {
      return report; // of use, but not worth an error
    } finally {
      close(built);
    }
  }

  /** A finding with what is known about its cause. */
  public ReportedFinding of(ReportedFinding finding) {
    Map<String, Optional<SanitizedProgram>> built = new HashMap<>();
    try {
      return of(finding, built);
    } catch (RunnerFailure | RunCancelled failed) {
      return finding;
    } finally {
      close(built);
    }
  }

  private static void close(Map<String, Optional<SanitizedProgram>> built) {
    built.values().forEach(each -> each.ifPresent(SanitizedProgram::close));
    Terminal.clearStatus();
  }

  private ReportedFinding of(
      ReportedFinding finding, Map<String, Optional<SanitizedProgram>> built) {
    String name = finding.submission();
    if (finding.caseName() == null
        || !EXPLAINED.contains(finding.verdict())
        || problem.capability(Interaction.class).isPresent()
        || (!built.containsKey(name) && built.size() == MOST_PROGRAMS)) {
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

  private Optional<Diagnosis> diagnosis(SanitizedProgram program, ReportedFinding finding) {
    RunLimits within = RunLimits.of(MOST_NANOS, LARGER * limits.memoryBytes());
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

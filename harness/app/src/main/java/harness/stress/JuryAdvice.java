package harness.stress;

import harness.campaign.Campaign;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.formats.CheckerCall;
import harness.judge.CloseDecimals;
import harness.judge.StandardComparison;
import harness.jury.CalledGenerator;
import harness.jury.OpenJury;
import harness.jury.ProgramGenerator;
import harness.machine.Interruption;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.report.InputFacts;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.submission.ProgramSource;
import harness.tally.Reproduction;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Warnings about a problem's programs; none for a puzzle. */
public final class JuryAdvice {

  /** Warn if the references take more than this share of the run. */
  private static final double LARGE_SHARE = 0.5;

  /** Shorter runs tell nothing about speed. */
  private static final long SHORT_MILLIS = 3000;

  /** After fewer cases, groups of tests are not compared. */
  private static final long FEW_CASES = 20;

  private final OpenJury jury;
  private final long referenceNanosBefore;

  /**
   * Advice on a run that begins now.
   *
   * @param jury null for a puzzle
   */
  public JuryAdvice(OpenJury jury) {
    this.jury = jury;
    this.referenceNanosBefore = jury == null ? 0 : jury.referenceNanos();
  }

  /**
   * Checks that the run could find something.
   *
   * @throws UsageException if it could not
   */
  public void checkComparable(Submissions submissions) {
    if (jury == null) {
      return;
    }
    UsageException.when(
        !jury.judgesOutputs()
            && !jury.knowsAnswersOfTests()
            && submissions.all().size() + submissions.programs().unbuilt().size() == 1,
        "nothing to compare the solution with; name a --reference, a second --solution, or a"
            + " --checker PROGRAM");
    List<ProgramSource> sources = submissions.programs().sources();
    for (ProgramSource each : sources) {
      if (jury.referenceSources().stream().anyMatch(reference -> areSame(reference, each))) {
        String line = each.name() + " is the same program as the reference";
        UsageException.when(
            sources.size() == 1,
            "%s, and there is nothing else to test; name another --solution",
            line);
        Terminal.note(line);
      }
    }
  }

  private List<ProgramGenerator> generators() {
    return jury == null ? List.of() : jury.problem().programs();
  }

  /** Whether two programs have the same source, even under different names. */
  private static boolean areSame(ProgramSource one, ProgramSource other) {
    if (one.contentHash().equals(other.contentHash())) {
      return true;
    }
    try {
      return one.sources().size() == 1
          && other.sources().size() == 1
          && Files.mismatch(one.sources().get(0), other.sources().get(0)) < 0;
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * Draws one case from each generator here. This detects a generator that depends on the clock
   * even if other machines draw the cases of the run.
   */
  public void drawOnce(long seed, long index) {
    for (ProgramGenerator each : generators()) {
      try {
        each.draw(seed, index);
      } catch (JudgeFailure failure) {
        // reported as a finding of the run
      }
    }
  }

  /** Prints a warning if the references are slow. Call before failures are made smaller. */
  public void onSpeed(RunReport report) {
    if (jury == null) {
      return;
    }
    long nanos = jury.referenceNanos() - referenceNanosBefore;
    long available = report.elapsedMs() * Objects.requireNonNullElse(report.threads(), 1);
    double share = nanos / 1e6 / Math.max(1, available);
    if (report.elapsedMs() >= SHORT_MILLIS && share > LARGE_SHARE) {
      Terminal.note(slowReference(nanos, Math.min(1, share), report.done()));
    }
  }

  /** Prints warnings about the programs. */
  public void afterRun(RunReport report) {
    if (jury == null) {
      return;
    }
    generators().stream()
        .map(ProgramGenerator::remark)
        .filter(Objects::nonNull)
        .forEach(Terminal::note);
    if (report.hasSurvivors()
        && jury.problem().called().stream().anyMatch(CalledGenerator::couldBeLowered)) {
      Terminal.note("survivors may fail on smaller inputs from the same generators: --smaller");
    }
    if (CheckerCall.TOKENS.equals(jury.parts().checker())) {
      onDecimals(report);
    }
  }

  /** Names a comparison for decimals if each finding of a submission would pass it. */
  private static void onDecimals(RunReport report) {
    Map<String, List<ReportedFinding>> bySubmission =
        report.findings().stream()
            .collect(
                Collectors.groupingBy(
                    ReportedFinding::submission, TreeMap::new, Collectors.toList()));
    bySubmission.forEach(
        (submission, findings) -> {
          List<String> passed =
              findings.stream()
                  .map(JuryAdvice::passedByDecimals)
                  .map(each -> each.map(StandardComparison::name).orElse(""))
                  .distinct()
                  .toList();
          if (passed.size() == 1 && !passed.get(0).isEmpty()) {
            Terminal.note(
                submission
                    + ": the outputs shown differ only in the last places of decimals; if that is"
                    + " allowed, add --checker '%s%s'"
                        .formatted(CheckerCall.STANDARD, passed.get(0)));
          }
        });
  }

  private static Optional<StandardComparison> passedByDecimals(ReportedFinding finding) {
    return finding.reason() == Reason.DIFFERS_FROM_REFERENCE
        ? CloseDecimals.passed(finding.output(), finding.right())
        : Optional.empty();
  }

  /** The report, with the names of the generators that seem to ignore their seed. */
  public RunReport withIgnoredSeeds(RunReport report) {
    List<String> names =
        generators().stream()
            .filter(ProgramGenerator::ignoresSeed)
            .map(ProgramGenerator::name)
            .toList();
    InputFacts known = Objects.requireNonNullElse(report.inputs(), InputFacts.NONE);
    return names.isEmpty()
        ? report
        : report.withInputs(known.and(new InputFacts(0, List.of(), names)));
  }

  /** The report, with notes on groups of tests that validators do not tell apart. */
  public RunReport withAlikeGroups(RunReport report) {
    return jury == null || report.done() < FEW_CASES
        ? report
        : Interruption.unlessUnderWay(() -> report.noting(jury.alikeGroups(report.seed())), report);
  }

  /**
   * The report, with a judge error for each validator of a group that accepts an input of a harder
   * one on which a submission fails that is expected to pass.
   *
   * @param reproduction makes commands that reproduce them
   */
  public RunReport withLaxGroups(RunReport report, Reproduction reproduction) {
    List<ReportedFinding> found =
        jury == null
            ? List.of()
            : Interruption.unlessUnderWay(() -> new LaxGroups(jury).findings(report), List.of());
    return found.isEmpty()
        ? report
        : report
            .withFindings(Stream.concat(report.findings().stream(), found.stream()).toList())
            .joined()
            .reproducedBy(reproduction::command);
  }

  /**
   * The report, with notes on the files that programs use which printed nothing on all inputs, and
   * with advice in findings about programs that printed nothing.
   */
  public RunReport withUsedFiles(RunReport report, Campaign campaign, Programs programs) {
    return jury == null ? report : new FilesOfPrograms(jury, campaign, programs).in(report);
  }

  private String slowReference(long nanos, double share, long cases) {
    List<String> generators =
        jury.problem().called().stream().map(CalledGenerator::summary).toList();
    String advice =
        generators.isEmpty()
            ? ""
            : "; smaller inputs would allow more cases: lower the upper bounds in '%s'"
                .formatted(String.join("', '", generators));
    return String.format(
            Locale.ROOT,
            "the reference took %.0f%% of the run, %.2f s per case",
            100 * share,
            nanos / 1e9 / Math.max(1, cases))
        + advice;
  }

  /** The run, with commands that contain the input if the case's name cannot reproduce it. */
  public CampaignRun keepingInputs(CampaignRun run, Reproduction reproduction) {
    if (jury == null || run.report().findings().isEmpty()) {
      return run;
    }
    Set<String> unsteady = Interruption.unlessUnderWay(this::unsteadyGenerators, Set.of());
    return run.reproducedByInput(
        each ->
            each.caseName() != null
                && !each.isJudgeError()
                && unsteady.contains(CaseName.parse(each.caseName()).generator()),
        reproduction);
  }

  private Set<String> unsteadyGenerators() {
    Set<String> unsteady = new HashSet<>();
    try {
      for (ProgramGenerator each : generators()) {
        if (each.isUnsteady()) {
          unsteady.add(each.name());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return unsteady;
  }
}

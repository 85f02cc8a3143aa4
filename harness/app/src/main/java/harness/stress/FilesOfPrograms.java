package harness.stress;

import harness.campaign.Campaign;
import harness.cases.Case;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.jury.JuryLimits;
import harness.jury.JuryProgram;
import harness.jury.OpenJury;
import harness.jury.UsedFiles;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.JudgeFailure;
import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunRequest;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.run.ForeignProgram;
import harness.run.Interaction;
import harness.shrink.Smallest;
import harness.submission.ProgramSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out which files a program uses that printed nothing: it may read its input from a file, or
 * write its output to one. Runs such programs again. It never changes a verdict.
 */
final class FilesOfPrograms {

  private static final Set<Verdict> EXPLAINED =
      EnumSet.of(
          Verdict.WRONG_ANSWER, Verdict.RUN_TIME_ERROR, Verdict.DISAGREEMENT, Verdict.JUDGE_ERROR);

  private final OpenJury jury;
  private final Campaign campaign;
  private final Programs programs;
  private final Map<String, String> advice = new HashMap<>();

  FilesOfPrograms(OpenJury jury, Campaign campaign, Programs programs) {
    this.jury = jury;
    this.campaign = campaign;
    this.programs = programs;
  }

  RunReport in(RunReport report) {
    List<String> notes = new ArrayList<>();
    try {
      addNotes(report, notes);
      boolean talks = campaign.problem().capability(Interaction.class).isPresent();
      return (talks ? report : report.withFindings(advised(report.findings()))).noting(notes);
    } catch (JudgeFailure | RunnerFailure | RunCancelled failed) {
      return report.noting(notes); // the notes are of use, but not worth an error
    }
  }

  private void addNotes(RunReport report, List<String> notes) {
    List<String> silent =
        report.submissions().stream()
            .filter(each -> each.isMonotonous() && each.onlyOutput().isEmpty())
            .map(SubmissionReport::name)
            .toList();
    if (silent.isEmpty()) {
      return;
    }
    Case drawn = campaign.generator().draw(campaign.seed(), campaign.first());
    for (String each : silent) {
      used(each, drawn.input()).ifPresent(files -> addNote(each, files, notes));
    }
    for (ProgramSource each : jury.referenceSources().stream().limit(1).toList()) {
      jury.singleInputs()
          .filesOfReference(drawn.input())
          .ifPresent(files -> addNote("the reference " + each.name(), files, notes));
    }
  }

  private void addNote(String name, UsedFiles files, List<String> notes) {
    if (!files.inWords().isEmpty()) {
      NamedFiles wanted = files.wanted();
      notes.add(
          name
              + " "
              + files.inWords()
              + "; inputs are given on standard input, and only standard output is compared"
              + (wanted.isNone() ? "" : ": try " + UsedFiles.option(wanted)));
    }
  }

  private List<ReportedFinding> advised(List<ReportedFinding> findings) {
    return findings.stream().map(this::advised).toList();
  }

  private ReportedFinding advised(ReportedFinding finding) {
    if (!EXPLAINED.contains(finding.verdict())
        || finding.input() == null
        || (finding.output() != null && !finding.output().isBlank())) {
      return finding;
    }
    String said = advice.computeIfAbsent(finding.submission(), name -> advice(name, finding));
    if (said.isEmpty()) {
      return finding;
    }
    Smallest smallest = finding.smallest();
    return finding
        .withDetail(finding.detail() + "; " + said)
        .withSmallest(
            smallest == null ? null : smallest.withDetail(smallest.detail() + "; " + said));
  }

  private String advice(String name, ReportedFinding finding) {
    Optional<UsedFiles> files =
        finding.reason() == Reason.REFERENCE_FAILED
            ? jury.singleInputs().filesOfReference(finding.input())
            : used(name, finding.input());
    return files.map(UsedFiles::advice).orElse("");
  }

  private Optional<UsedFiles> used(String name, String input) {
    Optional<ProgramSource> source =
        programs.sources().stream().filter(each -> each.name().equals(name)).findFirst();
    Optional<ForeignProgram> program =
        campaign.submissions().stream()
            .filter(each -> each.name().equals(name))
            .filter(ForeignProgram.class::isInstance)
            .map(ForeignProgram.class::cast)
            .findFirst();
    if (source.isEmpty() || program.isEmpty()) {
      return Optional.empty();
    }
    long memory = campaign.limits().memoryBytes();
    try (ProgramSession session = program.get().host().session(program.get().program(), memory)) {
      RunRequest request = RunRequest.of(JuryProgram.bytes(input), JuryLimits.USUAL.inForce());
      return Optional.of(
          UsedFiles.of(
              source.get(),
              program.get().program().files(),
              session.run(request.withEverythingWanted(UsedFiles.KEPT_BYTES))));
    }
  }
}

package harness.corpus;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.cli.options.BriefOption;
import harness.cli.options.ContestantOptions;
import harness.cli.options.OpenProblem;
import harness.cli.options.RunFileOptions;
import harness.cli.options.SanitizeOptions;
import harness.compiled.Submissions;
import harness.reference.Puzzle;
import harness.report.FileReport;
import harness.report.RunReport;
import harness.report.html.RunPage;
import harness.report.junit.JunitXml;
import harness.report.text.Style;
import harness.stress.JuryAdvice;
import harness.terminal.FilesToWrite;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code harness verify}: runs submissions on saved cases.
 *
 * @param contestants the submissions
 * @param sanitize further runs with checks for undefined behaviour
 * @param brief whether to print a report of one screen
 * @param json file for the report, {@code -} for standard output, or null
 * @param files further files for the report
 */
public record VerifyRun(
    CorpusRun corpus,
    ContestantOptions contestants,
    SanitizeOptions sanitize,
    BriefOption brief,
    Path json,
    RunFileOptions files) {

  /**
   * A run on saved files, as data. Its JSON is that of a run, with the files added.
   *
   * @param run the run with its findings
   * @param files the results of each file, in order
   */
  record Report(@JsonUnwrapped RunReport run, List<FileReport> files) {
    static Report of(RunReport run, FileTally tally) {
      List<FileReport> reports = new ArrayList<>();
      for (int f = 0; f < tally.files().size(); f++) {
        Map<String, Verdict> failed = new LinkedHashMap<>();
        for (int s = 0; s < tally.submissions().size(); s++) {
          Verdict worst = tally.at(s, f).worst();
          if (worst != Verdict.ACCEPTED) {
            failed.put(tally.submissions().get(s).name(), worst);
          }
        }
        CaseFile file = tally.files().get(f);
        reports.add(new FileReport(file.name(), file.why(), file.cases(), failed));
      }
      return new Report(run, reports);
    }
  }

  /** Reads the files of all puzzles before any is run. */
  public int run(List<Puzzle> puzzles) throws IOException {
    UsageException.when(
        files.isWanted() && puzzles.size() > 1,
        "--junit and --html hold the report of one run: name one --puzzle");
    Map<Puzzle, ProblemTests> tests = new HashMap<>();
    puzzles.forEach(puzzle -> tests.put(puzzle, corpus.tests(puzzle)));
    return JsonReports.<Report>of(
        puzzles,
        json,
        (puzzle, reports) -> {
          try (Submissions opened =
              contestants.openSilently(OpenProblem.of(puzzle, List.of()), Map.of())) {
            return verify(tests.get(puzzle), opened, new JuryAdvice(null), null, reports);
          }
        });
  }

  /**
   * Verifies the tests of a problem made of programs: its own, unless the user named a folder.
   * Saved answers are trusted if there is no reference.
   */
  public int run(OpenProblem problem) throws IOException {
    ProblemTests tests = corpus.tests(problem);
    List<Report> reports = new ArrayList<>();
    try (Submissions opened = contestants.openSilently(problem, problem.submissions())) {
      int programs = opened.all().size() + opened.programs().unbuilt().size();
      UsageException.when(programs == 0, "nothing to verify: name a --solution");
      UsageException.when(
          programs == 1 && !tests.areAnswered() && !problem.jury().judgesOutputs(),
          "nothing to compare the solution with: no test has an answer; name a --reference");
      tests.noteLeniency();
      Submissions tested = corpus.runOptions().excusing(opened, problem);
      GroupPoints points = GroupPoints.of(problem, tests, tested, contestants.isEmpty());
      int code = verify(tests, tested, problem.advice(), points, reports);
      JsonReports.write(json, reports);
      return code;
    }
  }

  /** Verifies tests; the points are null if the problem gives none. */
  private int verify(
      ProblemTests tests,
      Submissions opened,
      JuryAdvice advice,
      GroupPoints points,
      List<Report> reports)
      throws IOException {
    CorpusRun.Done done =
        points == null
            ? corpus.run(tests, opened.all(), opened.programs(), sanitize)
            : corpus.runOnEach(tests, opened.all(), opened.programs(), sanitize);
    RunReport plain = advice.withUsedFiles(done.run().report(), done.campaign(), opened.programs());
    RunReport run = points == null ? plain : points.addedTo(plain, done.byFile());
    Report report = Report.of(run, done.byFile());
    reports.add(report);
    if (!JsonReports.isStandardOutput(json)) {
      brief.print(
          run,
          () -> new VerifyPrinter(System.out, Style.ofOutput(), tests.noun()).print(report),
          finding -> tests.file(finding.caseName()),
          corpus.onward(tests, opened, contestants.isEmpty()));
    }
    FilesToWrite written = new FilesToWrite();
    files.write(
        written,
        () -> JunitXml.text(run, new JunitXml.Demands(true, sanitize.requireClean())),
        () -> RunPage.ofFiles(run, tests.problem(), report.files(), tests.noun()));
    written.end();
    boolean unclean = sanitize.requireClean() && run.hasWarnings();
    return done.run()
        .exitCode("harness verify", run.hasSurvivors() || run.deviations() > 0 || unclean, false);
  }
}

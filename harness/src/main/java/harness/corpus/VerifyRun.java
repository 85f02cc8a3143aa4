package harness.corpus;

import harness.cli.options.ContestantOptions;
import harness.cli.options.OpenProblem;
import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.submission.Submissions;
import harness.terminal.JsonReports;
import harness.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code harness verify}: runs submissions on saved cases.
 *
 * @param contestants the submissions
 * @param json file for the report, {@code -} for standard output, or null
 */
public record VerifyRun(CorpusRun corpus, ContestantOptions contestants, Path json) {

  /** Reads the files of all puzzles before any is run. */
  public int run(List<Puzzle> puzzles) throws IOException {
    Map<Puzzle, ProblemTests> tests = new HashMap<>();
    puzzles.forEach(puzzle -> tests.put(puzzle, corpus.tests(puzzle)));
    return JsonReports.<VerifyReport>of(
        puzzles,
        json,
        (puzzle, reports) -> {
          try (Submissions opened = contestants.openSilently(new PuzzleProblem(puzzle))) {
            return verify(tests.get(puzzle), opened, reports);
          }
        });
  }

  /**
   * The same for a problem made of programs. Its own tests are used unless the user named a folder;
   * saved answers are trusted if there is no reference.
   */
  public int run(OpenProblem problem) throws IOException {
    ProblemTests tests = corpus.tests(problem);
    List<VerifyReport> reports = new ArrayList<>();
    try (Submissions opened = contestants.openSilently(problem, problem.submissions())) {
      int code = verify(tests, opened, reports);
      JsonReports.write(json, reports);
      return code;
    }
  }

  private int verify(ProblemTests tests, Submissions opened, List<VerifyReport> reports) {
    CorpusRun.Done done = corpus.run(tests, opened.all(), opened.programs());
    RunReport run = done.run().report();
    VerifyReport report = VerifyReport.of(run, done.byFile());
    reports.add(report);
    if (!JsonReports.isStandardOutput(json)) {
      new VerifyPrinter(System.out, Terminal.style(), tests.noun()).print(report);
    }
    return done.run().exitCode("harness verify", run.hasSurvivors(), false);
  }
}

package harness.corpus;

import harness.cli.options.ContestantOptions;
import harness.cli.options.OpenProblem;
import harness.reference.Puzzle;
import harness.run.Submission;
import harness.submission.Submissions;
import harness.terminal.JsonReports;
import harness.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code harness verify}: runs submissions on saved cases. */
public final class VerifyRun {

  private final CorpusRun corpus;
  private final ContestantOptions contestants;
  private final Path json;

  /**
   * Creates a run.
   *
   * @param contestants the submissions
   * @param json file for the report, {@code -} for standard output, or null
   */
  public VerifyRun(CorpusRun corpus, ContestantOptions contestants, Path json) {
    this.corpus = corpus;
    this.contestants = contestants;
    this.json = json;
  }

  public int run(List<Puzzle> puzzles) throws IOException {
    Map<Puzzle, SavedFiles> files = new HashMap<>();
    puzzles.forEach(puzzle -> files.put(puzzle, corpus.files(puzzle)));
    return JsonReports.<VerifyReport>of(
        puzzles, json, (puzzle, reports) -> verify(puzzle, files.get(puzzle), reports));
  }

  /**
   * The same for a problem made of programs. Its own tests are used unless the user named a folder;
   * saved answers are trusted if there is no reference.
   */
  public int run(OpenProblem problem) throws IOException {
    ProblemTests tests = ProblemTests.of(problem, corpus.tests(problem.parts()));
    List<VerifyReport> reports = new ArrayList<>();
    try (Submissions opened = contestants.openSilently(problem, problem.submissions())) {
      CorpusRun.Done done =
          corpus.run(
              tests.problem(),
              problem.words(),
              tests.files(),
              opened.all(),
              opened.programs(),
              corpus.runOptions().limits(tests.problem()),
              false);
      report(done, opened.all(), reports, corpus.noun());
      JsonReports.write(json, reports);
      return done.run().exitCode("harness verify", done.run().report().hasSurvivors(), false);
    }
  }

  private int verify(Puzzle puzzle, SavedFiles files, List<VerifyReport> reports)
      throws IOException {
    try (Submissions opened =
        contestants.openSilently(OpenProblem.of(puzzle, List.of()), Map.of())) {
      CorpusRun.Done done = corpus.run(puzzle, files, opened.all(), opened.programs());
      return report(done, opened.all(), reports, VerifyPrinter.SAVED_FILES);
    }
  }

  private int report(
      CorpusRun.Done done,
      List<? extends Submission> submissions,
      List<VerifyReport> reports,
      String noun) {
    VerifyReport report =
        VerifyReport.of(
            done.run().report(),
            done.files(),
            submissions.stream().map(Submission::name).toList(),
            done.byFile());
    reports.add(report);
    if (!JsonReports.isStandardOutput(json)) {
      new VerifyPrinter(System.out, Terminal.style(), noun).print(report);
    }
    return done.run().exitCode("harness verify", false);
  }
}

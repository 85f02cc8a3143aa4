package harness.cli;

import harness.reference.Puzzle;
import harness.run.Submission;
import harness.verify.SavedFiles;
import harness.verify.VerifyPrinter;
import harness.verify.VerifyReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** {@code harness verify}: what submissions make of the saved cases. */
final class VerifyRun {

  private final CorpusRun corpus;
  private final List<String> solvers;
  private final Path json;

  /**
   * A run.
   *
   * @param solvers built-in solvers by name, or null for the default
   * @param json file for the report, {@code -} for standard output, or null
   */
  VerifyRun(CorpusRun corpus, List<String> solvers, Path json) {
    this.corpus = corpus;
    this.solvers = solvers;
    this.json = json;
  }

  int run(List<Puzzle> puzzles) throws IOException {
    List<SavedFiles> files = puzzles.stream().map(corpus::files).toList();
    List<VerifyReport> reports = new ArrayList<>();
    int code = ExitCode.OK;
    for (int i = 0; i < puzzles.size() && code != ExitCode.INTERRUPTED; i++) {
      code = ExitCode.worse(code, verify(puzzles.get(i), files.get(i), reports));
    }
    JsonReports.write(json, reports);
    return code;
  }

  private int verify(Puzzle puzzle, SavedFiles files, List<VerifyReport> reports)
      throws IOException {
    List<Submission> submissions = new ArrayList<>(builtIns(puzzle));
    try (Programs programs =
        Programs.open(
            corpus.programOptions(),
            puzzle,
            submissions.stream().map(Submission::name).collect(Collectors.toSet()))) {
      submissions.addAll(programs.ready());
      CorpusRun.Done done = corpus.run(puzzle, files, submissions, programs);
      VerifyReport report =
          VerifyReport.of(
              done.run().report(),
              done.files(),
              submissions.stream().map(Submission::name).toList(),
              done.byFile());
      reports.add(report);
      if (!JsonReports.isStandardOutput(json)) {
        new VerifyPrinter(System.out, Terminal.style()).print(report);
      }
      return done.run().exitCode("harness verify", false);
    }
  }

  private List<? extends Submission> builtIns(Puzzle puzzle) {
    if (solvers != null) {
      return SolverNames.several(puzzle.name(), solvers);
    }
    return corpus.programOptions().solutions().isEmpty()
        ? SolverNames.optimal(puzzle.name())
        : List.of();
  }
}

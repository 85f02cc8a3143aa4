package harness.corpus;

import harness.puzzle.PuzzleProblem;
import harness.reference.Puzzle;
import harness.run.Submission;
import harness.submission.Programs;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** {@code harness verify --strength}: which files kill which wrong programs. */
public final class StrengthRun {

  /** A puzzle's table, as JSON. */
  record Report(String puzzle, @com.fasterxml.jackson.annotation.JsonUnwrapped Strength strength) {}

  private final CorpusRun corpus;
  private final Path programsFolder;
  private final Path json;

  /**
   * A run.
   *
   * @param programsFolder the wrong programs, or null for the project's own
   * @param json file for the report, {@code -} for standard output, or null
   */
  public StrengthRun(CorpusRun corpus, Path programsFolder, Path json) {
    this.corpus = corpus;
    this.programsFolder = programsFolder;
    this.json = json;
  }

  public int run(List<Puzzle> puzzles) throws IOException {
    Languages languages = corpus.programOptions().languages();
    return JsonReports.<Report>of(
        puzzles, json, (puzzle, reports) -> weigh(puzzle, languages, reports));
  }

  private int weigh(Puzzle puzzle, Languages languages, List<Report> reports) throws IOException {
    SavedFiles files = corpus.files(puzzle);
    Path folder =
        programsFolder == null
            ? CorpusFolders.project().resolve(puzzle.name()).resolve("submissions")
            : CorpusFolders.of(puzzle, programsFolder);
    KeptPrograms kept = wrong(folder, languages);
    try (Programs programs =
        Programs.open(
            kept.texts(),
            corpus.programOptions().settings(),
            languages,
            new PuzzleProblem(puzzle),
            Set.of())) {
      programs
          .unbuilt()
          .forEach(each -> Terminal.note("skipped " + each.name() + ": does not compile"));
      CorpusRun.Done done = corpus.run(puzzle, files, programs.ready(), programs);
      Strength strength =
          Strength.of(
              programs.ready().stream().map(Submission::name).toList(),
              files.files().stream().map(SavedFile::name).toList(),
              done.byFile());
      reports.add(new Report(puzzle.name(), strength));
      if (!JsonReports.isStandardOutput(json)) {
        new StrengthPrinter(System.out, Terminal.style()).print(puzzle.name(), strength);
      }
      int code = done.run().exitCode("harness verify", false);
      return code != ExitCode.FINDINGS && code != ExitCode.OK
          ? code
          : strength.survivors().isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
    }
  }

  private static KeptPrograms wrong(Path folder, Languages languages) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(folder + ": there is no such folder of programs");
    }
    KeptPrograms kept = KeptPrograms.runnable(SubmissionFolder.wrong(folder), languages);
    if (kept.texts().isEmpty()) {
      throw new UsageException(folder + ": no wrong program there that can be run here");
    }
    return kept;
  }
}

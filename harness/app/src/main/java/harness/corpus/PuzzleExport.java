package harness.corpus;

import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.UsageException;
import harness.cli.options.OpenProblem;
import harness.cli.options.RunnerOptions;
import harness.compiled.Programs;
import harness.corpus.export.AnsweredFile;
import harness.corpus.export.PackageData;
import harness.corpus.export.PuzzlePackage;
import harness.export.TimeLimit;
import harness.machine.Terminal;
import harness.reference.Puzzle;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Makes a puzzle's package from saved cases, drawn ones, and the programs saved with the former.
 *
 * @param cases folder of saved cases and submissions; null for the project's own
 * @param timeLimit null to measure it
 */
public record PuzzleExport(
    OpenProblem problem, Path cases, Duration timeLimit, RunnerOptions runner) {

  /**
   * Collects the data, and runs the submissions unless there is a time limit.
   *
   * @param drawn how many cases to draw
   * @param seed asked if any is drawn
   */
  public PuzzlePackage make(long drawn, LongSupplier seed) throws IOException {
    Puzzle puzzle = problem.puzzle();
    Path saved = savedFolder();
    List<AnsweredFile> files = data(saved, drawn, seed);
    List<SavedProgram> entries =
        saved == null ? List.of() : SavedProgram.byVerdict(saved.resolve("submissions"));
    PackageTrials trials = new PackageTrials(puzzle, files);
    if (timeLimit != null) {
      trials.keepAll(entries);
      return new PuzzlePackage(puzzle, files, TimeLimit.chosen(timeLimit.toNanos()), trials.kept());
    }
    Languages languages = runner.languages();
    List<SavedProgram> kept = SavedProgram.runnable(entries, languages);
    try (Programs programs =
        Programs.open(
            kept.stream().map(SavedProgram::text).toList(),
            runner.settings(),
            languages,
            problem.problem(),
            Set.of())) {
      programs
          .unbuilt()
          .forEach(each -> Terminal.note("left out " + each.name() + ": does not compile"));
      TimeLimit limit = trials.measure(kept, programs);
      return new PuzzlePackage(puzzle, files, limit, trials.kept());
    }
  }

  /** The puzzle's saved cases; null if it has none. */
  private Path savedFolder() {
    if (cases != null) {
      UsageException.when(!Files.isDirectory(cases), "%s: no such folder", cases);
      return CorpusFolders.of(problem.puzzle(), cases);
    }
    try {
      Path own = CorpusFolders.project().resolve(problem.puzzle().name());
      return Files.isDirectory(own) ? own : null;
    } catch (UsageException outsideTheProject) {
      return null;
    }
  }

  private List<AnsweredFile> data(Path saved, long drawn, LongSupplier seed) throws IOException {
    PackageData data = new PackageData(problem.puzzle());
    if (saved == null) {
      Terminal.note("no saved cases: all secret data is generated");
    } else {
      addSaved(saved, data);
    }
    if (drawn > 0) {
      data.addDrawn(problem.generator(), seed.getAsLong(), drawn);
    }
    return data.files();
  }

  private void addSaved(Path folder, PackageData data) {
    try {
      for (SavedFile file : SavedFile.readAll(problem.puzzle(), Corpus.loadAny(folder))) {
        if (!data.addSaved(file.name(), file.inputs(), file.why())) {
          Terminal.note(
              "left out the saved file %s: it is a sample, or has more cases than the statement allows"
                  .formatted(file.name()));
        }
      }
    } catch (BadCorpus bad) {
      throw new UsageException(bad.getMessage());
    }
  }
}

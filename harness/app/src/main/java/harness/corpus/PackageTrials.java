package harness.corpus;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.corpus.export.AnsweredFile;
import harness.corpus.export.PuzzlePackage;
import harness.corpus.export.Trial;
import harness.export.TimeLimit;
import harness.machine.Terminal;
import harness.reference.Puzzle;
import harness.run.ForeignProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Runs the programs that may go into a package on its data: the accepted ones to set the time
 * limit, the others to check that the data exposes their mistakes.
 */
public final class PackageTrials {

  /** The verdicts for which the format has a folder. */
  private static final Set<Verdict> FOLDERS =
      Set.of(
          Verdict.ACCEPTED,
          Verdict.WRONG_ANSWER,
          Verdict.TIME_LIMIT_EXCEEDED,
          Verdict.RUN_TIME_ERROR);

  /** More CPU time than any correct program takes for one file. */
  private static final long MEASURING_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final Puzzle puzzle;
  private final List<AnsweredFile> files;
  private final List<PuzzlePackage.Submission> kept = new ArrayList<>();

  public PackageTrials(Puzzle puzzle, List<AnsweredFile> files) {
    this.puzzle = puzzle;
    this.files = files;
  }

  /** The programs to put into the package. */
  public List<PuzzlePackage.Submission> kept() {
    return kept;
  }

  /** Keeps all programs without running any. */
  public void keepAll(List<SavedProgram> entries) {
    entries.stream().filter(entry -> FOLDERS.contains(entry.expected())).forEach(this::keep);
  }

  /** Measures the accepted programs, then tries the others under the resulting limit. */
  public TimeLimit measure(List<SavedProgram> entries, Programs programs) {
    List<Trial> accepted = new ArrayList<>();
    for (SavedProgram entry : entries) {
      ForeignProgram program = program(entry, programs);
      if (entry.expected() == Verdict.ACCEPTED && program != null) {
        accepted.add(tryRight(entry, program));
      }
    }
    TimeLimit limit = TimeLimit.measured(accepted, puzzle.limits());
    for (SavedProgram entry : entries) {
      ForeignProgram program = program(entry, programs);
      if (entry.expected() != Verdict.ACCEPTED && program != null) {
        tryWrong(entry, program, limit);
      }
    }
    return limit;
  }

  private Trial tryRight(SavedProgram entry, ForeignProgram program) {
    Limits limits = puzzle.limits().withTimeNanos(MEASURING_NANOS);
    Trial trial = Trial.run(puzzle, program, limits, files, Set.of(Verdict.ACCEPTED));
    if (!trial.shows(Verdict.ACCEPTED)) {
      throw new WrongSubmission(path(entry) + ": expected accepted, found " + fault(trial));
    }
    double seconds = trial.slowestNanos() / 1e9;
    Terminal.note(
        String.format(Locale.ROOT, "%s: %.3f s for %s", path(entry), seconds, trial.slowestFile()));
    keep(entry);
    return trial;
  }

  private void tryWrong(SavedProgram entry, ForeignProgram program, TimeLimit limit) {
    if (!FOLDERS.contains(entry.expected())) {
      return;
    }
    boolean slow = entry.expected() == Verdict.TIME_LIMIT_EXCEEDED;
    long nanos = slow ? Math.round(limit.nanos() * TimeLimit.LIMIT_TO_SLOW) : limit.nanos();
    Limits limits = puzzle.limits().withTimeNanos(nanos);
    // one slow file is enough; another would take as long
    Set<Verdict> goesOn =
        slow ? Set.of(Verdict.ACCEPTED) : Set.of(Verdict.ACCEPTED, entry.expected());
    Trial trial = Trial.run(puzzle, program, limits, files, goesOn);
    if (trial.shows(entry.expected())) {
      keep(entry);
      return;
    }
    boolean harmless = trial.fault().isAccepted();
    String why = harmless ? "the data does not expose its mistake" : fault(trial);
    Terminal.note("left out " + path(entry) + ": " + why);
  }

  private static String fault(Trial trial) {
    return "%s on %s: %s"
        .formatted(trial.fault().verdict().label(), trial.faultFile(), trial.fault().detail());
  }

  private void keep(SavedProgram entry) {
    String folder = SavedProgram.folderOf(entry.expected());
    kept.add(new PuzzlePackage.Submission(entry.file(), folder));
  }

  private static ForeignProgram program(SavedProgram entry, Programs programs) {
    return programs.ready().stream()
        .filter(each -> each.name().equals(entry.name()))
        .map(ForeignProgram.class::cast)
        .findFirst()
        .orElse(null);
  }

  private static String path(SavedProgram entry) {
    return SavedProgram.folderOf(entry.expected()) + "/" + entry.name();
  }

  /** A program saved as accepted is wrong: a finding. */
  public static final class WrongSubmission extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongSubmission(String message) {
      super(message);
    }
  }
}

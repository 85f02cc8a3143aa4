package harness.corpus;

import harness.campaign.Chunk;
import harness.cases.Judgement;
import harness.cases.Score;
import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import harness.run.Submission;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Counts results by submission of the campaign and saved file. Fed by one thread at a time. */
final class FileTally implements Consumer<Chunk> {

  /** The results of a submission on a file. */
  static final class Cell {
    private final Expectation expected;
    private final int cases;
    private final BitSet run = new BitSet();
    private Verdict worst = Verdict.ACCEPTED;
    private Score score = Score.FULL;
    private JudgeFailure failure;
    private int kills;
    private long cpuNanos;
    private long limitNanos;

    private Cell(Expectation expected, int cases) {
      this.expected = expected;
      this.cases = cases;
    }

    private void add(Chunk chunk, int row, int i) {
      failure = failure == null ? chunk.failure(row, i) : failure;
      if (chunk.outcome(row, i) != null) {
        Judgement judgement = chunk.judgement(row, i);
        Verdict verdict = judgement.verdict();
        run.set((int) chunk.caseAt(i).name().index());
        cpuNanos = Math.max(cpuNanos, chunk.outcome(row, i).cpuNanos());
        limitNanos = chunk.outcome(row, i).limitNanos();
        kills += expected.isKilledBy(verdict) ? 1 : 0;
        score = verdict.compareTo(worst) >= 0 ? judgement.score() : score;
        worst = verdict.compareTo(worst) > 0 ? verdict : worst;
      }
    }

    /** The number of the file's cases that kill the submission. */
    int kills() {
      return kills;
    }

    Verdict worst() {
      return worst;
    }

    /** What the checker gives for the output with the worst verdict. */
    Score score() {
      return score;
    }

    /** Whether every case has a verdict. */
    boolean isComplete() {
      return failure == null && run.cardinality() == cases;
    }

    /**
     * The maximum CPU time of a case as a share of its limit.
     *
     * @param usualNanos the limit if it is unknown, in nanoseconds
     */
    double limitShare(double usualNanos) {
      return cpuNanos / (limitNanos == 0 ? usualNanos : limitNanos);
    }

    boolean isKilled() {
      return failure == null && kills > 0;
    }

    /** Whether the submission could not be judged on some case. */
    boolean isUnjudged() {
      return failure != null;
    }

    /** Whether the submission fails in another way than expected. */
    boolean failsOtherwise() {
      return failure == null && kills == 0 && expected.isOtherFailure(worst);
    }

    /**
     * Whether it is unknown if the file kills the submission, because some cases were not run:
     * after it exceeded the time limit, or because of an interruption.
     */
    boolean isUnknown() {
      return failure == null && kills == 0 && run.cardinality() < cases;
    }
  }

  private final SavedFiles files;
  private final List<Submission> submissions;
  private final Cell[][] cells;

  FileTally(SavedFiles files, List<? extends Submission> submissions) {
    this.files = files;
    this.submissions = List.copyOf(submissions);
    this.cells =
        submissions.stream()
            .map(
                each ->
                    files.files().stream()
                        .map(file -> new Cell(each.expectation(), file.cases()))
                        .toArray(Cell[]::new))
            .toArray(Cell[][]::new);
  }

  List<CaseFile> files() {
    return files.files();
  }

  List<Submission> submissions() {
    return submissions;
  }

  /** The results of a submission on a file, both by their numbers. */
  Cell at(int submission, int file) {
    return cells[submission][file];
  }

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      int file = files.file(chunk.from() + i);
      for (int s = 0; s < cells.length; s++) {
        cells[s][file].add(chunk, s, i);
      }
    }
  }

  /**
   * Receives results of a submission on files that it has not been run on.
   *
   * @param some the files of the campaign, in which it is the only submission
   * @param numbers their numbers here
   */
  Consumer<Chunk> later(int submission, SavedFiles some, List<Integer> numbers) {
    return chunk -> {
      for (int i = 0; i < chunk.size(); i++) {
        cells[submission][numbers.get(some.file(chunk.from() + i))].add(chunk, 0, i);
      }
    };
  }

  /** Why some submission could not be judged on a case of a file. */
  Optional<JudgeFailure> failure(int file) {
    return Stream.of(cells).map(row -> row[file].failure).filter(Objects::nonNull).findFirst();
  }
}

package harness.campaign;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Solves;
import harness.run.Outcome;
import harness.run.Submission;

/** Puts one submission through chunks of cases, in one worker's thread. */
abstract sealed class Examiner implements AutoCloseable permits SolverExaminer, ProgramExaminer {

  private final Engine engine;
  private final int row;
  private final Submission submission;
  private final ExclusiveMeasurement.Member quiet;

  Examiner(Engine engine, int row, ExclusiveMeasurement.Member quiet) {
    this.engine = engine;
    this.row = row;
    this.submission = engine.campaign().submissions().get(row);
    this.quiet = quiet;
  }

  static Examiner of(Engine engine, int row, ExclusiveMeasurement.Member quiet) {
    return engine.campaign().submissions().get(row).kind() == Submission.Kind.BUILT_IN
        ? new SolverExaminer(engine, row, quiet)
        : new ProgramExaminer(engine, row, quiet);
  }

  /** Runs and judges every case of the chunk that the submission is to be given. */
  abstract void run(Chunk chunk);

  /** How many cases it would like a chunk to have. */
  int wantedCases() {
    return 1;
  }

  /** Whether to give up: the campaign was cancelled. */
  boolean isOver() {
    return engine.isCancelled();
  }

  final Engine engine() {
    return engine;
  }

  final int row() {
    return row;
  }

  final Submission submission() {
    return submission;
  }

  final ExclusiveMeasurement.Member quiet() {
    return quiet;
  }

  /** Whether the submission is not to be given a case; the chunk is then told why. */
  final boolean spares(Chunk chunk, int i) {
    Skipped why = whySpared(chunk.distance(i), chunk.from() + i);
    if (why != null) {
      chunk.spare(row, i, why);
    }
    return why != null;
  }

  private Skipped whySpared(int distance, long index) {
    int reach = submission.reach();
    if (!engine.campaign().beyondReach()
        && reach != Solves.EVERYTHING
        && (distance == Answer.NO_SOLUTION || distance > reach)) {
      return Skipped.BEYOND_REACH;
    }
    return engine.isWithdrawn(row, index, distance) ? Skipped.AFTER_TIME_LIMIT : null;
  }

  final Judgement judge(Chunk chunk, int i, Answer answer) {
    boolean movesRequired =
        submission.kind() == Submission.Kind.BUILT_IN
            || engine.campaign().puzzle().format().printsMoves();
    return engine
        .judge()
        .judge(
            chunk.caseAt(i).input(),
            chunk.distance(i),
            answer,
            movesRequired,
            submission.guarantee());
  }

  /** Writes down what came of a case; a broken time limit counts against its distance. */
  final void put(Chunk chunk, int i, Outcome outcome, Judgement judgement) {
    if (outcome.hangsOnTime()) {
      engine.timeLimits(row).broke(chunk.from() + i, chunk.distance(i));
    }
    chunk.put(row, i, outcome, judgement);
  }

  @Override
  public abstract void close();
}

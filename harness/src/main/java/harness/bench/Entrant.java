package harness.bench;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.BuiltIn;
import harness.run.FileResult;
import harness.run.FileSession;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A submission that takes the judge's files, one after the other, in one thread. */
interface Entrant extends AutoCloseable {

  /** Who it is. */
  Submission submission();

  /** Runs one of the judge's files; null when it was cancelled. */
  FileRun run(List<Case> file);

  @Override
  void close();

  /**
   * A submission at work.
   *
   * @param limits for a file
   */
  static Entrant of(Submission submission, Limits limits, BooleanSupplier cancelled) {
    return submission instanceof BuiltIn solver
        ? new OfSolver(solver, solver.open(limits), limits, cancelled)
        : new OfProgram(submission, ((ForeignProgram) submission).open(limits));
  }

  /** A solver in process, case by case; the file's limit is on the sum. */
  record OfSolver(
      Submission submission, BuiltIn.Session session, Limits limits, BooleanSupplier cancelled)
      implements Entrant {

    @Override
    public FileRun run(List<Case> file) {
      List<Answer> answers = new ArrayList<>(file.size());
      List<Long> nanos = new ArrayList<>(file.size());
      long sum = 0;
      long expanded = 0;
      long stored = 0;
      Judgement fault = null;
      for (int i = 0; i < file.size() && fault == null; i++) {
        Outcome outcome = session.run(file.get(i), cancelled);
        if (outcome == null) {
          return null;
        }
        nanos.add(outcome.cpuNanos());
        sum += outcome.cpuNanos();
        expanded += outcome.expandedNodes();
        stored = Math.max(stored, outcome.peakStoredStates());
        fault = outcome.failure();
        if (fault == null) {
          answers.add(outcome.answer());
          fault = sum > limits.timeNanos() ? tooLong(file.size()) : null;
        }
      }
      return new FileRun(answers, nanos, sum, fault, expanded, stored, 0);
    }

    private Judgement tooLong(int cases) {
      return new Judgement(
          Verdict.TIME_LIMIT_EXCEEDED,
          Reason.CPU_TIME,
          "more than "
              + limits.timeNanos() / 1_000_000
              + " ms of CPU time for a file of "
              + cases
              + (cases == 1 ? " case" : " cases"));
    }

    @Override
    public void close() {}
  }

  /** A program, a fresh process for each file. */
  record OfProgram(Submission submission, FileSession session) implements Entrant {

    @Override
    public FileRun run(List<Case> file) {
      FileResult result = session.run(file);
      if (result == null) {
        return null;
      }
      return new FileRun(
          result.runFailed() ? List.of() : result.answers(),
          Collections.nCopies(file.size(), result.cpuNanos() / file.size()),
          result.cpuNanos(),
          result.fault(),
          0,
          0,
          result.peakBytes());
    }

    @Override
    public void close() {
      session.close();
    }
  }
}

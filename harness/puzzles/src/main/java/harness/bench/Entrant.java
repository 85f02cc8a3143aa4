package harness.bench;

import harness.cases.Case;
import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A submission that runs judge's files one after another, in one thread. */
record Entrant(Submission submission, Session session, Limits limits, BooleanSupplier cancelled)
    implements AutoCloseable {

  /** Starts a submission with limits for a file. */
  static Entrant of(Submission submission, Limits limits, BooleanSupplier cancelled) {
    return new Entrant(submission, submission.open(limits), limits, cancelled);
  }

  /**
   * Runs a judge's file. The limit applies to the sum of its cases, even if each is run separately.
   *
   * @return null if it was cancelled
   */
  FileRun run(List<Case> file) {
    return submission.readsFiles() ? session.run(file, cancelled) : oneByOne(file);
  }

  private FileRun oneByOne(List<Case> file) {
    List<Outcome> outcomes = new ArrayList<>(file.size());
    long cpuNanos = 0;
    Judgement fault = null;
    for (int i = 0; i < file.size() && fault == null; i++) {
      Outcome outcome = session.runAlone(file.get(i), cancelled);
      if (outcome == null) {
        return null;
      }
      outcomes.add(outcome);
      cpuNanos += outcome.cpuNanos();
      fault = outcome.failure();
      if (fault == null && cpuNanos > limits.timeNanos()) {
        fault = tooLong(file.size());
      }
    }
    return FileRun.ofSolver(outcomes, fault);
  }

  private Judgement tooLong(int cases) {
    return new Judgement(
        Verdict.TIME_LIMIT_EXCEEDED,
        Reason.CPU_TIME,
        "more than "
            + limits.timeNanos() / 1_000_000
            + " ms of CPU time for a file of "
            + Counted.of(cases, "case"));
  }

  @Override
  public void close() {
    session.close();
  }
}

package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;

/** A submission and an interactor, ready to be run together any number of times by one thread. */
public interface Talk extends AutoCloseable {

  /**
   * Runs both.
   *
   * @throws RunCancelled when this is closed
   * @throws RunnerFailure when the running itself fails
   */
  Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor);

  /** Ends both at once. Any thread may call it. */
  @Override
  void close();
}

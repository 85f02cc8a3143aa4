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

  /** Tells somebody what is said from now on, as it is said. */
  void watch(Watcher watcher);

  /** Somebody who looks on. Called by the thread that runs the talk. */
  interface Watcher {

    /** Both have been asked to start. */
    void begins();

    /** One of them has said something. */
    void said(Transcript.Said said);
  }

  /** Ends both at once. Any thread may call it. */
  @Override
  void close();
}

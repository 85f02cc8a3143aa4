package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;

/** A submission and an interactor, ready to be run together any number of times by one thread. */
public interface Talk extends AutoCloseable {

  /**
   * Runs both.
   *
   * @throws RunCancelled if this is closed
   * @throws RunnerFailure if the run fails through no fault of the programs
   */
  Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor);

  /** From now on, notifies a watcher of everything that is said. */
  void watch(Watcher watcher);

  /** An observer of a talk, called by the thread that runs it. */
  interface Watcher {

    /** Both programs were asked to start. */
    void begins();

    /** One of the programs said something. */
    void said(Transcript.Said said);
  }

  /** Ends both programs at once. May be called by any thread. */
  @Override
  void close();
}

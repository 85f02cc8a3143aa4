package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.InputStream;
import java.util.Map;

/** A run in progress. Used by one thread, which reads the output and then asks how it ended. */
public interface ProgramRun {

  /**
   * The program's standard output as it arrives, up to the limit. It ends when the program ends and
   * never waits for a process left running.
   */
  InputStream output();

  /**
   * Discards the rest of the output and waits for the end.
   *
   * @throws RunCancelled if the session was closed in the meantime
   * @throws RunnerFailure if the run failed through no fault of the program
   */
  ProcessReport finish();

  /**
   * Once finished: the requested files that exist, by name. Only regular files owned by the program
   * are fetched; links, pipes and folders are not.
   */
  Map<String, KeptFile> files();
}

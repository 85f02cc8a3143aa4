package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.InputStream;
import java.util.Map;

/** One run under way. Used by one thread, which reads the output and then asks how it ended. */
public interface ProgramRun {

  /**
   * The program's standard output as it comes, at most as much as the limit allows. It ends when
   * the program has ended and never waits for a process that was left behind.
   */
  InputStream output();

  /**
   * Reads what is left of the output away and waits for the end.
   *
   * @throws RunCancelled when the session was closed meanwhile
   * @throws RunnerFailure when the running itself failed
   */
  ProcessReport finish();

  /**
   * Once finished: the files that were wanted and are there, by name. Only regular files of the
   * program's own are brought back, no links, pipes or folders.
   */
  Map<String, KeptFile> files();
}

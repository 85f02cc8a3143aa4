package harness.submission;

import harness.sandbox.Isolation;
import java.time.Duration;

/**
 * How programs are compiled and run, whichever they are.
 *
 * @param isolation the sandbox
 * @param compileTime CPU time for compiling one of them
 * @param includes where compilers find headers that are not beside a source
 */
public record RunnerSettings(Isolation isolation, Duration compileTime, IncludeFolders includes) {

  /** Without include folders. */
  public RunnerSettings(Isolation isolation, Duration compileTime) {
    this(isolation, compileTime, IncludeFolders.NONE);
  }

  /** These with more include folders, which are looked into first. */
  public RunnerSettings including(IncludeFolders first) {
    return new RunnerSettings(isolation, compileTime, first.and(includes));
  }
}

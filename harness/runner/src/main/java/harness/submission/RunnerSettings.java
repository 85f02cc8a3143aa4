package harness.submission;

import harness.sandbox.Isolation;
import java.time.Duration;

/**
 * Settings for compiling and running any program.
 *
 * @param isolation the sandbox
 * @param compileTime CPU time for compiling a program
 * @param includes where compilers find headers that are not next to a source
 */
public record RunnerSettings(Isolation isolation, Duration compileTime, IncludeFolders includes) {

  /** Settings without include folders. */
  public RunnerSettings(Isolation isolation, Duration compileTime) {
    this(isolation, compileTime, IncludeFolders.NONE);
  }

  /** These settings with more include folders, which are searched first. */
  public RunnerSettings including(IncludeFolders first) {
    return new RunnerSettings(isolation, compileTime, first.and(includes));
  }
}

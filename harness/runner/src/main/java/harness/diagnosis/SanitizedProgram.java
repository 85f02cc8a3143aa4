package harness.diagnosis;

import harness.process.Cause;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A program built with checks for undefined behaviour, ready to run. Used by one thread. */
public final class SanitizedProgram implements AutoCloseable {

  private final ProgramSession session;
  private final OwnSources sources;

  SanitizedProgram(ProgramSession session, OwnSources sources) {
    this.session = session;
    this.sources = sources;
  }

  /**
   * What a run says of a program.
   *
   * @param found the undefined behaviour that a check found; null if none did
   * @param silent whether it says nothing, because it did not come to its end
   */
  public record Checked(@Nullable Diagnosis found, boolean silent) {}

  /** Runs the program once; returns what it did wrong, if a check found that. */
  public Optional<Diagnosis> run(byte[] input, RunLimits limits) {
    return report(result(input, limits), sources).diagnosis();
  }

  /**
   * Runs the program once, which works without checks. A program can print anything, but a check
   * also ends it, so that what a run prints that ends well is not believed.
   */
  public Checked checked(byte[] input, RunLimits limits) {
    return said(result(input, limits), sources);
  }

  /** What a run says. */
  static Checked said(RunResult result, OwnSources sources) {
    if (result.report().endedWell()) {
      return new Checked(null, false);
    }
    Cause cause = result.report().cause();
    boolean endedItself = cause == Cause.EXIT || cause == Cause.SIGNAL;
    Diagnosis found =
        endedItself ? report(result, sources).undefinedBehaviour().orElse(null) : null;
    return new Checked(found, found == null);
  }

  private RunResult result(byte[] input, RunLimits limits) {
    return session.run(
        RunRequest.of(input, limits.withErrorKeptBytes(SanitizedBuild.REPORT_BYTES)));
  }

  private static SanitizerReport report(RunResult result, OwnSources sources) {
    return new SanitizerReport(result.report().errorText(), sources);
  }

  @Override
  public void close() {
    session.close();
  }
}

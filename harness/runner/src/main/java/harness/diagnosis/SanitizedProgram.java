package harness.diagnosis;

import harness.machine.RunnerFailure;
import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import java.util.Optional;

/** A program built a second time, with checks for undefined behaviour. Used by one thread. */
public final class SanitizedProgram implements AutoCloseable {

  private static final int REPORT_BYTES = 256 << 10;

  private final ProgramSession session;
  private final OwnSources sources;

  private SanitizedProgram(ProgramSession session, OwnSources sources) {
    this.session = session;
    this.sources = sources;
  }

  /**
   * Builds a program.
   *
   * @param files those that it uses in place of its standard streams
   * @param memoryBytes the memory limit on its command line, in bytes
   * @return empty if that is impossible for its language, here or for this program
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<SanitizedProgram> open(
      ProgramSource source, NamedFiles files, BuildHost host, long memoryBytes) {
    Optional<Language> sanitizing = source.language().flatMap(Language::sanitizing);
    if (sanitizing.isEmpty()) {
      return Optional.empty();
    }
    try {
      return host.compile(source.as(sanitizing.get())) instanceof Compilation.Ready built
          ? Optional.of(
              new SanitizedProgram(
                  host.host().session(built.program().withFiles(files), memoryBytes),
                  new OwnSources(source.sources())))
          : Optional.empty();
    } catch (BadSubmission notHere) {
      return Optional.empty();
    }
  }

  /** Runs the program once; returns what it did wrong, if a check found that. */
  public Optional<Diagnosis> run(byte[] input, RunLimits limits) {
    return report(input, limits).diagnosis();
  }

  /**
   * Runs the program once, which works without checks; returns the undefined behaviour that they
   * found.
   */
  public Optional<Diagnosis> undefinedBehaviour(byte[] input, RunLimits limits) {
    return report(input, limits).undefinedBehaviour();
  }

  private SanitizerReport report(byte[] input, RunLimits limits) {
    RunResult result = session.run(RunRequest.of(input, limits.withErrorKeptBytes(REPORT_BYTES)));
    return new SanitizerReport(result.report().errorText(), sources);
  }

  @Override
  public void close() {
    session.close();
  }
}

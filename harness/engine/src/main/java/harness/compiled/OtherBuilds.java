package harness.compiled;

import harness.coverage.TracedProgram;
import harness.diagnosis.InitialBytes;
import harness.diagnosis.SanitizedBuild;
import harness.diagnosis.SanitizedProgram;
import harness.process.NamedFiles;
import harness.repair.ChangedProgram;
import harness.submission.BuildHost;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.LanguageVariants;
import java.util.Optional;

/**
 * Other builds of a program, for what runs of the usual build do not tell: what is undefined, which
 * lines run, and what small changes of its source do.
 */
public final class OtherBuilds {

  private final ProgramSource source;
  private final NamedFiles files;
  private final BuildHost host;

  /**
   * Other builds of a program.
   *
   * @param files those that it uses in place of the standard streams
   */
  OtherBuilds(ProgramSource source, NamedFiles files, BuildHost host) {
    this.source = source;
    this.files = files;
    this.host = host;
  }

  /** Whether its language has a way to check for undefined behaviour. */
  public boolean canBeSanitized() {
    return source.language().flatMap(LanguageVariants::sanitizing).isPresent();
  }

  /**
   * The build with checks for undefined behaviour, for many runs.
   *
   * @return empty if no checks are known for its language
   * @throws BadSubmission in one line, if it cannot be built with checks here
   */
  public Optional<SanitizedBuild> sanitized() {
    return SanitizedBuild.of(source, files, host);
  }

  /**
   * The build with checks for undefined behaviour, ready for a few runs.
   *
   * @param memoryBytes its memory limit, in bytes
   * @return empty if that is impossible
   */
  public Optional<SanitizedProgram> sanitized(long memoryBytes) {
    try {
      return SanitizedBuild.forFewRuns(source, files, host).map(build -> build.open(memoryBytes));
    } catch (BadSubmission notHere) {
      return Optional.empty();
    }
  }

  /** Builds that find variables which were never set. */
  public InitialBytes initialBytes() {
    return new InitialBytes(source, files, host);
  }

  /** Whether its language has a way to record which lines run. */
  public boolean canBeTraced() {
    return source.language().flatMap(LanguageVariants::tracing).isPresent();
  }

  /**
   * The build whose runs record which lines run.
   *
   * @param memoryBytes its memory limit, in bytes
   * @return empty if that is impossible
   */
  public Optional<TracedProgram> traced(long memoryBytes) {
    return TracedProgram.open(source, files, host, memoryBytes);
  }

  /** Whether small changes of its source are known. */
  public boolean canBeChanged() {
    return ChangedProgram.isPossible(source);
  }

  /**
   * The build with many small changes.
   *
   * @return empty if that is impossible
   */
  public Optional<ChangedProgram> changed() {
    return ChangedProgram.build(source, files, host);
  }
}

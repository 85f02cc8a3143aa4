package harness.diagnosis;

import harness.diagnosis.SanitizedProgram.Checked;
import harness.machine.RunnerFailure;
import harness.process.Cause;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.RunResult;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageVariants;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A program built a second time, with checks for undefined behaviour.
 *
 * @param host runs it; must be open as long as this is used
 * @param sources its source files
 */
public record SanitizedBuild(Program program, ProgramHost host, List<Path> sources) {

  /** The exit code of a program that a check ends, as the languages' commands ask for. */
  private static final int ENDED_BY_CHECK = 99;

  public SanitizedBuild {
    sources = List.copyOf(sources);
  }

  /**
   * Builds a program that is run many times.
   *
   * @param files those that it uses in place of its standard streams
   * @return empty if no checks are known for its language
   * @throws BadSubmission in one line, if it cannot be built with checks here
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<SanitizedBuild> of(
      ProgramSource source, NamedFiles files, BuildHost host) {
    return sanitizing(source).map(language -> built(source.as(language), files, host));
  }

  /**
   * Builds a program that is run a few times: quickly.
   *
   * @param files those that it uses in place of its standard streams
   * @return empty if no checks are known for its language
   * @throws BadSubmission in one line, if it cannot be built with checks here
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<SanitizedBuild> forFewRuns(
      ProgramSource source, NamedFiles files, BuildHost host) {
    return sanitizing(source)
        .map(language -> built(source.as(LanguageVariants.unoptimised(language)), files, host));
  }

  private static Optional<Language> sanitizing(ProgramSource source) {
    return source.language().flatMap(LanguageVariants::sanitizing);
  }

  private static SanitizedBuild built(ProgramSource source, NamedFiles files, BuildHost host) {
    Compilation compiled = host.compile(source);
    if (compiled instanceof Compilation.Failed failed) {
      throw new BadSubmission(failed.summary());
    }
    Program program = ((Compilation.Ready) compiled).program();
    return new SanitizedBuild(program.withFiles(files), host.host(), source.sources());
  }

  /** How much of a run's error output to keep, in bytes, so that a report is whole. */
  public static final int REPORT_BYTES = 256 << 10;

  /** Whether a program runs this build, perhaps with other files or variables. */
  public boolean isRunBy(Program other) {
    return Collections.indexOfSubList(other.command(), program.command()) >= 0;
  }

  /**
   * What a run says of this program, whose own exit codes may be any but {@value #ENDED_BY_CHECK}.
   */
  public Checked said(RunResult result) {
    Checked said = SanitizedProgram.said(result, new OwnSources(sources));
    boolean endedItself =
        result.report().cause() == Cause.EXIT && result.report().exitCode() != ENDED_BY_CHECK;
    return endedItself ? new Checked(said.found(), false) : said;
  }

  /**
   * Makes it ready to run in one thread.
   *
   * @param memoryBytes the memory limit on its command line, in bytes
   */
  public SanitizedProgram open(long memoryBytes) {
    return new SanitizedProgram(host.session(program, memoryBytes), new OwnSources(sources));
  }
}

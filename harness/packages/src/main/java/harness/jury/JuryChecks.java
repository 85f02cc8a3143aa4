package harness.jury;

import harness.diagnosis.SanitizedBuild;
import harness.diagnosis.SanitizedProgram.Checked;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.run.SanitizedRun;
import harness.submission.BuildHost;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Builds the jury's programs with checks for undefined behaviour, and collects what their runs say.
 * Thread-safe.
 */
final class JuryChecks {

  private final List<SanitizedBuild> builds = new CopyOnWriteArrayList<>();
  private final Set<String> problems = new ConcurrentSkipListSet<>();

  /** What the runs of the current thread say; null where nobody asks. */
  private static final ThreadLocal<List<SanitizedRun>> RUNS = new ThreadLocal<>();

  /** A program with checks; empty if it cannot have any, so that it is built as usual. */
  Optional<Program> built(ProgramSource source, BuildHost host) {
    try {
      Optional<SanitizedBuild> build = SanitizedBuild.of(source, NamedFiles.NONE, host);
      build.ifPresent(builds::add);
      return build.map(SanitizedBuild::program);
    } catch (BadSubmission notHere) {
      problems.add(source.name() + " cannot be built with checks here: " + notHere.getMessage());
      return Optional.empty();
    }
  }

  boolean isEmpty() {
    return builds.isEmpty();
  }

  /** Why some programs could not be built with checks, one line each. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  /** The limits of a program whose report is to be read. */
  static RunLimits reporting(RunLimits limits) {
    return limits.withErrorKeptBytes(SanitizedBuild.REPORT_BYTES);
  }

  /** Notes what a run says, if anybody asks. */
  void ended(Program program, RunResult result) {
    List<SanitizedRun> asked = RUNS.get();
    if (asked != null) {
      builds.stream()
          .filter(each -> each.isRunBy(program))
          .findFirst()
          .map(each -> each.said(result))
          .ifPresent(said -> asked.add(run(program.name(), said)));
    }
  }

  private static SanitizedRun run(String program, Checked said) {
    return new SanitizedRun(program, true, said.found(), said.silent());
  }

  /** What the runs during some work of this thread say. */
  List<SanitizedRun> during(Runnable work) {
    List<SanitizedRun> asked = new ArrayList<>();
    RUNS.set(asked);
    try {
      work.run();
    } finally {
      RUNS.remove();
    }
    return asked;
  }
}

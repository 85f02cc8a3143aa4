package harness.jury;

import harness.cases.Limits;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.TimeRule;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.problem.TimeRuled;
import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Computes the time limit of a package by the rule in its format, from the CPU time of its accepted
 * submissions on its own tests. Each run is a fresh process.
 */
final class MeasuredLimits implements TimeRuled {

  /** The slowest run is searched for among this many of the largest tests. */
  private static final int MOST_TESTS = 20;

  /** Maximum number of generated tests that are drawn to find the largest. */
  private static final int MOST_GENERATED = 200;

  /** No further test is measured after this time. */
  private static final Duration MOST_TIME = Duration.ofSeconds(30);

  private record Sized(PackageTest test, long size) {}

  private final ProblemPackage parts;
  private final Function<GeneratedTest, String> generate;
  private final Supplier<List<JuryProgram>> accepted;
  private final SlowestRun.Measure measure;
  private Limits measured;

  MeasuredLimits(
      ProblemPackage parts,
      Function<GeneratedTest, String> generate,
      Supplier<List<JuryProgram>> accepted,
      SlowestRun.Measure measure) {
    this.parts = parts;
    this.generate = generate;
    this.accepted = accepted;
    this.measure = measure;
  }

  @Override
  public synchronized Limits limits() {
    if (measured == null) {
      measured = measure();
    }
    return measured;
  }

  private Limits measure() {
    Limits stated = parts.limits().limits();
    SlowestRun.Found slowest = slowest();
    if (slowest == null) {
      Terminal.note(
          "time limit "
              + seconds(stated.timeNanos())
              + ": the package states none, and no accepted submission could be measured on its"
              + " tests");
      return stated;
    }
    TimeRule rule = parts.limits().rule();
    long nanos = rule.limitNanos(slowest.nanos());
    Terminal.note(
        String.format(
            Locale.ROOT,
            "time limit %s: %s, rounded; %s took %.3f s for %s%s",
            seconds(nanos),
            rule.text(),
            slowest.program(),
            slowest.nanos() / 1e9,
            slowest.test(),
            slowest.isOfAll() ? "" : "; " + partly(slowest)));
    return stated.withTimeNanos(nanos);
  }

  private static String seconds(long nanos) {
    return nanos % 1_000_000_000 == 0
        ? nanos / 1_000_000_000 + " s"
        : String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
  }

  private static String partly(SlowestRun.Found slowest) {
    return String.format(
        Locale.ROOT,
        "only %d of %d tests were measured in %d s (the next run goes on; --time-limit sets it)",
        slowest.measured(),
        slowest.tests(),
        MOST_TIME.toSeconds());
  }

  /**
   * The slowest run of an accepted submission; null if there is none. Failing runs are left out
   * because they prove nothing.
   */
  private SlowestRun.Found slowest() {
    Terminal.showStatus("measuring the time limit: looking for the largest tests");
    try {
      List<PackageTest> largest = largest();
      return new SlowestRun(largest, this::read, measure)
          .within(MOST_TIME.toNanos(), largest.isEmpty() ? List.of() : accepted.get());
    } finally {
      Terminal.clearStatus();
    }
  }

  private List<PackageTest> largest() {
    return Stream.concat(
            parts.data().stream().filter(each -> InputFiles.isSmall(each.input())),
            parts.generated().stream().limit(MOST_GENERATED))
        .map(each -> new Sized(each, size(each)))
        .filter(each -> each.size() >= 0)
        .sorted(Comparator.comparingLong(Sized::size).reversed())
        .limit(MOST_TESTS)
        .map(Sized::test)
        .toList();
  }

  /** The input of a test; null if it is unavailable, which is reported by the run that tests it. */
  private String read(PackageTest test) {
    try {
      return test instanceof GeneratedTest generated
          ? generate.apply(generated)
          : ((DataFile) test).text();
    } catch (IOException | UsageException | JudgeFailure gone) {
      return null;
    }
  }

  /** The size of an input in bytes; negative if it is unavailable. */
  private long size(PackageTest test) {
    if (test instanceof DataFile file) {
      return file.size();
    }
    String input = read(test);
    return input == null ? -1 : input.length();
  }
}

package harness.jury;

import harness.cases.Limits;
import harness.formats.DataFile;
import harness.formats.PackageLimits;
import harness.formats.TimeRule;
import harness.problem.TimeRuled;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.terminal.InputFiles;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Computes the time limit of a package as its format says, from the CPU time of its accepted
 * submissions on its own tests. Each run is a fresh process.
 */
final class MeasuredLimits implements TimeRuled {

  /** So many of the largest tests are enough to find the slowest run. */
  private static final int MOST_TESTS = 20;

  private record Run(String program, String test, long nanos) {}

  private final PackageLimits stated;
  private final List<DataFile> tests;
  private final Supplier<List<JuryProgram>> accepted;
  private Limits measured;

  /**
   * Nothing is measured yet.
   *
   * @param accepted compiles the accepted submissions
   */
  MeasuredLimits(PackageLimits stated, List<DataFile> tests, Supplier<List<JuryProgram>> accepted) {
    this.stated = stated;
    this.tests = tests;
    this.accepted = accepted;
  }

  @Override
  public synchronized Limits limits() {
    if (measured == null) {
      measured = measure();
    }
    return measured;
  }

  private Limits measure() {
    Run slowest = slowest();
    if (slowest == null) {
      Terminal.note(
          "time limit "
              + seconds(stated.limits().timeNanos())
              + ": the package states none, and no accepted submission could be measured on its"
              + " tests");
      return stated.limits();
    }
    TimeRule rule = stated.rule();
    long nanos = rule.limitNanos(slowest.nanos());
    Terminal.note(
        String.format(
            Locale.ROOT,
            "time limit %s: %s, rounded; %s took %.3f s for %s",
            seconds(nanos),
            rule.text(),
            slowest.program(),
            slowest.nanos() / 1e9,
            slowest.test()));
    return stated.limits().withTimeNanos(nanos);
  }

  private static String seconds(long nanos) {
    return nanos % 1_000_000_000 == 0
        ? nanos / 1_000_000_000 + " s"
        : String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
  }

  /** The slowest run of an accepted submission; null if there is none. */
  private Run slowest() {
    List<DataFile> largest =
        tests.stream()
            .filter(each -> InputFiles.isSmall(each.input()))
            .sorted(Comparator.comparingLong(MeasuredLimits::size).reversed())
            .limit(MOST_TESTS)
            .toList();
    Run slowest = null;
    for (JuryProgram program : largest.isEmpty() ? List.<JuryProgram>of() : accepted.get()) {
      Run own = slowest(program, largest);
      slowest = own != null && (slowest == null || own.nanos() > slowest.nanos()) ? own : slowest;
    }
    return slowest;
  }

  /** The slowest run of a program; null if it fails, since a failing run says nothing. */
  private static Run slowest(JuryProgram program, List<DataFile> largest) {
    Run slowest = null;
    for (DataFile each : largest) {
      RunResult result = program.runPlainly(RunRequest.of(read(each), program.limits()));
      if (!JuryProgram.hasEnded(result, JuryProgram.WELL)) {
        Terminal.note(
            program.name() + " fails on " + each.name() + ", and is not measured for the limit");
        return null;
      }
      long nanos = result.report().cpuNanos();
      if (slowest == null || nanos > slowest.nanos()) {
        slowest = new Run(program.name(), each.name(), nanos);
      }
    }
    return slowest;
  }

  private static byte[] read(DataFile test) {
    try {
      return test.text().getBytes(StandardCharsets.ISO_8859_1);
    } catch (IOException | UsageException gone) {
      return new byte[0];
    }
  }

  private static long size(DataFile test) {
    try {
      return Files.size(test.input());
    } catch (IOException gone) {
      return 0;
    }
  }
}

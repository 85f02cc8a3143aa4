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
import harness.process.ProcessReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
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

  private record Run(String program, String test, long nanos) {}

  private record Sized(PackageTest test, long size) {}

  private final ProblemPackage parts;
  private final Function<GeneratedTest, String> generate;
  private final Supplier<List<JuryProgram>> accepted;
  private final Judges judges;
  private Limits measured;

  MeasuredLimits(
      ProblemPackage parts,
      Function<GeneratedTest, String> generate,
      Supplier<List<JuryProgram>> accepted,
      Judges judges) {
    this.parts = parts;
    this.generate = generate;
    this.accepted = accepted;
    this.judges = judges;
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
    Run slowest = slowest();
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
            "time limit %s: %s, rounded; %s took %.3f s for %s",
            seconds(nanos),
            rule.text(),
            slowest.program(),
            slowest.nanos() / 1e9,
            slowest.test()));
    return stated.withTimeNanos(nanos);
  }

  private static String seconds(long nanos) {
    return nanos % 1_000_000_000 == 0
        ? nanos / 1_000_000_000 + " s"
        : String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
  }

  /**
   * The slowest run of an accepted submission; null if there is none. Failing runs are left out
   * because they prove nothing.
   */
  private Run slowest() {
    Terminal.showStatus("measuring the time limit: looking for the largest tests");
    try {
      return slowest(largest());
    } finally {
      Terminal.clearStatus();
    }
  }

  private Run slowest(List<PackageTest> largest) {
    List<JuryProgram> programs = new ArrayList<>(largest.isEmpty() ? List.of() : accepted.get());
    Map<JuryProgram, Run> slowest = new LinkedHashMap<>();
    for (PackageTest test : largest) {
      String input = read(test);
      for (JuryProgram each : input == null ? List.<JuryProgram>of() : List.copyOf(programs)) {
        Terminal.showStatus("measuring the time limit: " + each.name() + " on " + test.name());
        ProcessReport report = judges.ranWell(each, test, input);
        if (report == null) {
          Terminal.clearStatus();
          Terminal.note(each.name() + " fails on " + test.name() + "; not measured for the limit");
          programs.remove(each);
          slowest.remove(each);
        } else {
          Run run = new Run(each.name(), test.name(), report.cpuNanos());
          slowest.merge(each, run, BinaryOperator.maxBy(Comparator.comparingLong(Run::nanos)));
        }
      }
    }
    return slowest.values().stream().max(Comparator.comparingLong(Run::nanos)).orElse(null);
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

package harness.jury;

import harness.formats.PackageTest;
import harness.machine.Terminal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The search for the slowest run of right programs on tests. */
final class SlowestRun {

  /** Measures one run. */
  @FunctionalInterface
  interface Measure {

    /** The CPU time of a program on a test, in nanoseconds; empty if it fails. */
    OptionalLong nanos(JuryProgram program, PackageTest test, String input);
  }

  /**
   * The slowest run.
   *
   * @param measured the number of tests that were measured, of all {@code tests}
   */
  record Found(String program, String test, long nanos, int measured, int tests) {

    boolean isOfAll() {
      return measured == tests;
    }
  }

  private record Run(String program, String test, long nanos) {}

  private final List<PackageTest> tests;
  private final Function<PackageTest, @Nullable String> inputs;
  private final Measure measure;
  private final LongSupplier clock;

  /**
   * Creates a search.
   *
   * @param tests the most promising first
   * @param inputs returns null for a test that cannot be read
   */
  SlowestRun(
      List<PackageTest> tests, Function<PackageTest, @Nullable String> inputs, Measure measure) {
    this(tests, inputs, measure, System::nanoTime);
  }

  SlowestRun(
      List<PackageTest> tests,
      Function<PackageTest, @Nullable String> inputs,
      Measure measure,
      LongSupplier clock) {
    this.tests = tests;
    this.inputs = inputs;
    this.measure = measure;
    this.clock = clock;
  }

  /**
   * Runs programs on the tests; those that fail on any are left out.
   *
   * @param nanos no test is begun after this time, once there is a result
   * @return null if nothing could be measured
   */
  @Nullable Found within(long nanos, List<JuryProgram> programs) {
    long began = clock.getAsLong();
    List<JuryProgram> left = new ArrayList<>(programs);
    Map<JuryProgram, Run> slowest = new LinkedHashMap<>();
    int measured = 0;
    while (measured < tests.size() && (slowest.isEmpty() || clock.getAsLong() - began < nanos)) {
      measure(tests.get(measured), left, slowest);
      measured++;
    }
    int done = measured;
    return slowest.values().stream()
        .max(Comparator.comparingLong(Run::nanos))
        .map(each -> new Found(each.program(), each.test(), each.nanos(), done, tests.size()))
        .orElse(null);
  }

  private void measure(PackageTest test, List<JuryProgram> left, Map<JuryProgram, Run> slowest) {
    String input = inputs.apply(test);
    for (JuryProgram each : input == null ? List.<JuryProgram>of() : List.copyOf(left)) {
      Terminal.showStatus("measuring the time limit: " + each.name() + " on " + test.name());
      OptionalLong nanos = measure.nanos(each, test, input);
      if (nanos.isEmpty()) {
        Terminal.clearStatus();
        Terminal.note(each.name() + " fails on " + test.name() + "; not measured for the limit");
        left.remove(each);
        slowest.remove(each);
      } else {
        Run run = new Run(each.name(), test.name(), nanos.getAsLong());
        slowest.merge(each, run, BinaryOperator.maxBy(Comparator.comparingLong(Run::nanos)));
      }
    }
  }
}

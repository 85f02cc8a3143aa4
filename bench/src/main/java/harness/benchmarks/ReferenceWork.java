package harness.benchmarks;

import harness.cases.Generator;
import harness.generators.Generators;
import harness.reference.Oracle;
import harness.reference.Puzzles;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * The CPU seconds that one thread needs to draw a puzzle's cases and to find their exact answers.
 * In a pipeline of programs, this is the work of the generator and of the reference.
 */
public final class ReferenceWork {

  private ReferenceWork() {}

  /**
   * Prints the CPU seconds.
   *
   * @param arguments puzzle, generator, number of cases, seed
   */
  public static void main(String[] arguments) {
    Generator generator = Generators.named(arguments[0], arguments[1]);
    Oracle oracle = Puzzles.named(arguments[0]).orElseThrow().oracle();
    long cases = Long.parseLong(arguments[2]);
    long seed = Long.parseLong(arguments[3]);
    long start = cpuNanos();
    long solvable = 0;
    for (long index = 0; index < cases; index++) {
      if (oracle.distance(generator.draw(seed, index).input()) >= 0) {
        solvable++;
      }
    }
    double seconds = (cpuNanos() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    if (solvable == 0) {
      throw new IllegalStateException("no case has a solution");
    }
    System.out.println(String.format(Locale.ROOT, "%.3f", seconds));
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}

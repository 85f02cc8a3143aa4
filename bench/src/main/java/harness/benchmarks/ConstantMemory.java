package harness.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * A long run with a solver that costs next to nothing, in the heap that this process was given:
 * compares the live memory after a garbage collection a tenth of the way through and at the end.
 * Prints rows for {@code bench/run}.
 */
public final class ConstantMemory {

  private static final int THREADS = 2;
  private static final int TENTH = 10;

  /** Allowance for cases in progress. */
  private static final double MOST_GROWTH = 1.15;

  private ConstantMemory() {}

  /** Runs the puzzle given by the first argument on the number of cases given by the second. */
  public static void main(String[] arguments) {
    String puzzle = arguments[0];
    long cases = Long.parseLong(arguments[1]);
    StressRun run = new StressRun(puzzle);
    Watch watch = new Watch(cases);
    long start = System.nanoTime();
    run.run(cases, THREADS, watch);
    double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    String name = "constantMemory." + puzzle;
    row(name + ".cases %d cases", cases);
    row(name + ".growth %.3f <= %.2f times", watch.growth(), MOST_GROWTH);
    row(name + ".live %.1f MB", watch.atTheEnd / 1e6);
    row(name + ".speed %.0f cases/s", cases / seconds);
  }

  private static void row(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  /** Measures the live memory a tenth of the way through and at the end. */
  private static final class Watch implements LongConsumer {
    private final MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    private final long cases;
    private long atTheTenth;
    private long atTheEnd;

    Watch(long cases) {
      this.cases = cases;
    }

    @Override
    public void accept(long done) {
      if (atTheTenth == 0 && done >= cases / TENTH) {
        atTheTenth = living();
      }
      if (done >= cases) {
        atTheEnd = living();
      }
    }

    double growth() {
      return (double) atTheEnd / atTheTenth;
    }

    private long living() {
      memory.gc();
      return memory.getHeapMemoryUsage().getUsed();
    }
  }
}

package harness.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * A long run of a solver that costs next to nothing, in whatever heap this process has: what lives
 * after a collection at a tenth of the way and at the end. Prints rows for {@code bench/run}.
 */
public final class ConstantMemory {

  private static final int THREADS = 2;
  private static final int TENTH = 10;

  /** Room for cases under way, which come and go. */
  private static final double MOST_GROWTH = 1.15;

  private ConstantMemory() {}

  /** Runs a puzzle, the first argument, on as many cases as the second says. */
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

  /** Measures what lives at a tenth of the way and at the end. */
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

package harness.process;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * Which processor each thread's quick runs use: the one that the thread itself uses. In a short run
 * the thread, the runner and the program spend most of their time waking each other, which is cheap
 * only on one processor. The operating system may move the thread at any time, and its runs follow.
 * No two threads share a processor. Safe for many threads.
 */
final class Processors {

  /** Instead of a processor's number: any. */
  static final int ANY = -1;

  /** How long a choice lasts; then the thread looks again where it is. */
  private static final long LASTS_NANOS = 250_000_000L;

  /** A thread that has started no quick run for this long gives its processor up. */
  private static final long IDLE_NANOS = 50_000_000L;

  private static final Path CURRENT_THREAD = Path.of("/proc/thread-self");

  private record Choice(int processor, long chosenNanos, long usedNanos) {}

  private final boolean several;
  private final IntSupplier current;
  private final Map<Thread, Choice> choices = new HashMap<>();

  /** Those of this machine. */
  Processors() {
    this(
        Runtime.getRuntime().availableProcessors(),
        () -> ProcessStat.of(CURRENT_THREAD).map(ProcessStat::processor).orElse(ANY));
  }

  /** For this many processors; {@code current} is that of the calling thread, if known. */
  Processors(int count, IntSupplier current) {
    this.several = count > 1;
    this.current = current;
  }

  /** For the calling thread's next quick run, at a time of {@link System#nanoTime()}. */
  synchronized int next(long nanos) {
    if (!several) {
      return ANY;
    }
    Choice last = choices.get(Thread.currentThread());
    Choice choice =
        last == null || nanos - last.chosenNanos > LASTS_NANOS
            ? new Choice(free(current.getAsInt(), nanos), nanos, nanos)
            : new Choice(last.processor, last.chosenNanos, nanos);
    choices.put(Thread.currentThread(), choice);
    return choice.processor;
  }

  /**
   * This processor, unless another thread has it. Two threads that were moved to each other's
   * processor must not wait for each other, so one that finds its processor taken keeps none.
   */
  private int free(int processor, long nanos) {
    choices.remove(Thread.currentThread());
    choices.values().removeIf(each -> nanos - each.usedNanos > IDLE_NANOS);
    boolean taken = choices.values().stream().anyMatch(each -> each.processor == processor);
    return taken ? ANY : processor;
  }
}

package harness.process;

import java.util.HashMap;
import java.util.Map;

/**
 * Which processor each thread's quick runs use. The processes of a short run spend most of their
 * time waking each other, which is cheap only on one processor. The operating system chooses the
 * processor: from time to time a run may use any, and where it ends is where the next runs stay. No
 * two threads share one. Safe for many threads.
 */
final class Processors {

  /** Instead of a processor's number: any. */
  static final int ANY = -1;

  /** How long a choice lasts; after that the operating system chooses again. */
  private static final long LASTS_NANOS = 250_000_000L;

  /** A thread that has started no quick run for this long gives its processor up. */
  private static final long IDLE_NANOS = 50_000_000L;

  private static final class Choice {
    private final int processor;
    private final long chosenNanos;
    private long usedNanos;

    Choice(int processor, long nanos) {
      this.processor = processor;
      this.chosenNanos = nanos;
      this.usedNanos = nanos;
    }
  }

  private final boolean several;
  private final Map<Thread, Choice> choices = new HashMap<>();

  /** Those of this machine. */
  Processors() {
    this(Runtime.getRuntime().availableProcessors());
  }

  /** For a machine with this many processors; with a single one there is nothing to choose. */
  Processors(int count) {
    this.several = count > 1;
  }

  /**
   * The processor for the calling thread's next quick run, or {@link #ANY}.
   *
   * @param nanos the time, on {@link System#nanoTime()}
   */
  synchronized int next(long nanos) {
    Choice choice = choices.get(Thread.currentThread());
    if (choice == null || nanos - choice.chosenNanos > LASTS_NANOS) {
      return ANY;
    }
    choice.usedNanos = nanos;
    return choice.processor;
  }

  /**
   * Takes note of where a quick run of the calling thread has ended.
   *
   * @param asked what {@link #next} said before the run
   * @param processor where it ended, or {@link #ANY} if that is not known
   */
  synchronized void ended(int asked, int processor, long nanos) {
    if (asked != ANY || processor == ANY || !several) {
      return;
    }
    Thread caller = Thread.currentThread();
    choices.values().removeIf(each -> nanos - each.usedNanos > IDLE_NANOS);
    Choice own = choices.remove(caller);
    boolean taken = choices.values().stream().anyMatch(each -> each.processor == processor);
    if (!taken) {
      choices.put(caller, new Choice(processor, nanos));
    } else if (own != null) {
      choices.put(caller, new Choice(own.processor, nanos));
    }
  }
}

package harness.jury;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What a generator printed so far: whether that depends on its arguments, and on nothing else. Each
 * thing is said once, as soon as it is known. Thread-safe.
 */
final class DrawnInputs {

  /** Equal inputs in a row that are no accident. */
  static final int ALIKE = 20;

  /** Arguments and inputs that are remembered. */
  private static final int MOST = 1 << 16;

  /** After this time also a clock that counts seconds has moved on. */
  private static final long CLOCK_NANOS = 1_200_000_000L;

  private final String generator;
  private final Consumer<String> news;
  private final Map<List<String>, Integer> known = new HashMap<>();
  private final Set<Integer> different = new HashSet<>();
  private List<String> first;
  private long firstNanos;
  private boolean rechecked;
  private boolean unsteady;
  private boolean ignoresSeed;
  private int last;
  private int alike;
  private long drawn;

  /**
   * Nothing yet.
   *
   * @param generator as people know it
   * @param news is told what is wrong, in one line
   */
  DrawnInputs(String generator, Consumer<String> news) {
    this.generator = generator;
    this.news = news;
  }

  /** Takes note of an input. */
  synchronized void add(List<String> words, String input) {
    int hash = input.hashCode();
    Integer before = known.get(words);
    if (before != null) {
      compare(before, hash);
      return;
    }
    if (first == null) {
      first = words;
      firstNanos = System.nanoTime();
    }
    if (known.size() < MOST) {
      known.put(words, hash);
    }
    if (different.size() < MOST) {
      different.add(hash);
    }
    alike = drawn++ > 0 && hash == last ? alike + 1 : 1;
    last = hash;
    if (alike == ALIKE && !ignoresSeed) {
      ignoresSeed = true;
      news.accept(
          generator
              + ": "
              + ALIKE
              + " seeds in a row gave the same input; it seems to ignore the seed among its"
              + " arguments");
    }
  }

  private void compare(int before, int hash) {
    if (before != hash && !unsteady) {
      unsteady = true;
      news.accept(
          generator
              + ": the same arguments give different inputs, as if it were seeded from the clock;"
              + " findings keep the input, as the name of a case cannot draw it again");
    }
  }

  /**
   * Takes note that arguments which gave an input before give none now.
   *
   * @param why one line
   */
  synchronized void failedAgain(String why) {
    unsteady = true;
    news.accept(
        generator
            + ": fails with arguments that gave an input before: "
            + why
            + "; findings keep"
            + " the input");
  }

  /** The arguments to be drawn with once more; null if there is nothing to be learnt now. */
  synchronized List<String> toRecheck() {
    if (rechecked || first == null || System.nanoTime() - firstNanos < CLOCK_NANOS) {
      return null;
    }
    rechecked = true;
    return first;
  }

  /** How long to wait until {@link #toRecheck} says what there is to check, in nanoseconds. */
  synchronized long recheckInNanos() {
    return rechecked || first == null
        ? 0
        : Math.max(0, CLOCK_NANOS - (System.nanoTime() - firstNanos));
  }

  /** Whether it gave different inputs for the same arguments. */
  synchronized boolean isUnsteady() {
    return unsteady;
  }

  /** What there is to say in the end, in one line; null if all is well. */
  synchronized String summary() {
    int inputs = different.size();
    return ignoresSeed
        ? generator
            + ": "
            + inputs
            + (inputs == 1 ? " input" : " different inputs")
            + " in "
            + drawn
            + " cases"
        : null;
  }
}

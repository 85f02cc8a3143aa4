package harness.jury;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The inputs printed by a generator so far: whether they depend on its arguments, and on nothing
 * else. Each problem is reported once, as soon as it is known. Thread-safe.
 */
final class DrawnInputs {

  /** This many equal inputs in a row are not a coincidence. */
  static final int ALIKE = 20;

  /** Maximum number of arguments and inputs to remember. */
  private static final int MOST = 1 << 16;

  /** After this time, even a clock that counts seconds has advanced. */
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

  DrawnInputs(String generator, Consumer<String> news) {
    this.generator = generator;
    this.news = news;
  }

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
      tell(
          ALIKE
              + " seeds in a row gave the same input; it seems to ignore the seed among its"
              + " arguments");
      tellOfSeconds();
    }
  }

  private void compare(int before, int hash) {
    if (before != hash && !unsteady) {
      unsteady = true;
      tell(
          "the same arguments give different inputs, as if it were seeded from the clock;"
              + " findings keep the input, because the case name cannot reproduce it");
      tellOfSeconds();
    }
  }

  /** What to do if nothing but a clock that counts seconds changes the input. */
  private void tellOfSeconds() {
    if (ignoresSeed && unsteady) {
      tell("draws about one input a second; to draw more, seed it from its last argument");
    }
  }

  synchronized void failedAgain(String why) {
    unsteady = true;
    tell("fails with arguments that gave an input earlier: " + why + "; findings keep the input");
  }

  private void tell(String problem) {
    news.accept(generator + ": " + problem);
  }

  /** The arguments to run again now; null if there is no need. */
  synchronized List<String> toRecheck() {
    if (rechecked || first == null || System.nanoTime() - firstNanos < CLOCK_NANOS) {
      return null;
    }
    rechecked = true;
    return first;
  }

  /** How long until {@link #toRecheck} has something to check, in nanoseconds. */
  synchronized long recheckInNanos() {
    return rechecked || first == null
        ? 0
        : Math.max(0, CLOCK_NANOS - (System.nanoTime() - firstNanos));
  }

  synchronized boolean isUnsteady() {
    return unsteady;
  }

  synchronized boolean ignoresSeed() {
    return ignoresSeed;
  }

  /** A final remark in one line; null if all is well. */
  synchronized String summary() {
    int inputs = different.size();
    String found = inputs == 1 ? "1 input" : inputs + " different inputs";
    return ignoresSeed ? generator + ": " + found + " in " + drawn + " cases" : null;
  }
}

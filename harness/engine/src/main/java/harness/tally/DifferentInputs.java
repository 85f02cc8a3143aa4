package harness.tally;

import java.util.HashSet;
import java.util.Set;

/**
 * Counts different inputs by a hash of 64 bits, up to a number that bounds its memory. Among so few
 * inputs, two with the same hash are practically impossible.
 */
final class DifferentInputs {

  /** The most inputs that are counted. */
  private static final int MOST = 1 << 14;

  /** An odd factor with a balanced pattern of bits: 2^64 divided by the golden ratio. */
  private static final long FACTOR = 0x9e3779b97f4a7c15L;

  private final Set<Long> hashes = new HashSet<>();
  private long added;

  /** Whether all inputs were seen, and few enough. */
  private boolean known = true;

  void add(String input) {
    if (known) {
      added++;
      hashes.add(hash(input));
      if (added > MOST) {
        addUnseen();
      }
    }
  }

  /** Adds inputs that are not known, after which the number is unknown. */
  void addUnseen() {
    known = false;
    hashes.clear();
  }

  /** The number of different inputs; null if unknown. */
  Long count() {
    return known ? (long) hashes.size() : null;
  }

  private static long hash(String input) {
    long hash = input.length();
    for (int i = 0; i < input.length(); i++) {
      hash = (hash ^ input.charAt(i)) * FACTOR;
      hash ^= hash >>> 32;
    }
    return hash;
  }
}

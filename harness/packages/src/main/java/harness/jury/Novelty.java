package harness.jury;

import harness.campaign.Chunk;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Tells which results are new: answers of another kind, inputs of another size, and runs that took
 * far longer than others of their size.
 */
final class Novelty {

  /** No more are remembered; then nothing is new. */
  private static final int MOST_FEATURES = 10_000;

  /** This many times the usual time is a feature. */
  private static final int ODD_TIMES = 4;

  /** Shorter times are noise. */
  private static final long LEAST_NANOS = 2_000_000;

  /** Numbers up to this size are kinds of their own. */
  private static final long SMALL = 16;

  private static final int MOST_CHARACTERS = 24;
  private static final int NUMBER_CHARACTERS = 18;

  private final Set<String> seen = new HashSet<>();
  private final Map<Integer, Long> usualNanos = new HashMap<>(); // by size class

  /** Whether a case of a chunk has shown something new; remembers it. */
  boolean isNew(Chunk chunk, int i) {
    boolean anyNew = false;
    int size = magnitude(chunk.caseAt(i).input().length());
    for (int s = 0; s < chunk.submissions(); s++) {
      if (chunk.outcome(s, i) == null || chunk.outcome(s, i).output() == null) {
        continue;
      }
      anyNew |= add("size " + size);
      anyNew |= add("answer " + kind(chunk.outcome(s, i).output().toString()));
      anyNew |= isSlow(size, chunk.outcome(s, i).cpuNanos());
    }
    return anyNew;
  }

  private boolean add(String feature) {
    return seen.size() < MOST_FEATURES && seen.add(feature);
  }

  private boolean isSlow(int size, long nanos) {
    Long usual = usualNanos.get(size);
    // an approximate moving average
    usualNanos.put(size, usual == null ? nanos : usual + (nanos - usual) / 16);
    return usual != null
        && nanos > LEAST_NANOS
        && nanos > ODD_TIMES * usual
        && add("slow " + size + " " + magnitude(nanos / Math.max(1, usual)));
  }

  /** What kind of answer an output is: its number of lines, and of what kind the first token is. */
  static String kind(String output) {
    String text = output.strip();
    int end = 0;
    while (end < text.length() && text.charAt(end) > ' ') {
      end++;
    }
    boolean isAlone = end == text.length();
    long lines = isAlone ? 1 : text.lines().limit(1 << 12).count();
    return magnitude(lines) + (isAlone ? " only " : " first ") + token(text.substring(0, end));
  }

  private static String token(String token) {
    if (!token.matches("-?[0-9]{1," + NUMBER_CHARACTERS + "}")) {
      String known = token.substring(0, Math.min(MOST_CHARACTERS, token.length()));
      return known.matches("[A-Za-z]+") ? known.toLowerCase(Locale.ROOT) : "other";
    }
    long number = Long.parseLong(token);
    return Math.abs(number) <= SMALL
        ? Long.toString(number)
        : (number < 0 ? "-" : "") + "2^" + magnitude(Math.abs(number));
  }

  /** Number of bits. */
  private static int magnitude(long number) {
    return Long.SIZE - Long.numberOfLeadingZeros(number);
  }
}

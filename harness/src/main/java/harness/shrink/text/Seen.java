package harness.shrink.text;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What was seen of sizes, values and characters: for the first lines each for itself, for all later
 * ones together, and likewise for the tokens of a line.
 */
final class Seen {

  /** Lines and tokens from here on are alike. */
  private static final int ALIKE = 3;

  private static final String LINES = "lines";

  private final Map<String, BigInteger> least = new HashMap<>();
  private final Map<String, BigInteger> most = new HashMap<>();
  private final Map<String, TreeSet<Integer>> characters = new HashMap<>();

  private Seen() {}

  static Seen of(List<Layout> inputs) {
    Seen seen = new Seen();
    inputs.forEach(seen::add);
    return seen;
  }

  private void add(Layout layout) {
    widen(LINES, layout.size());
    for (int line = 0; line < layout.size(); line++) {
      List<String> tokens = layout.line(line);
      widen(tokensOf(line), tokens.size());
      for (int place = 0; place < tokens.size(); place++) {
        String token = tokens.get(place);
        String key = key(line, place);
        if (Numbers.isInteger(token)) {
          widen(key, new BigInteger(token));
        } else {
          widen(lengthOf(key), token.length());
          token.chars().forEach(characters.computeIfAbsent(key, k -> new TreeSet<>())::add);
        }
      }
    }
  }

  /** Whether an input goes beyond nothing that was seen. */
  boolean allows(Layout layout) {
    if (!isWithin(LINES, BigInteger.valueOf(layout.size()))) {
      return false;
    }
    for (int line = 0; line < layout.size(); line++) {
      List<String> tokens = layout.line(line);
      if (!isWithin(tokensOf(line), BigInteger.valueOf(tokens.size()))) {
        return false;
      }
      for (int place = 0; place < tokens.size(); place++) {
        if (!allows(key(line, place), tokens.get(place))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean allows(String key, String token) {
    if (Numbers.isInteger(token)) {
      return isWithin(key, new BigInteger(token));
    }
    TreeSet<Integer> known = characters.get(key);
    return known != null
        && isWithin(lengthOf(key), BigInteger.valueOf(token.length()))
        && token.chars().allMatch(known::contains);
  }

  private static String tokensOf(int line) {
    return "tokens " + Math.min(line, ALIKE);
  }

  private static String key(int line, int place) {
    return Math.min(line, ALIKE) + " " + Math.min(place, ALIKE);
  }

  private static String lengthOf(String key) {
    return "length " + key;
  }

  private void widen(String key, long value) {
    widen(key, BigInteger.valueOf(value));
  }

  private void widen(String key, BigInteger value) {
    least.merge(key, value, BigInteger::min);
    most.merge(key, value, BigInteger::max);
  }

  private boolean isWithin(String key, BigInteger value) {
    return least.containsKey(key)
        && value.compareTo(least.get(key)) >= 0
        && value.compareTo(most.get(key)) <= 0;
  }
}

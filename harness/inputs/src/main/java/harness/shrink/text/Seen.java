package harness.shrink.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The sizes, values and characters seen: separately for each of the first lines and together for
 * all later ones, and likewise for the tokens of a line.
 */
final class Seen {

  private static final int ALIKE = Positions.ALIKE;

  /** Values with fewer digits are taken to be from a small range. */
  private static final int DIGITS = 4;

  private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+");

  private static final String LINES = "lines";
  private static final String TOKENS = "tokens ";
  private static final String LENGTH = "length ";

  private final Map<String, Range> ranges = new HashMap<>();
  private final Map<String, TreeSet<Integer>> characters = new HashMap<>();
  private final Map<String, TreeSet<Integer>> digits = new HashMap<>();
  private final Positions positions;
  private boolean onlyDecimals = true;

  private Seen(Positions positions) {
    this.positions = positions;
  }

  /**
   * What inputs have in common.
   *
   * @param facts which integers are counts
   */
  static Seen of(List<Layout> inputs, List<CountFact> facts) {
    Seen single = of(inputs, Positions.SINGLE);
    Positions lists =
        Positions.of(
            inputs, facts, (line, place, token) -> single.allows(single.key(line, place), token));
    return lists.equals(Positions.SINGLE) ? single : of(inputs, lists);
  }

  private static Seen of(List<Layout> inputs, Positions positions) {
    Seen seen = new Seen(positions);
    inputs.forEach(seen::add);
    seen.digits.keySet().forEach(seen::extendDown);
    return seen;
  }

  /**
   * A copy in which sizes, lengths and counts with several seen values extend down to 1. Values and
   * characters are merged over all positions, since a token moves if one before it is removed.
   *
   * @param counts line and position of integers that are counts
   */
  Seen shorter(Set<List<Integer>> counts) {
    Seen shorter = new Seen(positions);
    shorter.onlyDecimals = onlyDecimals;
    TreeSet<Integer> all = new TreeSet<>();
    characters.values().forEach(all::addAll);
    characters.keySet().forEach(each -> shorter.characters.put(each, all));
    Set<String> sizes = new HashSet<>(ranges.keySet());
    sizes.removeIf(each -> !isSize(each));
    counts.forEach(each -> sizes.add(key(each.get(0), each.get(1))));
    Range values =
        ranges.keySet().stream()
            .filter(each -> !sizes.contains(each))
            .map(ranges::get)
            .reduce(Range::union)
            .orElse(null);
    ranges.forEach(
        (key, seen) -> shorter.ranges.put(key, sizes.contains(key) ? seen.extended() : values));
    return shorter;
  }

  private static boolean isSize(String key) {
    return key.equals(LINES) || key.startsWith(TOKENS) || key.startsWith(LENGTH);
  }

  private void add(Layout layout) {
    widen(LINES, layout.size());
    for (int line = 0; line < layout.size(); line++) {
      List<String> tokens = layout.line(line);
      widen(tokensOf(line), tokens.size());
      String key = "";
      LongRange known = LongRange.NONE;
      for (int place = 0; place < tokens.size(); place++) {
        String token = tokens.get(place);
        key = place <= ALIKE ? key(line, place) : key;
        known = place <= ALIKE ? LongRange.of(ranges.get(key)) : known;
        if (!known.holds(token) || !digits.get(key).contains(digitsOf(token))) {
          add(key, token);
          known = LongRange.of(ranges.get(key));
        }
      }
    }
  }

  private void add(String key, String token) {
    if (Numbers.isInteger(token)) {
      BigInteger value = new BigInteger(token);
      widen(key, value);
      widen(key, roundedOut(value));
      digits.computeIfAbsent(key, k -> new TreeSet<>()).add(digitsOf(token));
    } else {
      onlyDecimals &= isDecimal(token);
      widen(lengthOf(key), token.length());
      token.chars().forEach(characters.computeIfAbsent(key, k -> new TreeSet<>())::add);
    }
  }

  private static int digitsOf(String integer) {
    return integer.length() - (integer.startsWith("-") ? 1 : 0);
  }

  /** What was seen of values or sizes. */
  private record Range(BigInteger least, BigInteger most) {

    Range union(Range other) {
      return new Range(least.min(other.least), most.max(other.most));
    }

    boolean holds(BigInteger value) {
      return value.compareTo(least) >= 0 && value.compareTo(most) <= 0;
    }

    /** This range down to 1, unless it is a single value. */
    Range extended() {
      return least.equals(most) ? this : new Range(least.min(BigInteger.ONE), most);
    }

    boolean goesBeyond(BigInteger limit) {
      return most.compareTo(limit) > 0 || least.negate().compareTo(limit) > 0;
    }
  }

  /** The integers seen, as far as a long holds them: most tokens can be compared quickly. */
  private record LongRange(long least, long most) {

    static final LongRange NONE = new LongRange(1, 0);

    static LongRange of(Range seen) {
      return seen == null
              || seen.least.bitLength() >= Long.SIZE
              || seen.most.bitLength() >= Long.SIZE
          ? NONE
          : new LongRange(seen.least.longValue(), seen.most.longValue());
    }

    boolean holds(String token) {
      if (most < least || !Numbers.isLong(token)) {
        return false;
      }
      long value = Long.parseLong(token);
      return least <= value && value <= most;
    }
  }

  /**
   * The next power of ten. A few draws show the ends of a small range, but not of a large one, and
   * people usually end large ranges at a power of ten.
   */
  private static BigInteger roundedOut(BigInteger value) {
    int digits = value.abs().subtract(BigInteger.ONE).toString().length();
    if (digits < DIGITS) {
      return value;
    }
    BigInteger power = BigInteger.TEN.pow(digits);
    return value.signum() < 0 ? power.negate() : power;
  }

  /**
   * Extends a large range of positive values down to 1, if values with fewer digits than others
   * were seen: few draws show its end, and people usually begin such ranges at 1.
   */
  private void extendDown(String key) {
    TreeSet<Integer> seen = digits.get(key);
    if (seen.last() >= DIGITS && seen.first() < seen.last() && ranges.get(key).least.signum() > 0) {
      widen(key, 1);
    }
  }

  private static boolean isDecimal(String token) {
    return DECIMAL.matcher(token).matches();
  }

  /** Whether all sizes, values and characters of an input are within those seen. */
  boolean allows(Layout layout) {
    if (!isWithin(LINES, layout.size())) {
      return false;
    }
    for (int line = 0; line < layout.size(); line++) {
      List<String> tokens = layout.line(line);
      if (!isWithin(tokensOf(line), tokens.size())) {
        return false;
      }
      LongRange known = LongRange.NONE;
      for (int place = 0; place < tokens.size(); place++) {
        known = place <= ALIKE ? LongRange.of(ranges.get(key(line, place))) : known;
        if (!known.holds(tokens.get(place)) && !allows(key(line, place), tokens.get(place))) {
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
        && (!onlyDecimals || isDecimal(token))
        && isWithin(lengthOf(key), token.length())
        && token.chars().allMatch(known::contains);
  }

  boolean allowsLines(int lines) {
    return isWithin(LINES, lines);
  }

  boolean allowsTokens(int line, int tokens) {
    return isWithin(tokensOf(line), tokens);
  }

  /** Whether later lines may be empty, or tokens may be empty. */
  boolean allowsNothing() {
    return ranges.entrySet().stream()
        .filter(each -> each.getKey().equals(tokensOf(ALIKE)) || each.getKey().startsWith(LENGTH))
        .anyMatch(each -> each.getValue().least.signum() == 0);
  }

  /** Whether values or lengths above a limit were seen. */
  boolean goesBeyond(long limit) {
    BigInteger largest = BigInteger.valueOf(limit);
    return ranges.values().stream().anyMatch(each -> each.goesBeyond(largest));
  }

  /**
   * The tokens allowed at a position, with integers and lengths up to a limit.
   *
   * @return not all of them if there are more than {@code enough}
   */
  List<String> tokens(int line, int place, long limit, int enough) {
    String key = key(line, place);
    List<String> tokens = new ArrayList<>();
    Range values = ranges.get(key);
    if (values != null) {
      long from = values.least.max(BigInteger.valueOf(-limit)).longValue();
      long to = values.most.min(BigInteger.valueOf(limit)).longValue();
      for (long value = from; value <= to && tokens.size() <= enough; value++) {
        tokens.add(Long.toString(value));
      }
    }
    if (characters.containsKey(key)) {
      Range lengths = ranges.get(lengthOf(key));
      int from = lengths.least.intValue();
      int to = (int) Math.min(limit, lengths.most.longValue());
      if (from <= to) { // otherwise no text has an allowed length
        addTexts(tokens, "", from, to, characters.get(key), enough);
      }
    }
    return tokens;
  }

  private void addTexts(
      List<String> texts, String start, int from, int to, Set<Integer> characters, int enough) {
    boolean isOne = start.length() >= from && start.length() > 0 && !Numbers.isInteger(start);
    if (isOne && (!onlyDecimals || isDecimal(start))) {
      texts.add(start);
    }
    for (int next : start.length() < to ? characters : Set.<Integer>of()) {
      if (texts.size() <= enough) {
        addTexts(texts, start + (char) next, from, to, characters, enough);
      }
    }
  }

  private static String tokensOf(int line) {
    return TOKENS + Math.min(line, ALIKE);
  }

  private String key(int line, int place) {
    return positions.line(Math.min(line, ALIKE))
        + " "
        + positions.place(positions.line(Math.min(line, ALIKE)), Math.min(place, ALIKE));
  }

  private static String lengthOf(String key) {
    return LENGTH + key;
  }

  private void widen(String key, long value) {
    widen(key, BigInteger.valueOf(value));
  }

  private void widen(String key, BigInteger value) {
    ranges.merge(key, new Range(value, value), Range::union);
  }

  private boolean isWithin(String key, long value) {
    return isWithin(key, BigInteger.valueOf(value));
  }

  private boolean isWithin(String key, BigInteger value) {
    return ranges.containsKey(key) && ranges.get(key).holds(value);
  }
}

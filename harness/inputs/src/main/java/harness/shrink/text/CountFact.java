package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;

/**
 * An integer near the start of an input that counts something: {@code feature = factor * integer +
 * constant}.
 *
 * @param line line of the integer
 * @param place position of the integer in its line
 * @param feature what is counted, an index in {@link #features}
 */
record CountFact(int line, int place, int feature, int factor, long constant) {

  private static final int LINES = 3;
  private static final int PLACES = 4;
  private static final int FACTORS = 3;
  private static final long MISSING = Long.MIN_VALUE;

  /**
   * Index of the first line's number of tokens among the features; from there, every second feature
   * is a number of tokens.
   */
  private static final int OF_LINES = 2;

  /** The shape of an input does not determine the integer. */
  static final long UNKNOWN = -1;

  /** No input of this shape can satisfy the fact. */
  static final long NEVER = -2;

  /** All facts that hold for all inputs, about integers that are not the same in all of them. */
  static List<CountFact> of(List<Layout> inputs) {
    List<CountFact> found = new ArrayList<>();
    for (int line = 0; line < LINES; line++) {
      for (int place = 0; place < PLACES; place++) {
        int atLine = line;
        int atPlace = place;
        long values =
            inputs.stream().mapToLong(each -> value(each, atLine, atPlace)).distinct().count();
        for (int feature = 0; values > 1 && feature < features(inputs.get(0)).length; feature++) {
          for (int factor = 1; factor <= FACTORS; factor++) {
            long constant = difference(inputs.get(0), line, place, feature, factor);
            CountFact fact = new CountFact(line, place, feature, factor, constant);
            if (constant != MISSING && inputs.stream().allMatch(fact::holds)) {
              found.add(fact);
            }
          }
        }
      }
    }
    return found;
  }

  boolean holds(Layout layout) {
    return difference(layout, line, place, feature, factor) == constant;
  }

  /**
   * The integer in inputs of a given shape, {@link #UNKNOWN} or {@link #NEVER}.
   *
   * @param shape number of tokens of each line
   */
  long determinedBy(List<Integer> shape) {
    long counted = counted(shape);
    if (line >= shape.size() || place >= shape.get(line) || counted == NEVER) {
      return NEVER;
    }
    if (counted == UNKNOWN) {
      return UNKNOWN;
    }
    long scaled = counted - constant;
    return scaled < 0 || scaled % factor != 0 ? NEVER : scaled / factor;
  }

  private long counted(List<Integer> shape) {
    if (feature < OF_LINES) {
      return feature == 0 ? shape.size() : shape.stream().mapToInt(Integer::intValue).sum();
    }
    if ((feature - OF_LINES) % 2 == 1) {
      return UNKNOWN; // it counts characters
    }
    int of = (feature - OF_LINES) / 2;
    int at = of <= LINES ? of : shape.size() - 1;
    return at < shape.size() ? shape.get(at) : NEVER;
  }

  private static long difference(Layout layout, int line, int place, int feature, int factor) {
    long value = value(layout, line, place);
    long counted = features(layout)[feature];
    return value < 0 || counted < 0 ? MISSING : counted - factor * value;
  }

  private static long value(Layout layout, int line, int place) {
    return line < layout.size() && place < layout.line(line).size()
        ? Numbers.count(layout.line(line).get(place))
        : -1;
  }

  /**
   * The features that may be counted: all lines, all tokens, and tokens and characters of the first
   * and last lines.
   */
  private static long[] features(Layout layout) {
    long[] features = new long[OF_LINES + 2 * (LINES + 2)];
    int next = 0;
    features[next++] = layout.size();
    features[next++] = layout.tokens();
    for (int line = 0; line <= LINES + 1; line++) {
      int at = line <= LINES ? line : layout.size() - 1;
      boolean there = at >= 0 && at < layout.size();
      features[next++] = there ? layout.line(at).size() : -1;
      features[next++] = there && !layout.line(at).isEmpty() ? layout.line(at).get(0).length() : -1;
    }
    return features;
  }
}

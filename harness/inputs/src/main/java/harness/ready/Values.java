package harness.ready;

import harness.draw.OpenArgument;
import harness.draw.OpenArgument.Ends;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * The values of a ready input's parameters in one case. Sizes are drawn when they are first asked
 * for, from that part of their range which is possible.
 */
final class Values {

  /** Absolute values of numbers are at most this. */
  static final long LARGEST = 1_000_000_000_000_000_000L;

  /** One value in this many is the number that values shall be near. */
  private static final int NEAR_ONE_IN = 4;

  private final ReadyCall call;
  private final Map<String, OpenArgument> arguments = new HashMap<>();
  private final Map<String, Long> sizes = new LinkedHashMap<>();
  private final SplittableRandom random;

  Values(ReadyCall call, SplittableRandom random) {
    this.call = call;
    this.random = random;
    call.open(random)
        .forEach(each -> arguments.put(each.name().isEmpty() ? each.text() : each.name(), each));
  }

  SplittableRandom random() {
    return random;
  }

  /** The same source of randomness for the shuffles of collections. */
  Random shuffling() {
    return new Random(random.nextLong());
  }

  /** The number of the first node or place: 0 or 1. */
  int base() {
    return (int) call.number(CommonParameters.BASE, 1);
  }

  boolean isGiven(String name) {
    return arguments.containsKey(name) || call.bounds().containsKey(name);
  }

  /**
   * A size, the same whenever it is asked for.
   *
   * @param most larger ends of ranges are refused
   */
  int size(String name, long least, long most) {
    return (int) value(name, least, most);
  }

  /** A number, the same whenever it is asked for; larger ends of ranges are refused. */
  long value(String name, long least, long most) {
    return size(name, least, most, most, "");
  }

  /**
   * A size of which a range may reach farther than is possible.
   *
   * @param why what limits it, for messages: {@code " for n=3"}
   */
  int fitting(String name, long least, long most, String why) {
    return (int) size(name, least, most, ReadyInput.MOST_ITEMS, why);
  }

  /** An even size; otherwise as {@link #fitting}. */
  int even(String name, long least, long most, String why) {
    int size = fitting(name, least, most, why);
    if (size % 2 != 0) {
      Ends ends = ends(name);
      boolean isLower = size - 1 >= Math.max(least, ends.least());
      if (!isLower && size + 1 > Math.min(most, ends.greatest())) {
        throw impossible(written(name) + ": expected an even number" + why);
      }
      set(name, isLower ? size - 1 : size + 1);
    }
    return (int) known(name);
  }

  /** A size that is drawn anew whenever it is asked for. */
  int another(String name, long least, long most) {
    sizes.remove(name);
    return size(name, least, most);
  }

  private long size(String name, long least, long most, long allowed, String why) {
    Long known = sizes.get(name);
    if (known == null) {
      Ends ends = ends(name);
      String written = written(name);
      if (ends.greatest() > allowed) {
        throw impossible(written + ": expected at most " + allowed);
      }
      long low = Math.max(least, ends.least());
      long high = Math.min(most, ends.greatest());
      if (!isGiven(name)) {
        low = Math.min(low, most);
        high = Math.max(high, least);
      }
      if (low > high) {
        String possible = least == most ? "" + least : least + " to " + most;
        throw impossible(
            written + (most < least ? ": nothing fits" : ": expected " + possible) + why);
      }
      known = drawn(low, high);
      sizes.put(name, known);
    }
    return known;
  }

  private long drawn(long low, long high) {
    long small = call.number(CommonParameters.SMALL, LARGEST);
    long top = Math.max(low, Math.min(high, small));
    if (call.isFlagged(CommonParameters.LARGE) || has(CommonParameters.LARGE)) {
      return top;
    }
    return number(new Ends(low, top, false), 2);
  }

  /** A size that was drawn before, or a number of the user's own. */
  long known(String name) {
    Long size = sizes.get(name);
    if (size != null) {
      return size;
    }
    if (!isGiven(name) || call.isParameter(name)) {
      throw impossible(name + ": not a size of this input; sizes are " + sizes.keySet());
    }
    return size(name, -LARGEST, LARGEST, LARGEST, "");
  }

  /** A size's value is now this. */
  void set(String name, long value) {
    sizes.put(name, value);
  }

  /** The range of many numbers. */
  Ends range(String name) {
    Ends ends = ends(name);
    if (ends.least() < -LARGEST || ends.greatest() > LARGEST) {
      throw impossible(written(name) + ": expected numbers from -10^18 to 10^18");
    }
    long small = call.number(CommonParameters.SMALL, LARGEST);
    Ends near = new Ends(Math.max(ends.least(), -small), Math.min(ends.greatest(), small), false);
    return small < LARGEST && near.least() < near.greatest() && random.nextBoolean() ? near : ends;
  }

  /** One of a range. */
  long number(Ends range) {
    return number(range, NEAR_ONE_IN);
  }

  private long number(Ends range, int nearOneIn) {
    long near = call.number(CommonParameters.NEAR, 0);
    boolean reaches = near != 0 && range.least() <= near && near <= range.greatest();
    return reaches && random.nextInt(nearOneIn) == 0
        ? near
        : random.nextLong(range.least(), range.greatest() + 1);
  }

  /** Numbers of which some are replaced by the one that values shall be near. */
  void bringNear(List<BigInteger> numbers, Ends range) {
    long near = call.number(CommonParameters.NEAR, 0);
    if (near != 0 && range.least() <= near && near <= range.greatest() && !numbers.isEmpty()) {
      numbers.set(random.nextInt(numbers.size()), BigInteger.valueOf(near));
    }
  }

  /** Whether a name is in the first line of a case. */
  boolean isPrinted(String name) {
    return call.heads().contains(name);
  }

  /** Whether a flag is set. */
  boolean has(String flag) {
    return arguments.containsKey(flag);
  }

  /** The value of a parameter that is a word; a drawn one if it may be any. */
  String word(String name) {
    Parameter parameter = call.parameter(name);
    String word = arguments.containsKey(name) ? arguments.get(name).text() : parameter.usual();
    return word.equals(Parameter.ANY)
        ? parameter.words().get(1 + random.nextInt(parameter.words().size() - 1))
        : word;
  }

  /** The characters of a parameter: those of a range, or those of its text. */
  String characters(String name) {
    OpenArgument given = arguments.get(name);
    if (given == null) {
      return call.parameter(name).usual();
    }
    if (given.range() == null || !given.range().ofCharacters()) {
      return given.text();
    }
    StringBuilder all = new StringBuilder();
    for (long each = given.range().least(); each <= given.range().greatest(); each++) {
      all.append((char) each);
    }
    return all.toString();
  }

  private Ends ends(String name) {
    ReadyCall.Bound bound = call.bounds().get(name);
    if (bound != null) {
      long greatest = known(bound.upper());
      if (bound.least() > greatest) {
        throw impossible(written(name) + ": " + bound.upper() + " is " + greatest);
      }
      return new Ends(bound.least(), greatest, false);
    }
    OpenArgument given = arguments.get(name);
    return given == null ? call.usual(name) : given.range();
  }

  private String written(String name) {
    ReadyCall.Bound bound = call.bounds().get(name);
    if (bound != null) {
      return name + "=" + bound.text();
    }
    OpenArgument given = arguments.get(name);
    return name + "=" + (given == null ? call.parameter(name).usual() : given.text());
  }

  Impossible impossible(String why) {
    return new Impossible(ReadyCall.PREFIX + call.kind().name() + ": " + why);
  }
}

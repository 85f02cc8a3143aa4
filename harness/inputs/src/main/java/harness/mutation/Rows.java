package harness.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/**
 * A row of tokens or letters, in orders that are hard for many programs: sorted for unbalanced
 * search trees, all equal for comparisons that run to the end, in equal steps for hash tables.
 *
 * @param row not empty
 */
record Rows(List<String> row, SplittableRandom random) {

  /** Numbers with one digit more are integers only if they are below 2e18. */
  private static final int MANY_DIGITS = 18;

  /** Bucket counts of hash tables in the GNU C++ library, which roughly double as they fill. */
  private static final long[] TABLES = {
    13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933, 351061, 712697,
    1447153
  };

  /** Integers by value, before all other tokens. */
  static final Comparator<String> ORDER = Rows::compare;

  /** Whether a token is an integer, which is then less than 2e18 away from zero. */
  static boolean isInteger(String token) {
    int start = token.startsWith("-") ? 1 : 0;
    int digits = token.length() - start;
    boolean fits =
        digits <= MANY_DIGITS || (digits == MANY_DIGITS + 1 && token.charAt(start) == '1');
    return digits > 0
        && fits
        && token.chars().skip(start).allMatch(each -> each >= '0' && each <= '9');
  }

  private static int compare(String one, String other) {
    boolean integer = isInteger(one);
    if (integer != isInteger(other)) {
      return integer ? -1 : 1;
    }
    return integer
        ? Long.compare(Long.parseLong(one), Long.parseLong(other))
        : one.compareTo(other);
  }

  /** A token with its value, which is parsed only once. */
  private record Keyed(long value, String token) {}

  /** Sorts in the order above. */
  private static List<String> sorted(List<String> part) {
    if (!part.stream().allMatch(Rows::isInteger)) {
      return part.stream().sorted(ORDER).toList();
    }
    return part.stream()
        .map(each -> new Keyed(Long.parseLong(each), each))
        .sorted(Comparator.comparingLong(Keyed::value))
        .map(Keyed::token)
        .toList();
  }

  private static void sort(List<String> part) {
    Collections.copy(part, sorted(part));
  }

  /** As many tokens, some or all reordered or replaced. */
  List<String> reordered() {
    List<String> changed = new ArrayList<>(row);
    boolean all = random.nextInt(3) > 0;
    int from = all ? 0 : random.nextInt(row.size());
    int to = all ? row.size() : from + 1 + random.nextInt(row.size() - from);
    reorder(changed.subList(from, to));
    return changed;
  }

  /** More or fewer of the same tokens. */
  List<String> resized() {
    double factor =
        switch (random.nextInt(4)) {
          case 0 -> 2;
          case 1 -> 1 + random.nextDouble();
          case 2 -> 1.1;
          default -> 0.9;
        };
    int size = (int) Math.max(1, Math.ceil(row.size() * factor));
    List<String> changed = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      changed.add(row.get(i % row.size()));
    }
    return changed;
  }

  private void reorder(List<String> part) {
    switch (random.nextInt(11)) {
      case 0 -> sort(part);
      case 1 -> {
        sort(part);
        Collections.reverse(part);
      }
      case 2 -> Collections.reverse(part);
      case 3 -> Collections.fill(part, any(part));
      case 4 -> Collections.fill(part, Collections.max(part, ORDER));
      case 5 -> repeat(part);
      case 6 -> organPipe(part);
      case 7 -> part.set(random.nextInt(part.size()), any(part));
      case 8 -> Collections.rotate(part, 1 + random.nextInt(part.size()));
      default -> step(part);
    }
  }

  private String any(List<String> part) {
    return part.get(random.nextInt(part.size()));
  }

  private void repeat(List<String> part) {
    int period = 1 + random.nextInt(random.nextInt(1 + part.size() / 2) + 1);
    for (int i = period; i < part.size(); i++) {
      part.set(i, part.get(i - period));
    }
  }

  /** Rising to the middle, then falling. */
  private static void organPipe(List<String> part) {
    List<String> sorted = sorted(part);
    for (int i = 0; i < sorted.size(); i++) {
      int place = i % 2 == 0 ? i / 2 : part.size() - 1 - i / 2;
      part.set(place, sorted.get(i));
    }
  }

  /**
   * A step whose multiples collide in a hash table of this many integers: the table size of the GNU
   * C++ library, or a power of two, which many others use.
   */
  private long stepFor(int integers) {
    return switch (random.nextInt(4)) {
      case 0 -> 1;
      case 1 -> (long) Integer.highestOneBit(integers) << random.nextInt(12);
      default -> LongStream.of(TABLES).filter(each -> each > integers).findFirst().orElse(1);
    };
  }

  /** Integers in equal steps up to the maximum, then again from one above the first. */
  private void step(List<String> part) {
    String last = Collections.max(part, ORDER);
    if (!isInteger(last)) {
      sort(part);
      return;
    }
    long most = Long.parseLong(last);
    long least = Long.parseLong(Collections.min(part, ORDER));
    long step = stepFor(part.size());
    long start = Math.min(most, random.nextBoolean() ? least : least + Math.floorMod(-least, step));
    long value = start;
    for (int i = 0; i < part.size(); i++) {
      if (value > most) {
        start = start == most ? least : start + 1;
        value = start;
      }
      part.set(i, Long.toString(value));
      value += step;
    }
  }
}

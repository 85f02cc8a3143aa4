package harness.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * How large and how small numbers of inputs may be, found by trial: each of some numbers is changed
 * alone, as long as the input remains valid.
 */
public final class Extremes {

  /** What a trial of an input tells. */
  public enum Answer {
    VALID,
    INVALID,
    /** Whoever should decide failed or took long, as if the number were a size. */
    TOO_LARGE
  }

  private static final long LARGEST = 1_000_000_000_000_000_000L;

  /** Lines with more numbers are assumed to have numbers of one kind. */
  private static final int DIFFERENT = 4;

  private static final int LINES = 6;

  /** More trials than this are not made for one end. */
  private static final int MOST_FOR_ONE = 40;

  /** After this many inputs that are too large, nothing else is tried. */
  private static final int TOO_MANY = 2;

  private Extremes() {}

  /**
   * Valid inputs in which one number is as large or as small as it can be.
   *
   * @param valid the inputs whose numbers are tried
   * @param most number of inputs that may be tried
   */
  public static List<String> of(List<String> valid, Function<String, Answer> trials, int most) {
    Search search = new Search(trials, most);
    for (int sign : new int[] {1, -1}) {
      for (String each : valid) {
        TokenText text = TokenText.of(each);
        for (int line = 0; line < Math.min(LINES, text.size()); line++) {
          for (int place : places(text.line(line).size())) {
            if (Rows.isInteger(text.line(line).get(place))) {
              search.change(text, line, place, sign);
            }
          }
        }
      }
    }
    return List.copyOf(search.inputs);
  }

  private static int[] places(int tokens) {
    return tokens <= DIFFERENT ? IntStream.range(0, tokens).toArray() : new int[] {0, tokens - 1};
  }

  private static final class Search {
    private final Function<String, Answer> trials;
    private final Set<String> inputs = new LinkedHashSet<>();
    private int left;
    private int leftForOne; // end
    private int tooLarge;
    private boolean isStopped; // the search for one end

    Search(Function<String, Answer> trials, int most) {
      this.trials = trials;
      this.left = most;
    }

    private boolean isValid(String input) {
      if (left <= 0 || leftForOne <= 0 || isStopped) {
        return false;
      }
      Answer answer = trials.apply(input);
      left--;
      leftForOne--;
      isStopped = answer == Answer.TOO_LARGE;
      tooLarge += isStopped ? 1 : 0;
      return answer == Answer.VALID;
    }

    /** Finds an end of one number. */
    void change(TokenText text, int line, int place, int sign) {
      List<String> tokens = text.line(line);
      String token = tokens.get(place);
      LongPredicate holds =
          number -> {
            tokens.set(place, Long.toString(number));
            return isValid(text.joined());
          };
      long now = Long.parseLong(token);
      isStopped = tooLarge >= TOO_MANY;
      leftForOne = MOST_FOR_ONE;
      long end = end(now, sign, holds);
      if (end != now && !isStopped) {
        tokens.set(place, Long.toString(end));
        inputs.add(text.joined());
      }
      tokens.set(place, token);
    }

    /**
     * The last number that holds in one direction, if all up to it do.
     *
     * @param sign 1 for larger numbers, -1 for smaller ones
     */
    private static long end(long now, int sign, LongPredicate holds) {
      if (!holds.test(now + sign)) {
        return now;
      }
      long good = now + sign;
      long step = 1;
      while (holds.test(good + sign * step)) {
        good += sign * step;
        step *= 10;
        if (Math.abs(good + sign * step) > LARGEST) {
          long last = sign * LARGEST;
          return holds.test(last) ? last : between(good, last, sign, holds);
        }
      }
      return between(good, good + sign * step, sign, holds);
    }

    /** The last number that holds between two; limits are often round, so these are tried first. */
    private static long between(long holding, long failing, int sign, LongPredicate holds) {
      long good = holding;
      long bad = failing;
      List<Long> round = round(good, bad);
      while (!round.isEmpty()) {
        int middle = round.size() / 2;
        if (holds.test(round.get(middle))) {
          good = round.get(middle);
          round = round.subList(middle + 1, round.size());
        } else {
          bad = round.get(middle);
          round = round.subList(0, middle);
        }
      }
      if (Math.abs(bad - good) > 1 && holds.test(bad - sign)) {
        return bad - sign; // a limit on the number of digits
      }
      if (Math.abs(bad - good) > 1 && !holds.test(good + sign)) {
        return good;
      }
      while (Math.abs(bad - good) > 1) {
        long middle = good + (bad - good) / 2;
        if (holds.test(middle)) {
          good = middle;
        } else {
          bad = middle;
        }
      }
      return good;
    }

    /** The numbers between two that have one digit and zeros, from the first on. */
    private static List<Long> round(long good, long bad) {
      List<Long> round = new ArrayList<>();
      for (long power = 1; power <= LARGEST / 10; power *= 10) {
        for (long digit = -9; digit <= 9; digit++) {
          long number = digit * power;
          if (Math.min(good, bad) < number && number < Math.max(good, bad)) {
            round.add(number);
          }
        }
      }
      Comparator<Long> order = Comparator.naturalOrder();
      return round.stream().distinct().sorted(good < bad ? order : order.reversed()).toList();
    }
  }
}

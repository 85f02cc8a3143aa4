package harness.hack;

import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The common form of drawn inputs: sizes, values and counts as in {@link Form}, and the lines and
 * columns that never repeat a token or are always sorted.
 */
record InputForm(Form form, List<Predicate<List<List<String>>>> habits)
    implements Predicate<String> {

  /** The form is learned from this many default draws and the same number of large ones. */
  private static final int LEARNT = 12;

  /** Learns from at most this much text. */
  private static final int MOST_BYTES = 1 << 20;

  /**
   * A row has at least this many tokens, or lines with equally many tokens; its order may change.
   */
  private static final int ROW = 8;

  /** From this line on, lines have the same form. */
  private static final int ALIKE = 3;

  private static final Comparator<String> RISING = InputForm::compare;

  /** The form of draws, each of which returns an input for a number; null if over too soon. */
  @SafeVarargs
  static InputForm learn(BooleanSupplier isOver, LongFunction<String>... draws) {
    List<String> texts = new ArrayList<>();
    long bytes = 0;
    for (int number = 0; number < LEARNT; number++) {
      for (LongFunction<String> each : draws) {
        if (isOver.getAsBoolean()) {
          return null;
        }
        if (bytes < MOST_BYTES) {
          String input = each.apply(number);
          texts.add(input);
          bytes += input.length();
        }
      }
    }
    return of(texts);
  }

  /** The form of at least one input. */
  static InputForm of(List<String> texts) {
    List<List<List<String>>> drawn = texts.stream().map(InputForm::lines).toList();
    List<Predicate<List<List<String>>>> habits = new ArrayList<>();
    List<Predicate<List<String>>> ofRows =
        List.of(InputForm::isDistinct, row -> isSorted(row, 1), row -> isSorted(row, -1));
    for (Predicate<List<String>> one : ofRows) {
      for (int line = 0; line <= ALIKE; line++) {
        int from = line;
        habits.add(lines -> rows(lines, from).allMatch(one));
      }
      habits.add(lines -> one.test(column(lines)));
    }
    habits.removeIf(each -> !drawn.stream().allMatch(each));
    List<Layout> layouts = new ArrayList<>();
    for (List<List<String>> lines : drawn) {
      layouts.add(layout(lines));
      layouts.add(layout(ordered(lines, RISING)));
      layouts.add(layout(ordered(lines, RISING.reversed())));
    }
    return new InputForm(Form.of(layouts), habits);
  }

  @Override
  public boolean test(String input) {
    List<List<String>> lines = lines(input);
    return habits.stream().allMatch(each -> each.test(lines)) && form.test(layout(lines));
  }

  private static Layout layout(List<List<String>> lines) {
    return Layout.of(
        lines.stream().map(line -> String.join(" ", line) + "\n").collect(Collectors.joining()));
  }

  /**
   * An input with its rows sorted. The form describes each of the first positions separately,
   * although any token of a row may be in any position.
   */
  private static List<List<String>> ordered(List<List<String>> lines, Comparator<String> order) {
    List<List<String>> ordered = new ArrayList<>();
    for (List<String> line : lines) {
      ordered.add(line.size() < ROW ? line : line.stream().sorted(order).toList());
    }
    for (int from = 1, to; from < ordered.size(); from = to) {
      int width = ordered.get(from).size();
      to = from + 1;
      while (to < ordered.size() && ordered.get(to).size() == width) {
        to++;
      }
      if (to - from >= ROW) {
        ordered.subList(from, to).sort(Comparator.comparing(line -> line.get(0), order));
      }
    }
    return ordered;
  }

  private static List<List<String>> lines(String text) {
    return text.lines().map(line -> Arrays.asList(line.split(" ", -1))).toList();
  }

  /** A line by its number; the last number also stands for all later lines. */
  private static Stream<List<String>> rows(List<List<String>> lines, int from) {
    return lines.stream().skip(from).limit(from < ALIKE ? 1 : Long.MAX_VALUE);
  }

  /** The first tokens of all lines except the first. */
  private static List<String> column(List<List<String>> lines) {
    return lines.stream().skip(1).map(line -> line.get(0)).toList();
  }

  private static boolean isDistinct(List<String> row) {
    return new HashSet<>(row).size() == row.size();
  }

  private static boolean isSorted(List<String> row, int direction) {
    for (int i = 1; i < row.size(); i++) {
      if (direction * compare(row.get(i - 1), row.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  private static int compare(String one, String other) {
    try {
      return Long.compare(Long.parseLong(one), Long.parseLong(other));
    } catch (NumberFormatException text) {
      return one.compareTo(other);
    }
  }
}

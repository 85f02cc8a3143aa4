package harness.describe.learn;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A rule that problems often have for numbers. A draft has it if the samples follow it and rarely
 * would by chance. A rule too many makes a draft narrower, and people can delete it; a rule too few
 * makes inputs invalid.
 */
enum UsualRule {
  /** No number is smaller than the one before it. */
  ASCENDING,
  /** Each number is larger than the one before it. */
  INCREASING,
  /** No two numbers are equal. */
  DISTINCT,
  /** Each number is the parent of a node, and comes before it. */
  PARENTS;

  /** A chance that is too small to explain the samples. */
  private static final double RARE = 0.05;

  /** This many rows are rarely in order by chance: each is with a chance of about one half. */
  private static final int ROWS = 5;

  /** Rows may be assumed to be intervals if this many are in order. */
  private static final int FEW_ROWS = 3;

  /** Fewer points are usually distinct anyway. */
  private static final int POINTS = 4;

  /** The rule for the numbers of each line; null if there is none. */
  static UsualRule of(Block block) {
    long[] all = block.tokens().integers();
    if (all == null) {
      return null;
    }
    double values = Arrays.stream(all).max().orElse(0) - Arrays.stream(all).min().orElse(0) + 1.0;
    double chanceOfOrder = 1;
    double chanceOfDistinct = 1;
    boolean ascending = true;
    boolean increasing = true;
    boolean distinct = true;
    for (List<String> line : block.lines()) {
      long[] numbers = new Field(line).integers();
      for (int i = 1; i < numbers.length; i++) {
        ascending &= numbers[i - 1] <= numbers[i];
        increasing &= numbers[i - 1] < numbers[i];
        chanceOfOrder /= i + 1;
        chanceOfDistinct *= Math.max(0, 1 - i / values);
      }
      distinct &= Arrays.stream(numbers).distinct().count() == numbers.length;
    }
    if (ascending && chanceOfOrder < RARE) {
      return increasing ? INCREASING : ASCENDING;
    }
    return distinct && chanceOfDistinct < RARE ? DISTINCT : null;
  }

  /**
   * Bounds of the second number of each row.
   *
   * @param first variable of the first number; null for none
   * @param low the first numbers; null if they are no integers
   * @param high the second numbers; null if they are no integers
   * @param mayAssume whether a few rows are enough
   */
  static Bounds ofRows(String first, long[] low, long[] high, boolean mayAssume) {
    if (first == null
        || low == null
        || high == null
        || low.length < (mayAssume ? FEW_ROWS : ROWS)) {
      return Bounds.NONE;
    }
    boolean ascending = IntStream.range(0, low.length).allMatch(i -> low[i] <= high[i]);
    boolean increasing = IntStream.range(0, low.length).allMatch(i -> low[i] < high[i]);
    return ascending ? Bounds.NONE.atLeast(first, increasing ? first + "+1" : first) : Bounds.NONE;
  }

  /** Whether rows are distinct points. */
  static boolean arePoints(Block rows) {
    List<Field> fields = rows.fields();
    Set<List<Object>> seen = new HashSet<>();
    return fields.size() == 2
        && rows.lines().size() >= POINTS
        && fields.stream().allMatch(each -> each.integers() != null)
        && IntStream.range(0, rows.lines().size())
            .allMatch(i -> seen.add(List.of(rows.owners().get(i), rows.lines().get(i))));
  }

  /** Statements that read a line of numbers into an array, and empty the array after the line. */
  String line(Field field, Bounds bounds, String array, Count count) {
    String number = array + "[i]";
    if (this == PARENTS) {
      return "REPI(i,%s,SPACE) %s END NEWLINE".formatted(count.name(), field.command(null, bounds));
    }
    String body =
        switch (this) {
          case DISTINCT, PARENTS -> field.command(number, bounds);
          case ASCENDING -> inOrder(field, bounds, number, array + "[i-1]", "");
          // later numbers need room, too
          case INCREASING ->
              inOrder(field, bounds, number, array + "[i-1]+1", "-(" + count.name() + "-1-i)");
        };
    return "REPI(i,%s,SPACE) %s END NEWLINE %s"
        .formatted(count.name(), body, count.ending(array, this == DISTINCT));
  }

  private static String inOrder(
      Field field, Bounds bounds, String number, String least, String room) {
    return "IF(i == 0) %s ELSE %s END"
        .formatted(
            field.command(number, null, bounds, room), field.command(number, least, bounds, room));
  }
}

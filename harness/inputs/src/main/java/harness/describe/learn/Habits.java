package harness.describe.learn;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What problems often demand of numbers, if the samples have it throughout: numbers drawn without
 * it would hardly look like them. Wrongly demanded, it only narrows a draft, in a statement that
 * people can delete; wrongly left out, inputs are invalid.
 */
enum Habits {
  NONE,
  /** Each number is at least the one before it. */
  ASCENDING,
  /** Each number is larger than the one before it. */
  INCREASING,
  /** No two numbers of a sample are equal. */
  DIFFERENT;

  /** The chance below which something is no accident. */
  private static final double RARE = 0.05;

  /** So many rows in order are no accident: half would not be. */
  private static final int ROWS = 5;

  /** Fewer rows differ anyway. */
  private static final int FEW = 4;

  /** What the numbers of lines of different lengths have. */
  static Habits of(Block lines) {
    double ordered = 1;
    double differ = 1;
    boolean ascending = true;
    boolean increasing = true;
    boolean different = true;
    long[] all = lines.tokens().integers();
    if (all == null) {
      return NONE;
    }
    double range = Arrays.stream(all).max().orElse(0) - Arrays.stream(all).min().orElse(0) + 1.0;
    for (List<String> line : lines.lines()) {
      long[] row = new Field(line).integers();
      for (int i = 1; i < row.length; i++) {
        ascending &= row[i - 1] <= row[i];
        increasing &= row[i - 1] < row[i];
        ordered /= i + 1;
        differ *= Math.max(0, 1 - i / range);
      }
      different &= Arrays.stream(row).distinct().count() == row.length;
    }
    if (ascending && ordered < RARE) {
      return increasing ? INCREASING : ASCENDING;
    }
    return different && differ < RARE ? DIFFERENT : NONE;
  }

  /** Bounds of the second numbers of rows by the first ones. */
  static Bounds ofRows(String first, long[] low, long[] high) {
    if (first == null || low == null || high == null || low.length < ROWS) {
      return Bounds.NONE;
    }
    boolean ordered = IntStream.range(0, low.length).allMatch(i -> low[i] <= high[i]);
    boolean strictly = IntStream.range(0, low.length).allMatch(i -> low[i] < high[i]);
    return ordered ? Bounds.NONE.atLeast(first, strictly ? first + "+1" : first) : Bounds.NONE;
  }

  /** Whether rows of two integers are points, no two of which are equal. */
  static boolean differ(Block rows) {
    List<Field> fields = rows.fields();
    boolean arePoints =
        fields.size() == 2
            && rows.lines().size() >= FEW
            && fields.stream().allMatch(each -> each.integers() != null);
    if (!arePoints) {
      return false;
    }
    HashSet<List<Object>> seen = new HashSet<>();
    return IntStream.range(0, rows.lines().size())
        .allMatch(i -> seen.add(List.of(rows.owners().get(i), rows.lines().get(i))));
  }

  /** The statement that reads a number of a loop over i of n rounds. */
  String command(Field field, String name, String rounds) {
    String one = name + "[i]";
    return switch (this) {
      case NONE -> field.command(null);
      case DIFFERENT -> field.command(one);
      case ASCENDING, INCREASING -> {
        boolean strictly = this == INCREASING;
        String before = name + "[i-1]" + (strictly ? "+1" : "");
        String room = strictly ? "-(" + rounds + "-1-i)" : "";
        yield "IF(i == 0) %s ELSE %s END"
            .formatted(field.command(one, null, room), field.command(one, before, room));
      }
    };
  }

  /** The statement after the loop; empty if there is none. */
  String after(String name) {
    return this == DIFFERENT ? " ASSERT(UNIQUE(" + name + "))" : "";
  }
}

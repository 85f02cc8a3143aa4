package harness.describe.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bounds that numbers usually have if samples show them: places of a list of n elements, numbers of
 * nodes, ends of intervals. A bound too many makes a draft narrower, but its inputs stay valid.
 *
 * @param counts the numbers that come before
 * @param rounds the number of lines; null for one line
 * @param isLenient whether a few numbers are enough evidence
 * @param mayAssume whether bounds are taken without much evidence; else they hardly are by chance
 */
record UsualBounds(List<Count> counts, Count rounds, boolean isLenient, boolean mayAssume) {

  /** The parent of a node, which comes before it; i counts the other nodes from 0. */
  static final Bounds PARENT = new Bounds(List.of("1"), List.of("i+1"), List.of(), List.of());

  /** Chances that are too small to explain that numbers are at most as large as a count. */
  private static final double RARE = 0.1;

  /** Numbers in lines that follow what they may be places of need less evidence. */
  private static final double LIKELY = 0.2;

  private static final double LENIENT = 0.55;

  /** This many intervals are rarely longer than one place by chance. */
  private static final int STRICT = 4;

  /** This many parents are rarely smaller than their nodes by chance. */
  private static final int PARENTS = 3;

  /** Whether bounds are those of parents. */
  static boolean areParents(Bounds bounds) {
    return bounds.equals(PARENT);
  }

  /** Whether each of several lines has the parents of all nodes but the first. */
  static boolean areParents(Block block, Count count) {
    return block.lines().stream().anyMatch(each -> each.size() >= PARENTS)
        && block.fits(count, false)
        && block.lines().stream().allMatch(each -> areParents(new Field(each).integers()));
  }

  private static boolean areParents(long[] values) {
    return values != null
        && IntStream.range(0, values.length).allMatch(i -> 1 <= values[i] && values[i] <= i + 1);
  }

  /** Bounds of each token of a line of tokens. */
  Bounds ofTokens(Block block) {
    long[] values = block.tokens().integers();
    int[] owners =
        IntStream.range(0, block.lines().size())
            .flatMap(i -> block.lines().get(i).stream().mapToInt(each -> block.owners().get(i)))
            .toArray();
    return values == null || !mayAssume ? Bounds.NONE : bound(List.of(values), owners);
  }

  /**
   * Bounds of each token of rows, where evidence gives none.
   *
   * @param names variables of the tokens; null elements for none
   */
  List<Bounds> ofRows(Block block, List<String> names, List<Bounds> known) {
    List<long[]> columns = block.fields().stream().map(Field::integers).toList();
    int[] owners = block.owners().stream().mapToInt(each -> each).toArray();
    List<Bounds> bounds = new ArrayList<>(known);
    if (!mayAssume) {
      if (columns.size() > 1 && bounds.get(1).isNone()) {
        bounds.set(1, UsualRule.ofRows(names.get(0), columns.get(0), columns.get(1), false));
      }
      return bounds;
    }
    if (isBelow(columns, block)) {
      bounds.set(0, PARENT);
    }
    boolean isOpen = bounds.stream().limit(2).allMatch(Bounds::isNone);
    if (columns.size() > 1 && isOpen && columns.get(0) != null && columns.get(1) != null) {
      List<Count> cells = areCells(block) ? beforeRounds() : List.of();
      Bounds both = bound(columns.subList(0, 2), owners);
      bounds.set(0, cells.isEmpty() ? both : upTo(cells.get(0), columns.subList(0, 1), owners));
      bounds.set(1, cells.isEmpty() ? both : upTo(cells.get(1), columns.subList(1, 2), owners));
    }
    for (int i = 0; i < bounds.size(); i++) {
      if (bounds.get(i).isNone() && columns.get(i) != null) {
        bounds.set(i, bound(List.of(columns.get(i)), owners));
      }
    }
    if (columns.size() > 1 && isOpen) {
      bounds.set(
          1,
          areOrderedTexts(block.fields())
              ? Bounds.NONE.atLeast(names.get(0), names.get(0))
              : ordered(names.get(0), columns, bounds));
    }
    return bounds;
  }

  /** Whether rows begin with two times or dates in order. */
  private static boolean areOrderedTexts(List<Field> fields) {
    List<String> low = fields.get(0).tokens();
    List<String> high = fields.get(1).tokens();
    return fields.get(0).isTime()
        && fields.get(1).isTime()
        && low.size() >= PARENTS
        && IntStream.range(0, low.size()).allMatch(i -> low.get(i).compareTo(high.get(i)) < 0);
  }

  /** Whether the first of at least two columns has the parents of all nodes but the first. */
  private boolean isBelow(List<long[]> columns, Block block) {
    if (rounds == null || !rounds.isDerived() || columns.get(0) == null) {
      return false;
    }
    int samples = rounds.values().size();
    return block.lines().size() >= PARENTS * samples
        && block.bySample(samples).stream()
            .allMatch(
                rows ->
                    areParents(
                        new Field(rows.stream().map(each -> each.get(0)).toList()).integers()));
  }

  /** The bounds of the second number of each row, which may be the end of an interval. */
  private static Bounds ordered(String first, List<long[]> columns, List<Bounds> bounds) {
    Bounds second = bounds.get(1);
    long[] low = columns.get(0);
    long[] high = columns.get(1);
    if (second.isNone()) {
      return bounds.get(0).isNone() ? UsualRule.ofRows(first, low, high, true) : second;
    }
    boolean arePlaces =
        bounds.get(0).equals(second)
            && low != null
            && high != null
            && low.length > 1
            && first != null
            && IntStream.range(0, low.length).allMatch(i -> low[i] <= high[i]);
    boolean isStrict =
        arePlaces
            && low.length >= STRICT
            && IntStream.range(0, low.length).allMatch(i -> low[i] < high[i]);
    return arePlaces ? second.atLeast(first, isStrict ? first + "+1" : first) : second;
  }

  /** The first number that bounds all values of some columns, and hardly by chance. */
  private Bounds bound(List<long[]> columns, int[] owners) {
    List<Count> candidates =
        counts.stream()
            .filter(each -> !each.isDerived() && each.isPlausible())
            .sorted(
                Comparator.comparing((Count each) -> each.equals(rounds))
                    .thenComparing(each -> FormSearch.NAMES.indexOf(each.name())))
            .toList();
    for (Count each : candidates) {
      if (bounds(each, columns, owners)) {
        return upTo(each, columns, owners);
      }
    }
    return Bounds.NONE;
  }

  private static Bounds upTo(Count count, List<long[]> columns, int[] owners) {
    boolean hasZero = columns.stream().anyMatch(each -> Arrays.stream(each).anyMatch(v -> v == 0));
    boolean isBelow = hasZero && !reaches(count, columns, owners);
    String greatest = isBelow ? count.name() + "-1" : count.name();
    return new Bounds(List.of(), List.of(greatest), List.of(), List.of(count.name()));
  }

  /** Whether the first two numbers of rows are in a grid whose sizes are the two numbers before. */
  boolean areCells(Block block) {
    List<Count> sizes = beforeRounds();
    List<Field> fields = block.fields();
    return sizes.size() == 2
        && fields.size() > 1
        && isUpTo(sizes.get(0), fields.get(0).integers(), block)
        && isUpTo(sizes.get(1), fields.get(1).integers(), block);
  }

  private static boolean isUpTo(Count count, long[] values, Block block) {
    return values != null
        && count.isPlausible()
        && IntStream.range(0, values.length)
            .allMatch(i -> 0 <= values[i] && values[i] <= count.of(block.owners().get(i)));
  }

  /** The numbers that come before the number of lines, in their order. */
  private List<Count> beforeRounds() {
    int place = rounds == null ? -1 : FormSearch.NAMES.indexOf(rounds.variable());
    return counts.stream()
        .filter(each -> !each.isDerived() && FormSearch.NAMES.indexOf(each.name()) < place)
        .sorted(Comparator.comparing(each -> FormSearch.NAMES.indexOf(each.name())))
        .toList();
  }

  private static boolean reaches(Count count, List<long[]> columns, int[] owners) {
    return columns.stream()
        .anyMatch(
            column ->
                IntStream.range(0, column.length).anyMatch(i -> column[i] >= count.of(owners[i])));
  }

  private boolean bounds(Count count, List<long[]> columns, int[] owners) {
    double chance = 1;
    boolean isNear = false;
    for (long[] column : columns) {
      for (int i = 0; i < column.length; i++) {
        long most = count.of(owners[i]);
        if (column[i] < 0 || column[i] > most) {
          return false;
        }
        chance *= (double) most / Math.pow(10, Long.toString(most).length());
        isNear |= 2 * column[i] >= most;
      }
    }
    boolean isOther = rounds != null && !count.equals(rounds);
    return isNear && chance < (isLenient ? LENIENT : isOther ? LIKELY : RARE);
  }
}

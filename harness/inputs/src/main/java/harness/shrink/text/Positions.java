package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Which positions of an input hold values of the same kind. Lines and tokens from {@link #ALIKE} on
 * always do. Earlier ones do if they belong to a list: a line with a varying number of tokens, or a
 * varying number of lines that all have the same number of tokens.
 *
 * @param rows the first line of the list of lines
 * @param tokens the first token of the list in each of the first lines
 */
record Positions(int rows, List<Integer> tokens) {

  /** Lines and tokens from this index on are treated alike. */
  static final int ALIKE = 3;

  /** Each position for itself. */
  static final Positions SINGLE = new Positions(ALIKE, List.of(ALIKE, ALIKE, ALIKE, ALIKE));

  /** Positions are compared in as many bytes. */
  private static final int BYTES = 1 << 18;

  /**
   * A position whose values are of the same kind as others has a narrower range only by chance.
   * This is how many of its values chance would have put outside that range, if it did not.
   */
  private static final double NARROWER = 3;

  /** The values at a position. */
  @FunctionalInterface
  interface Range {

    /** Whether a token is within the range seen at a position. */
    boolean holds(int line, int place, String token);
  }

  /**
   * Finds the lists.
   *
   * @param facts which integers are counts, and so are not in a list
   * @param ranges what was seen at each single position
   */
  static Positions of(List<Layout> inputs, List<CountFact> facts, Range ranges) {
    List<Layout> some = new ArrayList<>();
    long bytes = 0;
    for (Layout each : inputs) {
      bytes += each.bytes();
      if (bytes <= BYTES) {
        some.add(each);
      }
    }
    if (some.size() < 2) {
      return SINGLE;
    }
    return new Positions(
        rows(some, facts, ranges),
        IntStream.rangeClosed(0, ALIKE)
            .mapToObj(line -> tokens(some, line, facts, ranges))
            .toList());
  }

  /** The line that stands for all lines of the same kind. */
  int line(int line) {
    return line >= rows ? ALIKE : line;
  }

  /** The token that stands for all tokens of the same kind in a line. */
  int place(int line, int place) {
    return place >= tokens.get(Math.min(line, ALIKE)) ? ALIKE : place;
  }

  private static int rows(List<Layout> inputs, List<CountFact> facts, Range ranges) {
    boolean vary = inputs.stream().mapToInt(Layout::size).distinct().count() > 1;
    int start = facts.stream().mapToInt(each -> each.line() + 1).max().orElse(0);
    return first(start, from -> vary && areRowsAlike(byLine(inputs, from), from, ranges));
  }

  /** The first position from which on all are alike. */
  private static int first(int start, IntPredicate areAlike) {
    return IntStream.range(start, ALIKE).filter(areAlike).findFirst().orElse(ALIKE);
  }

  private static boolean areRowsAlike(List<List<List<String>>> byLine, int first, Range ranges) {
    List<List<String>> all = byLine.stream().flatMap(List::stream).toList();
    int width = all.isEmpty() ? 0 : all.get(0).size();
    if (width == 0 || !all.stream().allMatch(row -> row.size() == width)) {
      return false;
    }
    for (int column = 0; column < width; column++) {
      int place = column;
      List<String> values = all.stream().map(row -> row.get(place)).toList();
      for (int i = 0; i < byLine.size(); i++) {
        int line = first + i;
        if (!isAlike(byLine.get(i).size(), values, token -> ranges.holds(line, place, token))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The lines from one on: for each of the first lines those of all inputs, then all others. */
  private static List<List<List<String>>> byLine(List<Layout> inputs, int first) {
    return IntStream.rangeClosed(first, ALIKE)
        .mapToObj(line -> inputs.stream().flatMap(each -> lines(each, line).stream()).toList())
        .toList();
  }

  /** A line of an input, or all lines from {@link #ALIKE} on. */
  private static List<List<String>> lines(Layout input, int line) {
    int end = line < ALIKE ? Math.min(input.size(), line + 1) : input.size();
    return line < end ? input.lines().subList(line, end) : List.of();
  }

  private static int tokens(List<Layout> inputs, int line, List<CountFact> facts, Range ranges) {
    List<List<String>> rows = inputs.stream().flatMap(each -> lines(each, line).stream()).toList();
    boolean vary = rows.stream().mapToInt(List::size).distinct().count() > 1;
    int start =
        facts.stream()
            .filter(each -> each.line() == line)
            .mapToInt(each -> each.place() + 1)
            .max()
            .orElse(saysWidth(rows) ? 1 : 0);
    return first(start, from -> vary && areTokensAlike(rows, line, from, ranges));
  }

  private static boolean areTokensAlike(
      List<List<String>> rows, int line, int first, Range ranges) {
    List<String> all = rows.stream().flatMap(row -> row.stream().skip(first)).toList();
    return IntStream.rangeClosed(first, ALIKE)
        .allMatch(
            place ->
                isAlike(
                    rows.stream().mapToLong(row -> tokensAt(row, place)).sum(),
                    all,
                    token -> ranges.holds(line, place, token)));
  }

  private static long tokensAt(List<String> row, int place) {
    int from = Math.max(0, row.size() - place);
    return place < ALIKE ? Math.min(1, from) : from;
  }

  /** Whether the first token of each line says how many follow. */
  private static boolean saysWidth(List<List<String>> rows) {
    IntStream others =
        rows.stream().mapToInt(row -> row.isEmpty() ? -1 : row.size() - Numbers.count(row.get(0)));
    return others.distinct().count() == 1;
  }

  /**
   * Whether a position may have values of the same kind as all positions of a list.
   *
   * @param seen number of values seen there
   * @param isSeen whether a value is in the range seen there
   */
  private static boolean isAlike(long seen, List<String> all, Predicate<String> isSeen) {
    long outside = all.stream().filter(each -> !isSeen.test(each)).count();
    return outside * (double) seen <= NARROWER * all.size();
  }
}

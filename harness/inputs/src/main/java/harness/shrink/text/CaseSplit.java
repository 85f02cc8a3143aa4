package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A reading of an input as a sequence of test cases: optionally a line with their number, then the
 * cases. The first line of a case may give the number of its remaining lines.
 *
 * @param counted whether the first line is the number of cases
 * @param starts the first line of each case, and the line after the last
 */
record CaseSplit(boolean counted, List<Integer> starts) {

  /** Line and position of the number of cases. */
  static final List<Integer> COUNT = List.of(0, 0);

  /** Maximum number of lines of a case of fixed length. */
  private static final int LONGEST = 4;

  /** Number of tokens at the start of a case's first line that may give its length. */
  private static final int TOKENS = 3;

  /** The ways in which a case's first line may give its number of lines. */
  private static final List<ToLongFunction<List<String>>> LENGTHS = lengths();

  CaseSplit {
    starts = List.copyOf(starts);
  }

  /** All readings with several cases that use up the whole input. Those with a count come first. */
  static List<CaseSplit> of(Layout layout) {
    return Stream.concat(
            LENGTHS.stream().map(length -> counted(layout, length)),
            LENGTHS.stream().map(length -> new CaseSplit(false, starts(layout, 0, length))))
        .filter(each -> each.cases() > 1)
        .distinct()
        .toList();
  }

  /**
   * The numbers of the ways to read all inputs as cases after a count; empty if no input has
   * several cases.
   */
  static List<Integer> countedReadings(List<Layout> inputs) {
    return IntStream.range(0, LENGTHS.size())
        .filter(way -> inputs.stream().allMatch(each -> isRead(each, way)))
        .filter(way -> inputs.stream().anyMatch(each -> cases(each, way).size() > 1))
        .boxed()
        .toList();
  }

  /** Whether an input can be read in one of these ways. */
  static boolean isRead(Layout layout, int way) {
    return counted(layout, LENGTHS.get(way)).cases() > 0;
  }

  /** The cases of an input read in one of these ways. */
  static List<Layout> cases(Layout layout, int way) {
    CaseSplit split = counted(layout, LENGTHS.get(way));
    return IntStream.range(0, split.cases())
        .mapToObj(i -> layout.lines().subList(split.starts.get(i), split.starts.get(i + 1)))
        .map(layout::with)
        .toList();
  }

  /** The number of cases; less than 1 if the input cannot be read in this way. */
  int cases() {
    return starts.size() - 1;
  }

  /** The input without the cases from {@code begin} up to {@code end}, exclusive. */
  Layout without(Layout layout, int begin, int end) {
    Layout rest = layout.withoutLines(starts.get(begin), starts.get(end));
    return counted ? rest.withToken(0, 0, Integer.toString(cases() - (end - begin))) : rest;
  }

  private static List<ToLongFunction<List<String>>> lengths() {
    List<ToLongFunction<List<String>>> lengths = new ArrayList<>();
    for (int fixed = 1; fixed <= LONGEST; fixed++) {
      int always = fixed;
      lengths.add(line -> always);
    }
    for (int token = 0; token < TOKENS; token++) {
      for (int more = 0; more <= 2; more++) {
        int place = token;
        int others = more;
        lengths.add(line -> place < line.size() ? Numbers.count(line.get(place)) + others : -1);
      }
    }
    lengths.add(CaseSplit::sum);
    return lengths;
  }

  /** The length given by a line with two counts. */
  private static long sum(List<String> line) {
    return line.size() < 2 ? -1 : 1L + Numbers.count(line.get(0)) + Numbers.count(line.get(1));
  }

  /** A reading with as many cases as the first line says; without cases if there is none. */
  private static CaseSplit counted(Layout layout, ToLongFunction<List<String>> length) {
    boolean maybe = layout.size() > 1 && layout.line(0).size() == 1;
    int count = maybe ? Numbers.count(layout.line(0).get(0)) : -1;
    List<Integer> starts = count > 0 ? starts(layout, 1, length) : List.of();
    return new CaseSplit(true, starts.size() == count + 1 ? starts : List.of());
  }

  /** The first lines of the cases; empty if the last case does not end with the input. */
  private static List<Integer> starts(
      Layout layout, int first, ToLongFunction<List<String>> length) {
    List<Integer> starts = new ArrayList<>(List.of(first));
    int next = first;
    while (next < layout.size()) {
      long lines = length.applyAsLong(layout.line(next));
      if (lines < 1 || next + lines > layout.size()) {
        return List.of();
      }
      next += (int) lines;
      starts.add(next);
    }
    return starts;
  }
}

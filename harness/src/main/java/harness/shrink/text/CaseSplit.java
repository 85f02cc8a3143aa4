package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

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

  CaseSplit {
    starts = List.copyOf(starts);
  }

  /** All readings with several cases that use up the whole input. Those with a count come first. */
  static List<CaseSplit> of(Layout layout) {
    List<CaseSplit> found = new ArrayList<>();
    int count =
        layout.size() > 1 && layout.line(0).size() == 1 ? Numbers.count(layout.line(0).get(0)) : -1;
    for (ToLongFunction<List<String>> length : lengths()) {
      List<Integer> starts = count > 1 ? starts(layout, 1, length) : List.of();
      if (starts.size() == count + 1) {
        found.add(new CaseSplit(true, starts));
      }
    }
    for (ToLongFunction<List<String>> length : lengths()) {
      List<Integer> starts = starts(layout, 0, length);
      if (starts.size() > 2) {
        found.add(new CaseSplit(false, starts));
      }
    }
    return found.stream().distinct().toList();
  }

  /**
   * The numbers of the ways to read all inputs as cases after a count; empty if no input has
   * several cases.
   */
  static List<Integer> countedReadings(List<Layout> inputs) {
    List<Integer> found = new ArrayList<>();
    for (int way = 0; way < lengths().size(); way++) {
      int number = way;
      if (inputs.stream().allMatch(each -> isRead(each, number))
          && inputs.stream().anyMatch(each -> cases(each, number).size() > 1)) {
        found.add(way);
      }
    }
    return found;
  }

  /** Whether an input can be read in one of these ways. */
  static boolean isRead(Layout layout, int way) {
    int count =
        layout.size() > 1 && layout.line(0).size() == 1 ? Numbers.count(layout.line(0).get(0)) : -1;
    return count > 0 && starts(layout, 1, lengths().get(way)).size() == count + 1;
  }

  /** The cases of an input read in one of these ways. */
  static List<Layout> cases(Layout layout, int way) {
    List<Integer> starts = starts(layout, 1, lengths().get(way));
    List<Layout> cases = new ArrayList<>();
    for (int each = 0; each + 1 < starts.size(); each++) {
      cases.add(layout.with(layout.lines().subList(starts.get(each), starts.get(each + 1))));
    }
    return cases;
  }

  /** The number of cases. */
  int cases() {
    return starts.size() - 1;
  }

  /** The input without the cases from {@code begin} up to {@code end}, exclusive. */
  Layout without(Layout layout, int begin, int end) {
    Layout rest = layout.withoutLines(starts.get(begin), starts.get(end));
    return counted ? rest.withToken(0, 0, Integer.toString(cases() - (end - begin))) : rest;
  }

  /** The ways in which a case's first line may give its number of lines. */
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

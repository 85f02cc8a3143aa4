package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A reading of an input as test cases, one after the other: a count of them on the first line or
 * none, then in each case a first line, which may tell how many lines follow it.
 *
 * @param counted whether the first line holds the count
 * @param starts the first line of each case, and the line after the last
 */
record CaseSplit(boolean counted, List<Integer> starts) {

  /** Line and place of the count of cases. */
  static final List<Integer> COUNT = List.of(0, 0);

  /** The most lines of a case of fixed length. */
  private static final int LONGEST = 4;

  /** How many tokens of a case's first line may tell its length. */
  private static final int TOKENS = 3;

  CaseSplit {
    starts = List.copyOf(starts);
  }

  /** All readings that come out even and have several cases. Those with a count come first. */
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
   * The ways to read all of some inputs as cases after a count, each by its number; none if no
   * input has several.
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

  /** How many cases there are. */
  int cases() {
    return starts.size() - 1;
  }

  /** The input without the cases from one up to another. */
  Layout without(Layout layout, int begin, int end) {
    Layout rest = layout.withoutLines(starts.get(begin), starts.get(end));
    return counted ? rest.withToken(0, 0, Integer.toString(cases() - (end - begin))) : rest;
  }

  /** Ways to tell from its first line how many lines a case has. */
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

  /** A line that counts two kinds of lines. */
  private static long sum(List<String> line) {
    return line.size() < 2 ? -1 : 1L + Numbers.count(line.get(0)) + Numbers.count(line.get(1));
  }

  /** Empty if the last case does not end with the input. */
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

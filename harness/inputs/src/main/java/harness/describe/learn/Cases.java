package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits samples into test cases: a line with their number, followed by the cases. A case is a line
 * of numbers and one or two parts whose lengths these numbers give.
 */
final class Cases {

  private static final int WIDEST = 3;

  /** What a number may count in the lines that follow. */
  private enum Kind {
    LINE_OF_TOKENS,
    LINE_OF_LETTERS,
    LINES,
    LINES_BUT_ONE
  }

  private record Piece(Kind kind, int field) {

    /** The line after this part; -1 if it does not fit. */
    int end(List<List<String>> lines, int at, List<String> header) {
      long count = Count.number(header.get(field));
      boolean single = kind == Kind.LINE_OF_TOKENS || kind == Kind.LINE_OF_LETTERS;
      long end = single ? at + 1L : at + count - (kind == Kind.LINES_BUT_ONE ? 1 : 0);
      if (count < 0 || end < at || end > lines.size()) {
        return -1;
      }
      List<String> line = single ? lines.get(at) : List.of();
      boolean fits =
          switch (kind) {
            case LINE_OF_TOKENS -> line.size() == count;
            case LINE_OF_LETTERS -> line.size() == 1 && line.get(0).length() == count;
            default -> true;
          };
      return fits ? (int) end : -1;
    }
  }

  private Cases() {}

  /** The cases of all samples; null if the samples have no test cases. */
  static List<List<List<String>>> of(List<List<List<String>>> samples) {
    boolean counted =
        samples.stream()
            .allMatch(each -> !each.isEmpty() && each.get(0).size() == 1 && number(each) >= 1);
    if (!counted || samples.stream().allMatch(each -> number(each) == 1)) {
      return null;
    }
    int width = samples.get(0).size() < 2 ? 0 : samples.get(0).get(1).size();
    List<Piece> pieces = new ArrayList<>();
    for (int field = 0; field < Math.min(width, WIDEST); field++) {
      for (Kind kind : Kind.values()) {
        pieces.add(new Piece(kind, field));
      }
    }
    for (Piece first : pieces) {
      List<List<List<String>>> cases = cut(samples, width, List.of(first));
      for (int i = 0; cases == null && i < pieces.size(); i++) {
        cases = cut(samples, width, List.of(first, pieces.get(i)));
      }
      if (cases != null) {
        return cases;
      }
    }
    return null;
  }

  private static long number(List<List<String>> sample) {
    return Count.number(sample.get(0).get(0));
  }

  private static List<List<List<String>>> cut(
      List<List<List<String>>> samples, int width, List<Piece> pieces) {
    List<List<List<String>>> cases = new ArrayList<>();
    for (List<List<String>> sample : samples) {
      int at = 1;
      for (long left = number(sample); left > 0; left--) {
        int end = end(sample, at, width, pieces);
        if (end < 0) {
          return null;
        }
        cases.add(sample.subList(at, end));
        at = end;
      }
      if (at != sample.size()) {
        return null;
      }
    }
    return cases;
  }

  /** The line after a case; -1 if it does not fit. */
  private static int end(List<List<String>> lines, int begin, int width, List<Piece> pieces) {
    if (begin >= lines.size() || lines.get(begin).size() != width) {
      return -1;
    }
    int at = begin + 1;
    for (Piece each : pieces) {
      at = at < 0 ? -1 : each.end(lines, at, lines.get(begin));
    }
    return at;
  }
}

package harness.describe.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits samples into test cases: a line with their number, followed by the cases, or the cases and
 * a last line. A case is a line and a few parts: lines by themselves, and parts whose lengths
 * numbers of the former give.
 */
final class Cases {

  private static final int WIDEST = 3;

  /** Parts of a case after its first line. */
  private static final int MOST_PIECES = 4;

  /** Ways to cut that are tried. */
  private static final int MOST_CUTS = 20_000;

  /** What a number may count in the lines that follow. */
  private enum Kind {
    LINE_OF_TOKENS,
    LINE_OF_LETTERS,
    LINES,
    LINES_BUT_ONE,
    LINE
  }

  /**
   * A part of a case.
   *
   * @param line the line by itself that has the number, counted from 0
   * @param field the place of the number in that line; for a line by itself, its width
   */
  private record Piece(Kind kind, int line, int field) {

    static Piece line(int width) {
      return new Piece(Kind.LINE, 0, width);
    }

    /** The line after this part; -1 if it does not fit. */
    int end(List<List<String>> lines, int at, List<List<String>> headers) {
      if (at >= lines.size() && kind != Kind.LINES && kind != Kind.LINES_BUT_ONE) {
        return -1;
      }
      if (kind == Kind.LINE) {
        headers.add(lines.get(at));
        return lines.get(at).size() == field ? at + 1 : -1;
      }
      long count = Count.number(headers.get(line).get(field));
      boolean single = kind == Kind.LINE_OF_TOKENS || kind == Kind.LINE_OF_LETTERS;
      long end = single ? at + 1L : at + count - (kind == Kind.LINES_BUT_ONE ? 1 : 0);
      if (count < 0 || end < at || end > lines.size()) {
        return -1;
      }
      boolean fits =
          switch (kind) {
            case LINE_OF_TOKENS -> lines.get(at).size() == count;
            case LINE_OF_LETTERS ->
                lines.get(at).size() == 1 && lines.get(at).get(0).length() == count;
            default -> true;
          };
      return fits ? (int) end : -1;
    }
  }

  /** Fewer lines before a last one are hardly test cases. */
  private static final int FEW = 3;

  private final List<List<List<String>>> samples;
  private final boolean areCounted;
  private int cuts;

  private Cases(List<List<List<String>>> samples, boolean areCounted) {
    this.samples = samples;
    this.areCounted = areCounted;
  }

  /** The cases of all samples; null if the samples have no test cases. */
  static List<List<List<String>>> of(List<List<List<String>>> samples) {
    boolean counted =
        samples.stream()
            .allMatch(each -> !each.isEmpty() && each.get(0).size() == 1 && number(each) >= 1);
    if (!counted
        || samples.get(0).size() < 2
        || samples.stream().allMatch(each -> number(each) == 1)) {
      return null;
    }
    Cases cases = new Cases(samples, true);
    List<Piece> first = List.of(Piece.line(samples.get(0).get(1).size()));
    for (int more = 1; more <= MOST_PIECES; more++) {
      List<List<List<String>>> found = cases.cut(first, more);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The cases of all samples, before a last line; null if the samples have no test cases. */
  static List<List<List<String>>> upTo(LastToken last, List<List<List<String>>> samples) {
    List<List<List<String>>> bodies =
        samples.stream().map(each -> each.subList(0, each.size() - 1)).toList();
    if (bodies.get(0).isEmpty()) {
      return null;
    }
    Cases cases = new Cases(bodies, false);
    List<Piece> first = List.of(Piece.line(bodies.get(0).get(0).size()));
    for (int more = 0; more <= MOST_PIECES; more++) {
      List<List<List<String>>> found = cases.cut(first, more);
      if (found != null && areLikely(found, last)) {
        return found;
      }
    }
    return null;
  }

  private static boolean areLikely(List<List<List<String>>> cases, LastToken last) {
    return cases.size() > 1
        && cases.stream().mapToInt(List::size).sum() >= FEW
        && cases.stream().noneMatch(each -> last.isLike(String.join(" ", each.get(0))));
  }

  private static long number(List<List<String>> sample) {
    return Count.number(sample.get(0).get(0));
  }

  /** The cases if they have some parts and a number of further ones; null if they do not fit. */
  private List<List<List<String>>> cut(List<Piece> pieces, int more) {
    if (more == 0) {
      return cut(pieces);
    }
    List<List<String>> headers = new ArrayList<>();
    int at = end(samples.get(0), begin(), pieces, headers);
    if (at < 0 || cuts++ > MOST_CUTS) {
      return null;
    }
    for (Piece each : following(samples.get(0), at, headers)) {
      List<Piece> longer = new ArrayList<>(pieces);
      longer.add(each);
      List<List<List<String>>> found = cut(longer, more - 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static List<Piece> following(
      List<List<String>> lines, int at, List<List<String>> headers) {
    List<Piece> pieces = new ArrayList<>();
    for (int line = 0; line < headers.size(); line++) {
      for (int field = 0; field < Math.min(headers.get(line).size(), WIDEST); field++) {
        if (Count.number(headers.get(line).get(field)) >= 0) {
          pieces.add(new Piece(Kind.LINE_OF_TOKENS, line, field));
          pieces.add(new Piece(Kind.LINE_OF_LETTERS, line, field));
          pieces.add(new Piece(Kind.LINES, line, field));
          pieces.add(new Piece(Kind.LINES_BUT_ONE, line, field));
        }
      }
    }
    if (at < lines.size()) {
      pieces.add(Piece.line(lines.get(at).size()));
    }
    return pieces;
  }

  private List<List<List<String>>> cut(List<Piece> pieces) {
    List<List<List<String>>> cases = new ArrayList<>();
    for (List<List<String>> sample : samples) {
      int at = begin();
      long left = areCounted ? number(sample) : sample.size();
      for (; left > 0 && (areCounted || at < sample.size()); left--) {
        int end = end(sample, at, pieces, new ArrayList<>());
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

  private int begin() {
    return areCounted ? 1 : 0;
  }

  /** The line after a case; -1 if it does not fit. */
  private static int end(
      List<List<String>> lines, int begin, List<Piece> pieces, List<List<String>> headers) {
    int at = begin;
    for (Piece each : pieces) {
      at = at < 0 ? -1 : each.end(lines, at, headers);
    }
    return at;
  }
}

package harness.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Pieces in order: adjacent texts are joined, and adjacent blanks are one. */
record Sequence(List<Piece> pieces) {

  private static final String SPECIAL = "[](){|}'\"\\@";

  Sequence(List<Piece> pieces) {
    List<Piece> joined = new ArrayList<>();
    int next = 0;
    while (next < pieces.size()) {
      int end = endOfRun(pieces, next);
      boolean isText = pieces.get(next) instanceof Piece.Literal && end > next + 1;
      joined.add(isText ? text(pieces.subList(next, end)) : pieces.get(next));
      next = end;
    }
    this.pieces = List.copyOf(joined);
  }

  /** The end of a run of texts or of blanks; any other piece is alone. */
  private static int endOfRun(List<Piece> pieces, int from) {
    Class<?> kind = pieces.get(from).getClass();
    boolean joins = kind == Piece.Literal.class || kind == Piece.Blank.class;
    int end = from + 1;
    while (joins && end < pieces.size() && pieces.get(end).getClass() == kind) {
      end++;
    }
    return end;
  }

  private static Piece text(List<Piece> texts) {
    return new Piece.Literal(
        texts.stream().map(each -> ((Piece.Literal) each).text()).collect(Collectors.joining()));
  }

  /** Without blanks at its ends, which separate nothing. */
  Sequence trimmed() {
    int from = 0;
    int to = pieces.size();
    while (from < to && pieces.get(from) instanceof Piece.Blank) {
      from++;
    }
    while (from < to && pieces.get(to - 1) instanceof Piece.Blank) {
      to--;
    }
    return new Sequence(pieces.subList(from, to));
  }

  /** Whether any piece satisfies a predicate, here or in an alternative. */
  boolean any(Predicate<Piece> such) {
    return pieces.stream()
        .anyMatch(
            each ->
                such.test(each)
                    || (each instanceof Piece.Choice choice
                        && choice.alternatives().stream().anyMatch(one -> one.any(such))));
  }

  String text() {
    return pieces.stream().map(Sequence::text).collect(Collectors.joining());
  }

  private static String text(Piece piece) {
    if (piece instanceof Range range) {
      return range.text();
    }
    if (piece instanceof Piece.Choice choice) {
      return choice.alternatives().stream()
          .map(Sequence::text)
          .collect(Collectors.joining("|", "(", ")"));
    }
    if (piece instanceof Piece.Literal literal) {
      return literal.text().isEmpty() ? "''" : escaped(literal.text());
    }
    if (piece instanceof Piece.Blank) {
      return " ";
    }
    return piece instanceof Piece.Seed ? "{seed}" : "@";
  }

  private static String escaped(String text) {
    return text.chars()
        .mapToObj(
            each ->
                SPECIAL.indexOf(each) >= 0 || Character.isWhitespace(each)
                    ? "\\" + (char) each
                    : Character.toString(each))
        .collect(Collectors.joining());
  }
}

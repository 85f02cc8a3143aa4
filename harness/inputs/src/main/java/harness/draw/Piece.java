package harness.draw;

import java.util.List;

/** A piece of a template. */
sealed interface Piece
    permits Piece.Literal, Piece.Blank, Piece.Seed, Piece.Hex, Piece.Choice, Range {

  /** Literal text; empty for an empty word, which can be written with quotes. */
  record Literal(String text) implements Piece {}

  record Blank() implements Piece {}

  record Seed() implements Piece {}

  /** Eight random hexadecimal digits. */
  record Hex() implements Piece {}

  /** {@code (x|y|z)}: each alternative is equally likely. */
  record Choice(List<Sequence> alternatives) implements Piece {}
}

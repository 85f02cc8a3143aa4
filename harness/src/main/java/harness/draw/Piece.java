package harness.draw;

/** A piece of a template. */
sealed interface Piece permits Piece.Literal, Piece.Blank, Piece.Seed, Piece.Hex, Range, Choice {

  /** Text as it stands; empty for an empty word, which quotes can write. */
  record Literal(String text) implements Piece {}

  /** What separates words. */
  record Blank() implements Piece {}

  /** The place of the seed. */
  record Seed() implements Piece {}

  /** Eight random hexadecimal digits. */
  record Hex() implements Piece {}
}

package harness.cli;

/** A command that needs a power which only puzzles have. */
interface PuzzleOnly {

  /** The power, as the subject of a sentence. */
  String power();
}

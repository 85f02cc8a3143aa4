package harness.cli;

/** A command that works for puzzles only. */
interface PuzzleOnly {

  /** The command's purpose, as the subject of a sentence. */
  String power();
}

package harness.cli;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A command that works for puzzles only. */
@Retention(RetentionPolicy.RUNTIME)
@interface PuzzleOnly {

  /** The command's purpose, as the subject of a sentence. */
  String value();
}

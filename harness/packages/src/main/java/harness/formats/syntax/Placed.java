package harness.formats.syntax;

import harness.cases.UsageException;

/** A part of a file, which errors name with its line. */
public interface Placed {

  /** The line of the file, from 1. */
  int line();

  /** A one-line error about this part. */
  UsageException refused(String why);
}

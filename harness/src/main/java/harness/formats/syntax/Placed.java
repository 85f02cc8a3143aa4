package harness.formats.syntax;

import harness.terminal.UsageException;

/** A part of a file, which errors name with its line. */
public interface Placed {

  /** A one-line error about this part. */
  UsageException refused(String why);
}

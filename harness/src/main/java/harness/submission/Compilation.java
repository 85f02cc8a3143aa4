package harness.submission;

import harness.process.Program;

/** The result of compiling a submission. */
public sealed interface Compilation {

  /**
   * The program can be run.
   *
   * @param fromCache whether nothing had to be compiled
   */
  record Ready(Program program, boolean fromCache) implements Compilation {}

  /**
   * The program cannot be run: a {@code compile-error}.
   *
   * @param firstLines the first lines of the compiler's output; at least one
   */
  record Failed(String firstLines) implements Compilation {}
}

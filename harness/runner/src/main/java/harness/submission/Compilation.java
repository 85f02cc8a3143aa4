package harness.submission;

import harness.process.Program;

/** The result of compiling a submission. */
public sealed interface Compilation {

  /**
   * The program can be run.
   *
   * @param fromCache whether nothing had to be compiled
   * @param remark how it was compiled if not in the usual way, in one line; else empty
   */
  record Ready(Program program, boolean fromCache, String remark) implements Compilation {}

  /**
   * The program cannot be run: a {@code compile-error}.
   *
   * @param summary what is missing if that is known, else the first error, in one line
   * @param firstLines the summary if it says what is missing, and the first lines of the compiler's
   *     output, errors first
   * @param output all of the compiler's output
   */
  record Failed(String summary, String firstLines, String output) implements Compilation {}
}

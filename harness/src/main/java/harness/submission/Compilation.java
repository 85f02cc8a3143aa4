package harness.submission;

import harness.process.Program;
import java.util.Objects;

/** The result of compiling a submission. */
public sealed interface Compilation {

  /**
   * The program can be run.
   *
   * @param program the program
   * @param fromCache whether nothing had to be compiled
   */
  record Ready(Program program, boolean fromCache) implements Compilation {
    public Ready {
      Objects.requireNonNull(program);
    }
  }

  /**
   * The program cannot be run: a {@code compile-error}.
   *
   * @param firstLines the first lines of the compiler's output; at least one
   */
  record Failed(String firstLines) implements Compilation {
    public Failed {
      Objects.requireNonNull(firstLines);
    }
  }
}

package harness.submission;

import harness.process.Program;
import java.util.Objects;

/** What became of a submission's compilation. */
public sealed interface Compilation {

  /**
   * It can be run.
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
   * It cannot be run: a {@code compile-error}.
   *
   * @param firstLines what the compiler said first; one or more lines
   */
  record Failed(String firstLines) implements Compilation {
    public Failed {
      Objects.requireNonNull(firstLines);
    }
  }
}

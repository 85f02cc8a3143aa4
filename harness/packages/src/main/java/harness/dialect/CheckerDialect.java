package harness.dialect;

import harness.process.RunRequest;
import org.jspecify.annotations.Nullable;

/** How a checker is called, and how it says what an output is worth. */
public interface CheckerDialect {

  /**
   * The run that checks an output.
   *
   * @param blank a request without arguments and files, whose standard input is empty
   */
  RunRequest call(RunRequest blank, CheckedFiles files);

  /**
   * Reads what a checker said. It has ended by itself, and not because of an exception.
   *
   * @return null if its exit code has no meaning
   * @throws NoVerdict if the exit code is one of the dialect, but the score is missing or
   *     unreadable
   */
  @Nullable Ruling read(Said said) throws NoVerdict;

  /** Whether a checker accepts an output and, apart from that, gives it points. */
  default boolean hasVerdicts() {
    return false;
  }

  /** Whether the verdict is what the checker prints or writes, and not its exit code. */
  default boolean isWritten() {
    return false;
  }

  /**
   * Whether a run looks like that of a checker of this dialect, and unlike most of any other one.
   * It is asked where a checker cannot be understood in the dialect that it is believed to speak.
   */
  default boolean isLikely(Said said) {
    return false;
  }
}

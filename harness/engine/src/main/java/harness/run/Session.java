package harness.run;

import harness.cases.Case;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A submission used by one thread. A program runs as a fresh process each time; a built-in solver
 * is a single instance, which may keep tables between cases.
 */
public interface Session extends AutoCloseable {

  /** Runs the cases as one file, up to the first that fails; null if it was cancelled. */
  FileRun run(List<Case> cases, BooleanSupplier cancelled);

  /** Runs one case in a separate file; otherwise as above. */
  Outcome runAlone(Case each, BooleanSupplier cancelled);

  /** Runs one case in the quickest way; {@link #runAlone} must confirm a failure. */
  default Outcome tryAlone(Case each, BooleanSupplier cancelled) {
    return runAlone(each, cancelled);
  }

  /** Announces the next cases for {@link #tryAlone}, in order, as far as they are known. */
  default void expect(List<Case> cases) {}

  /** From now on, quick runs are plain runs, because forked runs were found to differ. */
  default void distrust() {}

  /** Closes the session; any thread may do so. A running program ends with it. */
  @Override
  void close();
}

package harness.run;

import harness.cases.Case;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A submission at work in one thread. A program runs as a fresh process each time; a built-in
 * solver is one instance, which may keep tables between cases.
 */
public interface Session extends AutoCloseable {

  /**
   * Runs these cases as one file, up to the first that fails.
   *
   * @param cancelled asked now and then; once true the run ends early
   * @return null if it was cancelled
   */
  FileRun run(List<Case> cases, BooleanSupplier cancelled);

  /** Runs one case in a file of its own; the rest as above. */
  Outcome runAlone(Case each, BooleanSupplier cancelled);

  /**
   * Runs one case in a file of its own in the quickest way there is. That may find things; {@link
   * #runAlone} proves them.
   */
  default Outcome tryAlone(Case each, BooleanSupplier cancelled) {
    return runAlone(each, cancelled);
  }

  /** Says which cases {@link #tryAlone} will be given next, in this order, as far as is known. */
  default void expect(List<Case> cases) {}

  /** From now on the quickest way is the plain one: the other has been found to differ. */
  default void distrust() {}

  /** Ends it; any thread may do so, and a program under way ends with it. */
  @Override
  void close();
}

package harness.run;

import harness.cases.Case;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A submission at work in one thread. */
public interface Session extends AutoCloseable {

  /** How many cases it would like to be given at once, at least 1; may change from call to call. */
  int batchSize();

  /**
   * Runs cases in order.
   *
   * @param cancelled asked now and then; once true the run ends early
   * @return one outcome a case, in order; fewer when cancelled
   */
  List<Outcome> run(List<Case> cases, BooleanSupplier cancelled);

  @Override
  void close();
}

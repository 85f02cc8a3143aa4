package harness.run;

import harness.cases.Case;
import harness.cases.Output;
import java.util.List;
import java.util.Map;

/**
 * Further runs of programs, as builds with checks for undefined behaviour, on a share of the cases.
 * They decide no verdict.
 */
public interface SanitizedRuns {

  /** No such runs. */
  SanitizedRuns NONE =
      new SanitizedRuns() {
        @Override
        public boolean include(long index) {
          return false;
        }

        @Override
        public Session open() {
          throw new IllegalStateException("no case is included");
        }
      };

  /** Whether a case is in the share. This depends on its campaign index only. */
  boolean include(long index);

  /** Makes the programs ready to run in one thread. */
  Session open();

  /** The programs, used by one thread. */
  interface Session extends AutoCloseable {

    /**
     * Runs them on a case.
     *
     * @param right the outputs that were accepted, by submission; null for one that is not kept
     */
    List<SanitizedRun> on(Case each, Map<String, Output> right);

    @Override
    void close();
  }
}

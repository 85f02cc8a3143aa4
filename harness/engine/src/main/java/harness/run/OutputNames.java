package harness.run;

import harness.cases.Case;
import java.util.List;

/**
 * What submissions of an output-only problem are: files with outputs. A power of such problems.
 * Thread-safe.
 */
public interface OutputNames {

  /** The names that the file with the output for a case may have; empty for a case of no test. */
  List<String> of(Case each);
}

package harness.problem;

import harness.cases.Limits;

/** The power of a problem that states a rule for computing its time limit instead of the limit. */
public interface TimeRuled {

  /** Takes the measurements that the rule needs, once, and reports the result. */
  Limits limits();
}

package harness.problem;

import harness.cases.Limits;

/** The power of a problem that states no time limit, but says how to compute one. */
public interface TimeRuled {

  /** Measures what the rule asks for, once, and says what came of it. */
  Limits limits();
}

package harness.benchmarks.mutants;

import harness.cases.Answer;

/** A right solver with a mistake, at work on one file after another. Used by one thread. */
interface Wrapper {

  /** Answers a case: {@link Sight#right} itself, or something else. */
  Answer answer(Sight sight);

  /** A new file begins: what was kept of the last is forgotten. */
  default void newFile() {}
}

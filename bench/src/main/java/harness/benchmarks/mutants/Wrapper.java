package harness.benchmarks.mutants;

import harness.cases.Answer;

/** A correct solver with a mistake, which solves one file after another. Used by one thread. */
interface Wrapper {

  /** Answers a case, with {@link Sight#right} or wrongly. */
  Answer answer(Sight sight);

  /** Starts a new file and discards all state kept from the previous one. */
  default void newFile() {}
}

package harness.problem;

import harness.cases.Generator;

/**
 * A capability: the problem's own programs can be tried before anything is judged by them, with
 * outputs and inputs that are certainly wrong. What is learned is kept for the life of the problem.
 */
public interface Rehearsal {

  /**
   * Tries the programs on some of the first cases of a run. Does nothing if that was done before
   * and left no doubt.
   *
   * @param first index of the first case of the whole run
   * @param end index after its last case
   */
  void on(Generator generator, long seed, long first, long end);

  /** Tries the programs on some cases of the problem's own generators. */
  void onOwnCases();
}

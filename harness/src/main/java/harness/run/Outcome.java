package harness.run;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import java.util.List;

/**
 * What came of running one case.
 *
 * @param output what it said, or null if there is nothing to judge
 * @param failure what is wrong whatever it said, or null if the output is to be judged
 * @param cpuNanos CPU time spent on the case; its share where a program answered a whole file
 * @param wallNanos time spent on the case by the wall clock; likewise
 * @param expandedNodes states expanded, 0 where unknown
 * @param peakStoredStates most states stored at once, 0 where unknown
 * @param peakBytes resident peak of a program, 0 where unknown
 * @param forked whether a program was forked after its start, which is no proof of anything
 * @param evidence what a program was given and printed, null if the case and its answer say all
 */
public record Outcome(
    Output output,
    Judgement failure,
    long cpuNanos,
    long wallNanos,
    long expandedNodes,
    long peakStoredStates,
    long peakBytes,
    boolean forked,
    Evidence evidence) {

  /**
   * What a program was given and printed.
   *
   * @param file the cases of the file that shows it, in order, as campaign indexes; one index when
   *     the case alone does
   * @param output the head of what it printed for that file
   */
  public record Evidence(List<Long> file, String output) {
    public Evidence {
      file = List.copyOf(file);
    }
  }

  public Outcome {
    if (output == null && failure == null) {
      throw new IllegalArgumentException("an outcome without output and without failure");
    }
  }

  /** The outcome of a built-in solver. */
  public Outcome(
      Output output,
      Judgement failure,
      long cpuNanos,
      long wallNanos,
      long expandedNodes,
      long peakStoredStates) {
    this(output, failure, cpuNanos, wallNanos, expandedNodes, peakStoredStates, 0, false, null);
  }

  /**
   * This with other evidence.
   *
   * @param shown null for none
   */
  public Outcome shownBy(Evidence shown) {
    return new Outcome(
        output,
        failure,
        cpuNanos,
        wallNanos,
        expandedNodes,
        peakStoredStates,
        peakBytes,
        forked,
        shown);
  }

  /** Whether a limit on time or memory decided it. */
  public boolean hangsOnLimit() {
    return hangsOnTime() || (failure != null && failure.verdict() == Verdict.MEMORY_LIMIT_EXCEEDED);
  }

  /** Whether a clock decided it, so that it must be measured again before it is believed. */
  public boolean hangsOnTime() {
    return failure != null && failure.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }
}

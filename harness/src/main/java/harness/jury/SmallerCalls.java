package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.problem.JudgeFailure;
import java.util.SplittableRandom;

/**
 * Lowers the numbers that a generator gets: its arguments, and the limits it is compiled with.
 *
 * @param builds for a program that has its limits compiled in; null for any other
 * @param from cases before this index have the author's numbers, and from then on every second case
 */
record SmallerCalls(SmallerBuilds builds, long from) {

  /**
   * A generator with lower numbers.
   *
   * @param build describes how the build differs from the usual one; empty if it does not
   */
  record Lowered(JuryProgram program, ArgumentTemplate arguments, String build) {}

  /** Whether the case with this index gets lower numbers. */
  static boolean isTurn(long index, long from) {
    return index >= from && (index - from) % 2 == 1;
  }

  /** Whether there are numbers that can be lowered. */
  boolean canLower(ArgumentTemplate arguments) {
    return builds != null || !arguments.lowerables().isEmpty();
  }

  /**
   * Lowers the numbers of a case.
   *
   * @param random decides which numbers, and how far
   * @throws JudgeFailure if the program cannot be built with the limit
   */
  Lowered lowered(JuryProgram own, ArgumentTemplate arguments, SplittableRandom random) {
    ArgumentTemplate smaller = arguments.smaller(random);
    if (builds == null) {
      return new Lowered(own, smaller, "");
    }
    long limit = SmallerBuilds.limit(random);
    return new Lowered(builds.upTo(limit), smaller, ", limits lowered to " + limit);
  }
}

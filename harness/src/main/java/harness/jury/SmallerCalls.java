package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.problem.JudgeFailure;
import java.util.SplittableRandom;

/**
 * Lowers the numbers that a generator is given: among its arguments, and among the limits that it
 * is built with.
 *
 * @param builds of a program that reads its limits when it is built; null for any other
 * @param from cases before this index have the author's numbers; from then on every second one does
 */
record SmallerCalls(SmallerBuilds builds, long from) {

  /**
   * A generator with lower numbers.
   *
   * @param build what tells the build from the usual one; empty for the usual one
   */
  record Lowered(JuryProgram program, ArgumentTemplate arguments, String build) {}

  /** Whether the case of an index is to have lower numbers. */
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
   * @param random decides which, and how far
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

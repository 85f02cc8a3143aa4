package harness.jury;

import harness.cases.Reason;
import harness.cases.UsageException;
import harness.draw.ArgumentTemplate;
import harness.problem.JudgeFailure;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/**
 * Lowers the numbers that a generator gets: its arguments, and the limits it is compiled with.
 * Thread-safe.
 */
final class SmallerCalls {

  private static final long[] LIMITS = {3, 10, 100, 1000, 10_000};

  /**
   * A generator with lower numbers.
   *
   * @param build describes how the build differs from the usual one; empty if it does not
   */
  record Lowered(JuryProgram program, ArgumentTemplate arguments, String build) {}

  /** A build with a limit: the program, or else why it does not compile. */
  private record Built(JuryProgram program, JudgeFailure failure) {}

  private final long from;
  private final LongFunction<JuryProgram> builder;
  private final Map<Long, Built> builds = new HashMap<>();

  /**
   * Prepares the calls of a generator.
   *
   * @param from cases before this index have the author's numbers, and from then on every second
   *     case
   * @param builder builds a program that has its limits compiled in with no limit above a value, or
   *     throws a {@link UsageException}; null for any other program
   */
  SmallerCalls(long from, LongFunction<JuryProgram> builder) {
    this.from = from;
    this.builder = builder;
  }

  boolean isTurn(long index) {
    return isTurn(index, from);
  }

  static boolean isTurn(long index, long from) {
    return index >= from && (index - from) % 2 == 1;
  }

  boolean canLower(ArgumentTemplate arguments) {
    return builder != null || !arguments.lowerables().isEmpty();
  }

  /**
   * Lowers the numbers of a case.
   *
   * @param random decides which numbers, and how far
   * @throws JudgeFailure if the program cannot be built with the limit
   */
  Lowered lowered(JuryProgram own, ArgumentTemplate arguments, SplittableRandom random) {
    ArgumentTemplate smaller = arguments.smaller(random);
    if (builder == null) {
      return new Lowered(own, smaller, "");
    }
    long limit = LIMITS[random.nextInt(LIMITS.length)];
    return new Lowered(built(own, limit), smaller, ", limits lowered to " + limit);
  }

  private synchronized JuryProgram built(JuryProgram own, long limit) {
    Built built = builds.computeIfAbsent(limit, each -> build(own, each));
    if (built.failure() != null) {
      throw built.failure();
    }
    return built.program();
  }

  private Built build(JuryProgram own, long limit) {
    try {
      return new Built(builder.apply(limit), null);
    } catch (UsageException uncompiled) {
      String why = uncompiled.getMessage();
      return new Built(
          null, new JudgeFailure(own.name(), Reason.GENERATOR_FAILED, why).asExcused());
    }
  }
}

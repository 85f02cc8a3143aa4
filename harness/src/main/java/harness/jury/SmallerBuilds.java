package harness.jury;

import harness.cases.Reason;
import harness.problem.JudgeFailure;
import harness.terminal.UsageException;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** A generator built with smaller limits; each build is made when first needed. Thread-safe. */
final class SmallerBuilds {

  private static final long[] LIMITS = {3, 10, 100, 1000, 10_000};

  private final String name;
  private final LongFunction<JuryProgram> builder;
  private final Map<Long, JuryProgram> built = new HashMap<>();
  private final Map<Long, String> failed = new HashMap<>();

  /**
   * Starts with no builds.
   *
   * @param name of the generator
   * @param builder builds it with no limit above a value, or throws a {@link UsageException}
   */
  SmallerBuilds(String name, LongFunction<JuryProgram> builder) {
    this.name = name;
    this.builder = builder;
  }

  /** A random limit for a case. */
  static long limit(SplittableRandom random) {
    return LIMITS[random.nextInt(LIMITS.length)];
  }

  /**
   * The generator built with a limit.
   *
   * @throws JudgeFailure if it does not compile
   */
  synchronized JuryProgram upTo(long limit) {
    if (!built.containsKey(limit) && !failed.containsKey(limit)) {
      try {
        built.put(limit, builder.apply(limit));
      } catch (UsageException uncompiled) {
        failed.put(limit, uncompiled.getMessage());
      }
    }
    if (failed.containsKey(limit)) {
      throw new JudgeFailure(name, Reason.GENERATOR_FAILED, failed.get(limit)).asExcused();
    }
    return built.get(limit);
  }
}

package harness.formats;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Limits of some programs on some tests.
 *
 * @param language the name of the programs' language; null for all
 * @param tests the names of the tests; null for all
 * @param timeNanos CPU time, in nanoseconds; null if not stated
 * @param memoryBytes in bytes; null if not stated
 */
public record LimitRule(
    @Nullable String language,
    @Nullable Set<String> tests,
    @Nullable Long timeNanos,
    @Nullable Long memoryBytes) {

  public LimitRule {
    tests = tests == null ? null : Set.copyOf(tests);
  }

  /** A rule with a time in seconds. */
  public static LimitRule of(
      @Nullable String language,
      @Nullable Set<String> tests,
      @Nullable Double seconds,
      @Nullable Long memoryBytes) {
    return new LimitRule(
        language, tests, seconds == null ? null : (long) (seconds * 1e9), memoryBytes);
  }

  boolean fits(String ofProgram, @Nullable String test) {
    return (language == null || language.equals(ofProgram))
        && (tests == null || (test != null && tests.contains(test)));
  }
}

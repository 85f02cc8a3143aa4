package harness.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The limits of single tests, as they are read. A test that is listed more than once has the
 * largest, since nobody may be blamed for less.
 */
public final class TestLimits {

  private final Map<String, Double> seconds = new LinkedHashMap<>();
  private final Map<String, Long> bytes = new LinkedHashMap<>();

  /**
   * Adds the limits of a test.
   *
   * @param time in seconds; null if not stated
   * @param memory in bytes; null if not stated
   */
  public void add(String test, @Nullable Double time, @Nullable Long memory) {
    if (time != null) {
      seconds.merge(test, time, Math::max);
    }
    if (memory != null) {
      bytes.merge(test, memory, Math::max);
    }
  }

  /** The largest time, in seconds; null if none is stated. */
  public @Nullable Double mostSeconds() {
    return seconds.values().stream().max(Double::compare).orElse(null);
  }

  /** The largest memory, in bytes; null if none is stated. */
  public @Nullable Long mostBytes() {
    return bytes.values().stream().max(Long::compare).orElse(null);
  }

  /**
   * The rules of the tests that differ from all others.
   *
   * @param usualSeconds the limit of other tests
   * @param usualBytes the limit of other tests
   * @param rates the factor on times by the name of a language, and on memory
   */
  public LimitRules rules(double usualSeconds, long usualBytes, Map<String, Rate> rates) {
    List<LimitRule> rules = new ArrayList<>();
    rates.forEach((language, rate) -> add(rules, language, rate, usualSeconds, usualBytes));
    add(rules, null, Rate.NONE, usualSeconds, usualBytes);
    return new LimitRules(rules);
  }

  /** The rules of the tests that differ from all others, for all languages. */
  public LimitRules rules(PackageLimits usual) {
    return rules(usual.limits().timeNanos() / 1e9, usual.limits().memoryBytes(), Map.of());
  }

  /**
   * What a language gets of each limit.
   *
   * @param ofTime a factor; null if not stated
   * @param ofMemory a factor; null if not stated
   */
  public record Rate(@Nullable Double ofTime, @Nullable Double ofMemory) {
    static final Rate NONE = new Rate(null, null);

    public static Rate ofTime(double factor) {
      return new Rate(factor, null);
    }

    public static Rate ofMemory(double factor) {
      return new Rate(null, factor);
    }

    /** Both; the larger of two that are stated. */
    public Rate or(Rate other) {
      return new Rate(larger(ofTime, other.ofTime), larger(ofMemory, other.ofMemory));
    }

    private static @Nullable Double larger(@Nullable Double one, @Nullable Double other) {
      return one == null || other == null
          ? (one == null ? other : one)
          : Double.valueOf(Math.max(one, other));
    }

    double time() {
      return ofTime == null ? 1 : ofTime;
    }

    double memory() {
      return ofMemory == null ? 1 : ofMemory;
    }
  }

  private void add(
      List<LimitRule> rules,
      @Nullable String language,
      Rate rate,
      double usualSeconds,
      long usualBytes) {
    byValue(seconds)
        .forEach(
            (value, tests) -> {
              if (language != null || value != usualSeconds) {
                rules.add(LimitRule.of(language, tests, value * rate.time(), null));
              }
            });
    byValue(bytes)
        .forEach(
            (value, tests) -> {
              if (language != null || value != usualBytes) {
                rules.add(LimitRule.of(language, tests, null, (long) (value * rate.memory())));
              }
            });
    if (language != null) {
      rules.add(
          LimitRule.of(
              language, null, usualSeconds * rate.time(), (long) (usualBytes * rate.memory())));
    }
  }

  /** The tests of each value. */
  private static <T> Map<T, Set<String>> byValue(Map<String, T> values) {
    Map<T, Set<String>> tests = new LinkedHashMap<>();
    values.forEach(
        (test, value) -> tests.computeIfAbsent(value, each -> new TreeSet<>()).add(test));
    return tests;
  }

  /** The name of the language of sources with an ending, which packages use for it. */
  public static Optional<String> language(PackageFolder folder, String ending) {
    return Optional.of(ending)
        .filter(each -> each.matches("[A-Za-z0-9+]{1,20}"))
        .flatMap(each -> folder.languages().of(folder.root().resolve("source." + each)))
        .map(each -> Objects.requireNonNull(each.name()));
  }
}

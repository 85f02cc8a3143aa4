package harness.formats;

import harness.cases.Limits;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The limits of languages, groups and tests that differ from the usual ones.
 *
 * @param all of the rules that fit a program and a test, the first that states a time counts for
 *     the time, and the first that states a memory for the memory
 */
public record LimitRules(List<LimitRule> all) {

  public static final LimitRules NONE = new LimitRules(List.of());

  public LimitRules {
    all = List.copyOf(all);
  }

  public boolean areNone() {
    return all.isEmpty();
  }

  /**
   * The limits of a program on a test.
   *
   * @param language the name of the program's language; empty if it is unknown
   * @param test its name; null for a case that is no test
   */
  public Limits of(Limits usual, String language, @Nullable String test) {
    return new Limits(
        first(LimitRule::timeNanos, language, test).orElse(usual.timeNanos()),
        first(LimitRule::memoryBytes, language, test).orElse(usual.memoryBytes()),
        usual.casesPerFile());
  }

  private Optional<Long> first(
      Function<LimitRule, @Nullable Long> limit, String language, @Nullable String test) {
    return all.stream()
        .filter(each -> each.fits(language, test))
        .map(limit)
        .filter(Objects::nonNull)
        .findFirst();
  }

  /** These rules, without those for times or for memory, which the user has replaced. */
  LimitRules without(boolean times, boolean memory) {
    return new LimitRules(
        all.stream()
            .map(
                each ->
                    new LimitRule(
                        each.language(),
                        each.tests(),
                        times ? null : each.timeNanos(),
                        memory ? null : each.memoryBytes()))
            .filter(each -> each.timeNanos() != null || each.memoryBytes() != null)
            .toList());
  }

  /** All times that are stated, in nanoseconds. */
  public Stream<Long> times() {
    return all.stream().map(LimitRule::timeNanos).filter(Objects::nonNull);
  }

  /** All memory limits that are stated, in bytes. */
  public Stream<Long> memories() {
    return all.stream().map(LimitRule::memoryBytes).filter(Objects::nonNull);
  }
}

package harness.jury;

import harness.cases.Case;
import harness.cases.Limits;
import harness.formats.LimitRules;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.problem.OwnLimits;
import harness.scoring.ScoredTest;
import harness.scoring.TestGroup;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The limits of cases, by the tests that they are or are drawn like. A case that is like several
 * tests has their largest limits.
 */
final class LimitsOfTests implements OwnLimits {

  private record Wanted(String language, Collection<String> tests) {}

  private final LimitRules rules;
  private final Limits stated;

  /** The names of all tests that a drawn case may be like. */
  private final List<String> drawn;

  private final Function<Case, Collection<String>> like;
  private final Map<Wanted, Limits> known = new ConcurrentHashMap<>();

  private LimitsOfTests(ProblemPackage parts, Function<Case, Collection<String>> like) {
    this.rules = parts.limits().own();
    this.stated = parts.limits().limits();
    this.drawn = drawn(parts);
    this.like = like;
  }

  private static List<String> drawn(ProblemPackage parts) {
    Map<String, String> groups =
        parts.drawnGroups().isEmpty() ? Map.of() : parts.scored().groupsOfTests();
    return parts.tests().stream()
        .map(PackageTest::name)
        .filter(
            each ->
                parts.drawnGroups().isEmpty()
                    || parts.drawnGroups().contains(String.valueOf(groups.get(each))))
        .toList();
  }

  /** The limits when cases are tests; null if all have the usual ones. */
  static LimitsOfTests ofTests(ProblemPackage parts, Function<Case, PackageTest> tests) {
    if (parts.limits().own().areNone()) {
      return null;
    }
    Set<PackageTest> own = Set.copyOf(parts.tests());
    return new LimitsOfTests(
        parts,
        each -> {
          PackageTest test = tests.apply(each);
          return own.contains(test) ? List.of(test.name()) : List.of();
        });
  }

  /**
   * The limits of drawn cases: those of the group that a case is drawn for, or else of the test
   * that it equals. Null if all have the usual ones.
   *
   * @param groups the group of a case; null if it is drawn for none
   */
  static LimitsOfTests ofDrawn(
      ProblemPackage parts, Function<Case, String> groups, TestsByInput tests) {
    if (parts.limits().own().areNone()) {
      return null;
    }
    Map<String, Set<String>> byGroup =
        parts.scored() == null
            ? Map.of()
            : parts
                .scored()
                .scoring()
                .all()
                .collect(
                    Collectors.toMap(TestGroup::name, LimitsOfTests::names, (one, same) -> one));
    return new LimitsOfTests(
        parts,
        each -> {
          String group = groups.apply(each);
          return group != null
              ? byGroup.getOrDefault(group, Set.of())
              : tests.of(each).map(test -> List.of(test.name())).orElse(List.of());
        });
  }

  private static Set<String> names(TestGroup group) {
    return group
        .tests()
        .filter(each -> !each.borrowed())
        .map(ScoredTest::name)
        .collect(Collectors.toSet());
  }

  @Override
  public Limits of(Limits usual, String language, Case each) {
    return limits(usual, language, like.apply(each));
  }

  @Override
  public Limits largest(Limits usual, String language) {
    return limits(usual, language, List.of());
  }

  private Limits limits(Limits usual, String language, Collection<String> tests) {
    return known.computeIfAbsent(new Wanted(language, tests), this::largest).scaled(stated, usual);
  }

  /** The largest limits of some tests; of all if none is named. */
  private Limits largest(Wanted wanted) {
    Collection<String> tests = wanted.tests().isEmpty() ? drawn : wanted.tests();
    return tests.stream()
        .map(each -> rules.of(stated, wanted.language(), each))
        .reduce(
            (one, other) ->
                one.withTimeNanos(Math.max(one.timeNanos(), other.timeNanos()))
                    .withMemoryBytes(Math.max(one.memoryBytes(), other.memoryBytes())))
        .orElseGet(() -> rules.of(stated, wanted.language(), null));
  }
}

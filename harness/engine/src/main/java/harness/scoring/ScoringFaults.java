package harness.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is wrong with a scoring as declared, in lines.
 *
 * @param fatal why no points can be computed
 * @param doubtful what does not keep points from being computed, but is hardly meant
 */
public record ScoringFaults(List<String> fatal, List<String> doubtful) {

  /** The most points that a group or test may have. */
  public static final double MOST = 1e8;

  private static final int MOST_GROUPS = 1000;

  /**
   * Looks for faults.
   *
   * @param pointsAreKnown whether verdicts alone decide on the points of tests
   */
  public static ScoringFaults in(Scoring scoring, boolean pointsAreKnown) {
    List<String> fatal = new ArrayList<>();
    List<String> doubtful = new ArrayList<>();
    long groups = scoring.all().count();
    if (groups > MOST_GROUPS) {
      return new ScoringFaults(
          List.of(groups + " groups, expected at most " + MOST_GROUPS), List.of());
    }
    fatal.addAll(repeated(scoring));
    if (fatal.isEmpty()) {
      fatal.addAll(requirements(scoring));
    }
    scoring.all().forEach(each -> fatal.addAll(ofTests(each)));
    if (fatal.isEmpty()) {
      scoring.all().forEach(each -> fatal.addAll(ofBounds(each)));
    }
    if (scoring.total().tests().findAny().isEmpty()) {
      fatal.add(scoring.total().name() + ": no tests");
    }
    if (fatal.isEmpty()) {
      scoring.all().forEach(each -> doubtful.addAll(doubts(each, pointsAreKnown)));
    }
    return new ScoringFaults(List.copyOf(fatal), List.copyOf(doubtful));
  }

  /** Groups of one name, and tests that are in two groups or twice in one. */
  private static List<String> repeated(Scoring scoring) {
    List<String> lines = new ArrayList<>();
    Map<String, String> groupOf = new HashMap<>();
    Set<String> groups = new HashSet<>();
    scoring
        .all()
        .forEach(
            group -> {
              if (!groups.add(group.name())) {
                lines.add(group.name() + ": two groups have this name");
              }
              for (Scored each : group.members()) {
                if (each instanceof ScoredTest test && !test.borrowed()) {
                  String other = groupOf.putIfAbsent(test.name(), group.name());
                  if (other != null) {
                    lines.add(
                        "%s: in two groups, %s and %s".formatted(test.name(), other, group.name()));
                  }
                }
              }
            });
    return lines;
  }

  private static List<String> requirements(Scoring scoring) {
    List<String> lines = new ArrayList<>();
    Map<String, TestGroup> byName =
        scoring.all().collect(Collectors.toMap(TestGroup::name, each -> each));
    byName.values().stream()
        .sorted((one, other) -> one.name().compareTo(other.name()))
        .forEach(
            group ->
                group.requires().stream()
                    .filter(each -> !byName.containsKey(each))
                    .map(each -> group.name() + ": requires " + each + ", which is no group")
                    .forEach(lines::add));
    if (lines.isEmpty()) {
      Set<String> done = new HashSet<>();
      scoring
          .all()
          .map(each -> cycle(each, byName, new LinkedHashSet<>(), done))
          .filter(Objects::nonNull)
          .findFirst()
          .ifPresent(lines::add);
    }
    return lines;
  }

  /** A cycle that a group leads to; a group needs those that it requires and those inside it. */
  private static String cycle(
      TestGroup group, Map<String, TestGroup> byName, Set<String> path, Set<String> done) {
    if (path.contains(group.name())) {
      List<String> names = new ArrayList<>(path);
      List<String> around = names.subList(names.indexOf(group.name()), names.size());
      return String.join(" requires ", around) + " requires " + group.name() + ": a cycle";
    }
    if (!done.add(group.name())) {
      return null;
    }
    path.add(group.name());
    List<TestGroup> needed = new ArrayList<>(group.groups().toList());
    group.requires().forEach(each -> needed.add(byName.get(each)));
    for (TestGroup each : needed) {
      String found = cycle(each, byName, path, done);
      if (found != null) {
        return found;
      }
    }
    path.remove(group.name());
    return null;
  }

  private static List<String> ofTests(TestGroup group) {
    return group.members().stream()
        .filter(ScoredTest.class::isInstance)
        .map(ScoredTest.class::cast)
        .filter(each -> each.award() != ScoredTest.Award.UNBOUNDED)
        .filter(each -> !isSensible(each.accepted()) || !isSensible(each.rejected()))
        .limit(1)
        .map(
            each ->
                "%s: a test with %s points, expected at most %s"
                    .formatted(group.name(), Points.shown(each.most()), Points.shown(MOST)))
        .toList();
  }

  private static List<String> ofBounds(TestGroup group) {
    List<String> lines = new ArrayList<>();
    if (group.most() < group.least()) {
      lines.add(
          "%s: at most %s points, but at least %s"
              .formatted(group.name(), Points.shown(group.most()), Points.shown(group.least())));
    }
    if (Double.isNaN(group.most()) || (Double.isFinite(group.most()) && group.most() > MOST)) {
      lines.add(group.name() + ": expected at most " + Points.shown(MOST) + " points");
    }
    if (group.aggregation().sharesOutTheMaximum() && Double.isInfinite(group.most())) {
      lines.add(group.name() + ": its rule needs a maximum of points");
    }
    return lines;
  }

  private static boolean isSensible(double points) {
    return Math.abs(points) <= MOST;
  }

  private static List<String> doubts(TestGroup group, boolean pointsAreKnown) {
    List<String> lines = new ArrayList<>();
    if (group.tests().findAny().isEmpty()) {
      lines.add(group.name() + ": a group without tests");
    } else if (pointsAreKnown
        && group.graderFlags() == null
        && !group.aggregation().sharesOutTheMaximum()) {
      double reached = group.reachable();
      if (Double.isFinite(group.most()) && !Points.areEqual(reached, group.most())) {
        lines.add(
            "%s: at most %s points, but what is in it gives %s"
                .formatted(group.name(), Points.shown(group.most()), Points.shown(reached)));
      }
    }
    return lines;
  }
}

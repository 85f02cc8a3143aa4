package harness.formats.sinol;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The points of a package: a group gets the least share of its tests, rounded up to whole points.
 * The tests of the groups that it depends on count as its own.
 *
 * @param bySpeed whether a test that takes more than half of the time limit gets less
 */
record SinolScores(Scoring scoring, boolean bySpeed) {

  private static final String TOTAL = "total";
  private static final String ICPC = "icpc";
  private static final Set<String> TYPES = Set.of("default", "oi", "oij", ICPC);
  private static final int ALL_POINTS = 100;

  /** Reads the points; empty, with a note, if their declaration is not valid. */
  static Optional<SinolScores> read(PackageFolder folder, Declared config, SinolTests tests) {
    if (tests.all().isEmpty()) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Declared type = config.get("sinol_contest_type");
      String contest = type.textIfAny().orElse("default");
      if (!TYPES.contains(contest)) {
        throw type.wrong("default, oi, oij or icpc");
      }
      SinolScores read = new SinolScores(scoring(config, tests, contest), contest.equals("oi"));
      return notes.isUsable(read.scoring(), true) ? Optional.of(read) : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private static Scoring scoring(Declared config, SinolTests tests, String contest) {
    Map<Integer, Double> points =
        contest.equals(ICPC) ? equal(tests, 1) : points(config.get("scores"), tests);
    Map<Integer, List<Integer>> needed = dependencies(config.get("subtask_dependencies"), points);
    List<TestGroup> examples = new ArrayList<>();
    List<TestGroup> counted = new ArrayList<>();
    for (int group : tests.groups()) {
      if (group == 0) {
        examples.add(group(0, 0, List.of(), tests));
      } else {
        double most = points.getOrDefault(group, 0.0);
        counted.add(group(group, most, needed.getOrDefault(group, List.of()), tests));
      }
    }
    if (counted.isEmpty()) {
      throw new UsageException("all tests are examples, which give no points");
    }
    Aggregation all = contest.equals(ICPC) ? Aggregation.MIN : Aggregation.SUM;
    double most = contest.equals(ICPC) ? 1 : counted.stream().mapToDouble(TestGroup::most).sum();
    return new Scoring(examples, TestGroup.of(TOTAL, most, all, counted));
  }

  private static TestGroup group(int group, double most, List<Integer> needed, SinolTests tests) {
    Stream<ScoredTest> own = tests.of(group).stream().map(each -> new ScoredTest(each, most, 0));
    Stream<ScoredTest> others =
        needed.stream()
            .distinct()
            .flatMap(each -> tests.of(each).stream())
            .map(each -> new ScoredTest(each, most, 0, true));
    return TestGroup.of(
        String.valueOf(group), most, Aggregation.ROUNDED_MIN, Stream.concat(own, others).toList());
  }

  /** The declared points of groups; without any, all groups get equal parts of 100. */
  private static Map<Integer, Double> points(Declared scores, SinolTests tests) {
    if (scores.isNothing()) {
      List<Integer> counted = tests.groups().stream().filter(each -> each != 0).toList();
      int each = counted.isEmpty() ? 0 : ALL_POINTS / counted.size();
      Map<Integer, Double> equal = equal(tests, each);
      counted.stream()
          .reduce((one, later) -> later)
          .ifPresent(
              last -> equal.merge(last, 1.0 * ALL_POINTS - each * counted.size(), Double::sum));
      return equal;
    }
    Map<Integer, Double> points = new LinkedHashMap<>();
    scores
        .entries()
        .forEach(
            (group, declared) -> {
              double most = declared.number().orElse(0.0);
              if (most < 0) {
                throw declared.wrong("0 or more points");
              }
              points.put(number(group, declared), most);
            });
    List<Integer> groups = tests.groups();
    for (int each : groups) {
      if (each != 0 && !points.containsKey(each)) {
        throw scores.refused("no points for group " + each);
      }
    }
    for (int each : points.keySet()) {
      if (!groups.contains(each)) {
        throw scores.refused("no tests in group " + each);
      }
    }
    return points;
  }

  private static Map<Integer, Double> equal(SinolTests tests, double each) {
    Map<Integer, Double> points = new LinkedHashMap<>();
    tests.groups().stream().filter(group -> group != 0).forEach(group -> points.put(group, each));
    return points;
  }

  /** The groups that each group depends on. They do not follow from each other's. */
  private static Map<Integer, List<Integer>> dependencies(
      Declared declared, Map<Integer, Double> points) {
    Map<Integer, List<Integer>> needed = new LinkedHashMap<>();
    declared
        .entries()
        .forEach(
            (group, others) -> {
              int own = scored(number(group, others), others, points);
              List<Integer> numbers =
                  others.elements().stream()
                      .map(each -> scored(number(each.text(), each), each, points))
                      .toList();
              needed.put(own, numbers);
            });
    needed.keySet().forEach(each -> refuseCycle(each, each, needed, List.of(), declared));
    return needed;
  }

  private static int scored(int group, Declared where, Map<Integer, Double> points) {
    if (group == 0 || !points.containsKey(group)) {
      throw where.refused("group " + group + " gives no points, so nothing can depend on it");
    }
    return group;
  }

  private static void refuseCycle(
      int start,
      int group,
      Map<Integer, List<Integer>> needed,
      List<Integer> path,
      Declared where) {
    if (path.contains(group)) {
      if (group == start) {
        throw where.refused("group " + group + " depends on itself");
      }
      return; // found from a group of that cycle
    }
    List<Integer> longer = Stream.concat(path.stream(), Stream.of(group)).toList();
    needed
        .getOrDefault(group, List.of())
        .forEach(each -> refuseCycle(start, each, needed, longer, where));
  }

  private static int number(String group, Declared where) {
    try {
      return Integer.parseUnsignedInt(group);
    } catch (NumberFormatException e) {
      throw where.refused("'" + group + "' is not the number of a group");
    }
  }
}

package harness.corpus;

import harness.run.Submission;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Which groups of tests kill which wrong programs. A group kills a program if one of its tests
 * does, also a test that it takes from another group.
 *
 * @param groups those that have tests, in order
 * @param idle groups that no wrong program fails
 * @param alike groups that no wrong program tells apart: each list has two or more, of which the
 *     same programs fail
 * @param rank of the matrix of groups and programs; null if some of its results are unknown
 */
record GroupStrength(
    List<OfGroup> groups, List<String> idle, List<List<String>> alike, Integer rank) {

  /**
   * The strength of one group.
   *
   * @param tests the number of its tests
   * @param kills programs that it kills
   * @param unknown programs that it may kill, but that were not run or not judged on some of its
   *     tests
   */
  record OfGroup(String name, int tests, List<String> kills, List<String> unknown) {}

  /**
   * Weighs groups.
   *
   * @param numbers the number of each test, by its name
   */
  static GroupStrength of(Scoring scoring, Map<String, Integer> numbers, FileTally tally) {
    List<String> programs = tally.submissions().stream().map(Submission::name).toList();
    List<OfGroup> groups = new ArrayList<>();
    List<BitSet> rows = new ArrayList<>();
    Map<BitSet, List<String>> byKills = new LinkedHashMap<>();
    for (TestGroup group : scoring.shown()) {
      List<Integer> tests =
          group.tests().map(ScoredTest::name).map(numbers::get).filter(Objects::nonNull).toList();
      if (tests.isEmpty()) {
        continue;
      }
      BitSet killed = which(tally, tests, FileTally.Cell::isKilled);
      BitSet unknown = which(tally, tests, each -> each.isUnknown() || each.isUnjudged());
      unknown.andNot(killed);
      rows.add(killed);
      groups.add(
          new OfGroup(
              group.name(), tests.size(), names(programs, killed), names(programs, unknown)));
      if (unknown.isEmpty()) {
        byKills.computeIfAbsent(killed, each -> new ArrayList<>()).add(group.name());
      }
    }
    boolean isKnown = groups.stream().allMatch(each -> each.unknown().isEmpty());
    return new GroupStrength(
        groups,
        List.copyOf(byKills.getOrDefault(new BitSet(), List.of())),
        byKills.values().stream().filter(each -> each.size() > 1).toList(),
        isKnown ? Rank.of(rows) : null);
  }

  /** The numbers of the programs with such results on some of the tests. */
  private static BitSet which(
      FileTally tally, List<Integer> tests, Predicate<FileTally.Cell> results) {
    return IntStream.range(0, tally.submissions().size())
        .filter(p -> tests.stream().anyMatch(test -> results.test(tally.at(p, test))))
        .collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private static List<String> names(List<String> programs, BitSet chosen) {
    return chosen.stream().mapToObj(programs::get).toList();
  }
}

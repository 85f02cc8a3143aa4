package harness.formats.rbx;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.ScoringFaults;
import harness.scoring.TestGroup;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The groups of a problem with {@code scoring: points}. A group gives its score if all of its tests
 * pass, with those of its subgroups, and the groups that it depends on give theirs. The samples are
 * a group like any other, as in {@code rbx/box/solutions.py}; the schema's text says otherwise.
 */
record RbxGroups(PackageFolder folder, Declared problem) {

  private static final String TOTAL = "total";
  private static final String POINTS = "points";
  private static final String SCORE = "score";
  private static final String DEPENDENCIES = "deps";

  /** Whether groups give points. */
  boolean givePoints() {
    return problem.get("scoring").textIfAny().filter(POINTS::equalsIgnoreCase).isPresent();
  }

  /**
   * Reads the groups. Empty if they give no points, or, with a note, if they are not valid.
   *
   * @param tests names of the tests of each group
   */
  Optional<Scoring> scoring(Map<String, Set<String>> tests) {
    if (!givePoints()) {
      noteUnused();
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      return Optional.of(read(tests)).filter(each -> notes.isUsable(each, true));
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private Scoring read(Map<String, Set<String>> tests) {
    List<TestGroup> groups =
        problem.get("testcases").elements().stream()
            .map(each -> group(each, tests.getOrDefault(name(each), Set.of())))
            .toList();
    double most = groups.stream().mapToDouble(TestGroup::most).sum();
    return new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
  }

  private static TestGroup group(Declared group, Collection<String> tests) {
    Declared score = group.get(SCORE);
    double most = score.isNothing() ? 0 : score.count();
    if (most > ScoringFaults.MOST) {
      throw score.wrong("at most " + Points.shown(ScoringFaults.MOST) + " points");
    }
    List<ScoredTest> members = tests.stream().map(each -> new ScoredTest(each, 1, 0)).toList();
    return TestGroup.of(name(group), most, Aggregation.ALL_OR_NOTHING, members)
        .withRequires(group.get(DEPENDENCIES).texts());
  }

  static String name(Declared group) {
    return group.get("name").textIfAny().orElse("tests");
  }

  /** Notes points and dependencies of a problem that gives no points; rbx refuses them. */
  private void noteUnused() {
    problem.get("testcases").elements().stream()
        .flatMap(each -> List.of(each.get(SCORE), each.get(DEPENDENCIES)).stream())
        .filter(each -> !each.isNothing())
        .findFirst()
        .ifPresent(each -> folder.leaveOut(each.refused("needs scoring: points")));
  }
}

package harness.formats.syzoj;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The points of subtasks: each gets the least share of its cases. A case may be in several. */
final class SyzojScores {

  static final String TOTAL = "total";
  private static final String SUBTASKS = "subtasks";
  static final String CASES = "cases";
  private static final double ALL_POINTS = 100;
  private static final Set<String> KNOWN = Set.of("name", "score", "testcases");

  private SyzojScores() {}

  /** The name of a subtask, given its number from 1. */
  static String name(Declared subtask, int number) {
    return subtask.get("name").textIfAny().orElse(String.valueOf(number));
  }

  /** The names of the subtasks, in order. */
  static List<String> names(Declared config) {
    List<Declared> subtasks = config.get(SUBTASKS).elements();
    List<String> names = new ArrayList<>();
    subtasks.forEach(each -> names.add(name(each, names.size() + 1)));
    return names;
  }

  /** Reads the points; empty, with a note, if their declaration makes no sense. */
  static Optional<Scoring> read(PackageFolder folder, Declared config, List<String> cases) {
    if (cases.isEmpty()) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Scoring scoring = scoring(folder, config.get(SUBTASKS), cases);
      return notes.isUsable(scoring, true) ? Optional.of(scoring) : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private static Scoring scoring(PackageFolder folder, Declared subtasks, List<String> cases) {
    List<TestGroup> groups = new ArrayList<>();
    Set<String> used = new HashSet<>();
    Set<String> known = new HashSet<>(cases);
    for (Declared each : subtasks.elements()) {
      folder.notes().addUnknownKeys(each, KNOWN);
      double score = each.get("score").number().orElseThrow(() -> each.refused("no score"));
      if (score < 0) {
        throw each.get("score").wrong("0 or more points");
      }
      List<ScoredTest> members = new ArrayList<>();
      for (Declared test : each.get("testcases").elements()) {
        if (!known.contains(test.text())) {
          throw test.refused("there is no case " + test.text());
        }
        members.add(new ScoredTest(test.text(), score, 0, !used.add(test.text())));
      }
      groups.add(TestGroup.of(name(each, groups.size() + 1), score, Aggregation.MIN, members));
    }
    if (groups.isEmpty()) {
      double points = ALL_POINTS / cases.size();
      List<ScoredTest> members =
          cases.stream().map(each -> new ScoredTest(each, points, 0)).toList();
      groups.add(TestGroup.of(CASES, ALL_POINTS, Aggregation.SUM, members));
    } else if (used.size() < cases.size()) {
      cases.stream()
          .filter(each -> !used.contains(each))
          .findFirst()
          .ifPresent(each -> folder.note("case " + each + " is in no subtask"));
    }
    double most = groups.stream().mapToDouble(TestGroup::most).sum();
    return new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
  }
}

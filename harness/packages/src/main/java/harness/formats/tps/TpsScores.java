package harness.formats.tps;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The points of {@code subtasks.json}: a subtask gets the least share of its tests. */
record TpsScores(PackageFolder folder, Declared subtasks, TpsData data, TpsTests tests) {

  private static final String TOTAL = "total";

  /** Reads the points; empty, with a note, if their declaration is not valid. */
  Optional<Scoring> read() {
    if (data.subtasks().isEmpty()) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      return Optional.of(scoring()).filter(each -> notes.isUsable(each, true));
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private Scoring scoring() {
    noteUnused();
    List<TestGroup> examples = new ArrayList<>();
    List<TestGroup> counted = new ArrayList<>();
    for (TpsData.Section each : data.subtasks()) {
      Declared declared = subtasks.get("subtasks").get(each.name());
      if (declared.isNothing()) {
        throw each.where()
            .refused(
                "the subtask " + TpsData.shown(each.name()) + " is not in " + TpsFormat.SUBTASKS);
      }
      double most = points(declared.get("score"));
      (most == 0 ? examples : counted).add(group(each, most));
    }
    if (counted.isEmpty()) {
      counted.addAll(examples);
      examples.clear();
    }
    data.sections().stream()
        .filter(each -> !each.isSubtask())
        .filter(each -> each.own().stream().anyMatch(test -> tests.owner(test) == null))
        .forEach(each -> examples.add(unused(each)));
    double most = counted.stream().mapToDouble(TestGroup::most).sum();
    return new Scoring(examples, TestGroup.of(TOTAL, most, Aggregation.SUM, counted));
  }

  private static double points(Declared score) {
    double points = score.number().orElse(0.0);
    if (points < 0 || points > ScoringFaults.MOST) {
      throw score.wrong("from 0 to " + Points.shown(ScoringFaults.MOST) + " points");
    }
    return points;
  }

  /** A subtask; tests of which an earlier one has points, too, are borrowed. */
  private TestGroup group(TpsData.Section subtask, double most) {
    List<ScoredTest> members =
        subtask.all().stream()
            .map(
                each ->
                    new ScoredTest(each.name(), most, 0, !subtask.name().equals(tests.owner(each))))
            .toList();
    return TestGroup.of(subtask.name(), most, Aggregation.MIN, members);
  }

  /** A test set that no subtask includes: its tests are run, but count for nothing. */
  private TestGroup unused(TpsData.Section testset) {
    folder.note(
        testset
            .where()
            .refused("no subtask includes the test set " + TpsData.shown(testset.name()))
            .getMessage());
    List<ScoredTest> members =
        testset.own().stream()
            .filter(each -> tests.owner(each) == null)
            .map(each -> new ScoredTest(each.name(), 0, 0))
            .toList();
    return TestGroup.of(testset.name(), 0, Aggregation.MIN, members);
  }

  private void noteUnused() {
    Set<String> known =
        data.subtasks().stream().map(TpsData.Section::name).collect(Collectors.toSet());
    subtasks
        .get("subtasks")
        .entries()
        .forEach(
            (name, each) -> {
              if (!known.contains(name)) {
                folder.leaveOut(each.refused("no such subtask in " + TpsData.FILE));
              }
            });
  }
}

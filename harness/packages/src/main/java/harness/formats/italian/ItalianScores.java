package harness.formats.italian;

import harness.cases.UsageException;
import harness.formats.ScoringNotes;
import harness.formats.italian.TestPlan.Planned;
import harness.formats.italian.TestPlan.Subtask;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The points of a task. A subtask gives the least share of its tests; if it is the only one, their
 * mean. The tests of subtasks that it depends on count as its own.
 */
final class ItalianScores {

  /** The name of the group of all subtasks. */
  private static final String TOTAL = "total";

  private static final String TYPE = "score_type";

  private ItalianScores() {}

  /** Reads the points; empty, with a note, if their declaration is not valid. */
  static Optional<Scoring> read(ItalianTask task, TestPlan plan) {
    if (plan.subtasks().stream().allMatch(each -> each.tests().isEmpty())) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(task.folder());
    try {
      Aggregation rule = rule(task.settings().get(TYPE), plan);
      noteParameters(task, plan);
      return Optional.of(scoring(plan, rule)).filter(each -> notes.isUsable(each, true));
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  /** Whether a subtask gets the least share of its tests. */
  static boolean areLeast(ItalianTask task, TestPlan plan) {
    try {
      return rule(task.settings().get(TYPE), plan).equals(Aggregation.MIN);
    } catch (UsageException notedWithThePoints) {
      return false;
    }
  }

  private static Aggregation rule(Declared type, TestPlan plan) {
    return switch (type.textIfAny().orElse("").toLowerCase(Locale.ROOT)) {
      case "" -> plan.subtasks().size() == 1 ? Aggregation.AVERAGE : Aggregation.MIN;
      case "sum" -> Aggregation.AVERAGE;
      case "min", "groupmin" -> Aggregation.MIN;
      case "groupmul" -> Aggregation.PRODUCT;
      default -> throw type.wrong("Sum, GroupMin or GroupMul");
    };
  }

  /** Notes parameters that may say something else than the plan. */
  private static void noteParameters(ItalianTask task, TestPlan plan) {
    Declared parameters = task.settings().get("score_type_parameters");
    if (!parameters.isNothing() && parameters.elements().size() != plan.subtasks().size()) {
      task.folder().leaveOut(parameters.refused("the subtasks are those of the tests"));
    }
  }

  private static Scoring scoring(TestPlan plan, Aggregation rule) {
    List<TestGroup> groups = new ArrayList<>();
    for (int i = 0; i < plan.subtasks().size(); i++) {
      Subtask subtask = plan.subtasks().get(i);
      List<ScoredTest> members = new ArrayList<>();
      add(members, subtask, subtask.points(), false);
      plan.counted(i)
          .forEach(each -> add(members, plan.subtasks().get(each), subtask.points(), true));
      groups.add(TestGroup.of(subtask.name(), subtask.points(), rule, members));
    }
    double most = groups.stream().mapToDouble(TestGroup::most).sum();
    return new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
  }

  private static void add(List<ScoredTest> members, Subtask from, double points, boolean borrowed) {
    for (Planned each : from.tests()) {
      members.add(new ScoredTest(each.name(), points, 0, borrowed));
    }
  }
}

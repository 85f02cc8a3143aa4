package harness.formats.hydro;

import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The points of subtasks and cases. What states none gets an equal part of what is left of 100. */
final class HydroScores {

  private static final String TOTAL = "total";
  private static final double ALL_POINTS = 100;

  private HydroScores() {}

  /** Reads the points; empty, with a note, if their declaration makes no sense. */
  static Optional<Scoring> of(List<HydroSubtask> subtasks, PackageFolder folder) {
    if (subtasks.stream().allMatch(each -> each.cases().isEmpty())) {
      return Optional.empty();
    }
    PrimitiveIterator.OfDouble shares =
        shares(ALL_POINTS, subtasks.stream().map(HydroSubtask::score).toList());
    List<TestGroup> groups = new ArrayList<>();
    for (HydroSubtask each : subtasks) {
      double score = each.score() > 0 ? each.score() : shares.nextDouble();
      groups.add(group(each, score, needed(each, subtasks, folder), folder));
    }
    double most = groups.stream().mapToDouble(TestGroup::most).sum();
    Scoring scoring = new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
    return new ScoringNotes(folder).isUsable(scoring, true)
        ? Optional.of(scoring)
        : Optional.empty();
  }

  private static TestGroup group(
      HydroSubtask subtask, double score, List<String> needed, PackageFolder folder) {
    boolean isSum = subtask.type().equals(HydroSubtask.SUM);
    boolean isMin = subtask.type().equals(HydroSubtask.MIN);
    PrimitiveIterator.OfDouble shares =
        shares(score, subtask.cases().stream().map(HydroSubtask.Case::score).toList());
    List<ScoredTest> tests = new ArrayList<>();
    for (HydroSubtask.Case each : subtask.cases()) {
      double points = each.score() > 0 ? each.score() : isSum ? shares.nextDouble() : score;
      double most = isMin ? Math.min(points, score) : points;
      tests.add(new ScoredTest(each.test().name(), most, 0, each.again()));
    }
    TestGroup group = TestGroup.of(subtask.id(), score, subtask.aggregation(), tests);
    double reachable = tests.isEmpty() ? score : group.reachable();
    if (!Points.areEqual(reachable, score)) {
      folder.note(
          "subtask %s: declared %s points, but its cases give %s"
              .formatted(subtask.id(), Points.shown(score), Points.shown(reachable)));
    }
    return group.with(copy -> copy.most(reachable).requires(needed));
  }

  /** The subtasks without which one gets no points, and that exist. */
  private static List<String> needed(
      HydroSubtask subtask, List<HydroSubtask> all, PackageFolder folder) {
    List<String> needed = new ArrayList<>();
    for (String each : subtask.needed().stream().distinct().toList()) {
      Optional<HydroSubtask> other = all.stream().filter(one -> one.id().equals(each)).findFirst();
      if (other.isEmpty()) {
        folder.leaveOut(subtask.where().get("if").refused("there is no subtask " + each));
        continue;
      }
      if (other.get().type().equals(HydroSubtask.MAX)) {
        folder.note(
            "subtask %s: fails with subtask %s if any of its cases fails; the judge stops at the"
                    .formatted(subtask.id(), each)
                + " first with full points");
      }
      needed.add(each);
    }
    return needed;
  }

  /** Whole parts of what is left of a number of points; the later ones are larger. */
  private static PrimitiveIterator.OfDouble shares(double all, List<Double> stated) {
    double left = Math.max(0, all - stated.stream().mapToDouble(each -> each).sum());
    int parts = (int) stated.stream().filter(each -> each == 0).count();
    if (parts == 0) {
      return DoubleStream.empty().iterator();
    }
    double base = Math.floor(left / parts);
    double extra = parts - left % parts;
    return IntStream.range(0, parts).mapToDouble(i -> i >= extra ? base + 1 : base).iterator();
  }
}

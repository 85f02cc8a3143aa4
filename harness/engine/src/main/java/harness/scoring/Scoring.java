package harness.scoring;

import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The groups of a problem and how they give points.
 *
 * @param uncounted groups that are judged, but give no points
 * @param total the group of all others, whose points are those of a submission
 */
public record Scoring(List<TestGroup> uncounted, TestGroup total) {

  public Scoring {
    uncounted = List.copyOf(uncounted);
  }

  /** All groups, the total after those that do not count. */
  public Stream<TestGroup> all() {
    return Stream.concat(uncounted.stream(), Stream.of(total)).flatMap(TestGroup::withInner);
  }

  /** The groups to show, without the total and groups that only hold other groups of it. */
  public List<TestGroup> shown() {
    List<TestGroup> holders = total.groups().filter(TestGroup::isOfGroups).toList();
    return all()
        .filter(each -> !each.equals(total) && !holders.contains(each))
        .collect(Collectors.toList());
  }

  /**
   * Computes the points of a submission.
   *
   * @param results by the name of the test; null for a test without a verdict
   * @param grader grades the groups that demand it
   * @return by the name of the group
   */
  public Map<String, GroupScore> scores(Function<String, TestResult> results, Grader grader) {
    Run run = new Run(results, grader);
    all().forEach(run::score);
    return run.scores;
  }

  /** The results of one submission. */
  private final class Run {
    private final Function<String, TestResult> results;
    private final Grader grader;
    private final Map<String, GroupScore> scores = new HashMap<>();
    private final Map<String, TestGroup> byName =
        all().collect(Collectors.toMap(TestGroup::name, each -> each, (one, other) -> one));

    Run(Function<String, TestResult> results, Grader grader) {
      this.results = results;
      this.grader = grader;
    }

    GroupScore score(TestGroup group) {
      GroupScore known = scores.get(group.name());
      if (known == null) {
        known = computed(group);
        scores.put(group.name(), known);
      }
      return known;
    }

    private GroupScore computed(TestGroup group) {
      for (String each : group.requires()) {
        GroupScore required = score(byName.get(each));
        if (!required.isKnown()) {
          return GroupScore.unknown(group);
        }
        if (!required.isPassed()) {
          leaveOut(group.members(), required.group().name(), required.verdict());
          return GroupScore.leftOut(group, required.group().name(), required.verdict());
        }
      }
      List<Graded> members = new ArrayList<>();
      for (Scored each : group.members()) {
        String fault = fault(each);
        if (fault != null) {
          return GroupScore.faulty(group, fault);
        }
        Graded graded = graded(each);
        if (graded == null) {
          GroupScore inner = scores.get(each.name());
          return inner == null
              ? GroupScore.unknown(group)
              : GroupScore.faulty(group, inner.fault());
        }
        members.add(graded);
        if (group.stopsAtReject() && !graded.isAccepted()) {
          leaveOut(rest(group, members.size()), each.name(), graded.verdict());
          break;
        }
      }
      try {
        return inBounds(group, graded(group, members), members.size());
      } catch (JudgeFailure failure) {
        return GroupScore.faulty(group, failure.line());
      }
    }

    /** The members after some. */
    private static List<Scored> rest(TestGroup group, int judged) {
      return group.members().subList(judged, group.members().size());
    }

    /** Leaves out the groups among these, with all groups in them. */
    private void leaveOut(List<Scored> members, String after, Verdict failure) {
      members.stream()
          .filter(TestGroup.class::isInstance)
          .flatMap(each -> ((TestGroup) each).withInner())
          .forEach(
              each -> scores.putIfAbsent(each.name(), GroupScore.leftOut(each, after, failure)));
    }

    private String fault(Scored member) {
      TestResult result = member instanceof ScoredTest ? results.apply(member.name()) : null;
      return result == null ? null : ((ScoredTest) member).fault(result);
    }

    /** The result of a member; null if it has none. */
    private Graded graded(Scored member) {
      if (member instanceof TestGroup group) {
        GroupScore score = score(group);
        return score.isKnown() ? score.graded() : null;
      }
      TestResult result = results.apply(member.name());
      return result == null
          ? null
          : new Graded(result.verdict(), ((ScoredTest) member).points(result));
    }

    private Graded graded(TestGroup group, List<Graded> members) {
      return group.graderFlags() != null && !members.isEmpty()
          ? grader.grade(group.graderFlags(), members)
          : new Graded(
              group.verdicts().of(members),
              group.aggregation().of(group.members(), members, group.most()));
    }

    private GroupScore inBounds(TestGroup group, Graded graded, int judged) {
      double points = graded.points();
      if (Points.isMore(points, group.most()) || Points.isMore(group.least(), points)) {
        return GroupScore.faulty(
            group,
            "%s points, outside %s to %s"
                .formatted(
                    Points.shown(points), Points.shown(group.least()), Points.shown(group.most())));
      }
      int skipped = (int) rest(group, judged).stream().filter(ScoredTest.class::isInstance).count();
      return GroupScore.of(group, graded, skipped);
    }
  }
}

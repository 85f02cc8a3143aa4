package harness.scoring;

import harness.cases.Verdict;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.stream.Stream;

/**
 * A group of tests with points.
 *
 * @param members its tests and groups, in the order of judging
 * @param least the fewest points that it may get; may be infinite
 * @param most the most points that it may get; infinite if there is no bound
 * @param requires names of the groups without which it is not judged: it then gets no points
 * @param stopsAtReject whether the members after the first that is not accepted do not count
 * @param graderFlags arguments of the problem's grader, which decides instead of the two rules;
 *     null if it does not
 */
@RecordBuilder
public record TestGroup(
    String name,
    List<Scored> members,
    Aggregation aggregation,
    VerdictRule verdicts,
    double least,
    double most,
    List<String> requires,
    boolean stopsAtReject,
    List<String> graderFlags)
    implements Scored, TestGroupBuilder.With {

  public TestGroup {
    members = List.copyOf(members);
    requires = List.copyOf(requires);
    graderFlags = graderFlags == null ? null : List.copyOf(graderFlags);
  }

  /** A group from 0 to {@code most} points, with the worst verdict of its members. */
  public static TestGroup of(
      String name, double most, Aggregation aggregation, List<? extends Scored> members) {
    return new TestGroup(
        name,
        List.copyOf(members),
        aggregation,
        VerdictRule.WORST,
        0,
        most,
        List.of(),
        false,
        null);
  }

  /** This group and all groups inside it, in order. */
  public Stream<TestGroup> withInner() {
    return Stream.concat(Stream.of(this), groups().flatMap(TestGroup::withInner));
  }

  /** The tests directly in it, without those that belong to another group and count here too. */
  Stream<ScoredTest> own() {
    return members.stream()
        .filter(ScoredTest.class::isInstance)
        .map(ScoredTest.class::cast)
        .filter(each -> !each.borrowed());
  }

  /** The number of tests directly in it, also of those that belong to another group. */
  int directTests() {
    return (int) members.stream().filter(ScoredTest.class::isInstance).count();
  }

  /** The groups directly inside it. */
  public Stream<TestGroup> groups() {
    return members.stream().filter(TestGroup.class::isInstance).map(TestGroup.class::cast);
  }

  /** The tests in it and in its groups, in order. */
  public Stream<ScoredTest> tests() {
    return members.stream()
        .flatMap(
            each ->
                each instanceof TestGroup group
                    ? group.tests()
                    : Stream.of(each).map(ScoredTest.class::cast));
  }

  /** The most points that its members give together; infinite if a grader decides. */
  public double reachable() {
    if (graderFlags != null) {
      return Double.POSITIVE_INFINITY;
    }
    List<Graded> best =
        members.stream().map(each -> new Graded(Verdict.ACCEPTED, bestOf(each))).toList();
    return aggregation.of(members, best, most);
  }

  private static double bestOf(Scored member) {
    boolean isBounded = member instanceof ScoredTest || Double.isFinite(member.most());
    return isBounded ? member.most() : ((TestGroup) member).reachable();
  }

  /** Whether it is accepted only if all its members are. */
  boolean isOfItsWorst() {
    return graderFlags == null
        && !verdicts.ifAny()
        && verdicts.kind() != VerdictRule.Kind.ALWAYS_ACCEPT;
  }

  /** Whether all its members are groups. */
  boolean isOfGroups() {
    return !members.isEmpty() && members.stream().allMatch(TestGroup.class::isInstance);
  }
}

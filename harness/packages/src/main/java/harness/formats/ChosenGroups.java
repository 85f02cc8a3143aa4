package harness.formats;

import harness.cases.UsageException;
import harness.scoring.ScoredPackage;
import harness.scoring.TestGroup;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** A problem whose inputs are drawn only for some of its groups of tests. */
public final class ChosenGroups {

  private ChosenGroups() {}

  /**
   * The problem with inputs of some groups, and of the groups inside them. Inputs that no rule
   * draws are validated and judged as those of the last of them.
   *
   * @param wanted names of groups, or the last parts of names
   * @throws UsageException if there is no such group, or nothing to draw its inputs from
   */
  public static ProblemPackage of(ProblemPackage problem, List<String> wanted) {
    ScoredPackage scored = problem.scored();
    UsageException.when(scored == null, "--group: this problem has no groups of tests with points");
    List<String> chosen =
        wanted.stream()
            .flatMap(each -> named(each, scored.groups()).withInner())
            .map(TestGroup::name)
            .distinct()
            .toList();
    ProblemPackage drawn = problem.with(copy -> copy.drawnGroups(chosen));
    UsageException.when(
        problem.generators().stream().noneMatch(drawn::draws) && drawn.drawnData().isEmpty(),
        "--group %s: no generator draws inputs of this group, and it has no test file",
        String.join(",", wanted));
    List<TestGroup> inOrder =
        scored.groups().stream().filter(each -> chosen.contains(each.name())).toList();
    return inOrder.stream()
        .map(each -> judging(each.name(), problem))
        .filter(Objects::nonNull)
        .reduce((one, later) -> later)
        .map(last -> judgedAs(last, drawn))
        .orElse(drawn);
  }

  private static TestGroup named(String wanted, List<TestGroup> groups) {
    List<TestGroup> found =
        groups.stream()
            .filter(each -> each.name().equals(wanted) || each.name().endsWith("/" + wanted))
            .toList();
    List<TestGroup> exact = found.stream().filter(each -> each.name().equals(wanted)).toList();
    if (exact.size() == 1 || found.size() == 1) {
      return exact.isEmpty() ? found.get(0) : exact.get(0);
    }
    throw new UsageException(
        "--group %s: %s; the groups are %s"
            .formatted(
                wanted,
                found.isEmpty() ? "there is no such group" : "several groups end with this",
                String.join(", ", groups.stream().map(TestGroup::name).toList())));
  }

  /** How the inputs of a group are judged; null if it has neither a test nor a generator. */
  private static TestJudging judging(String group, ProblemPackage problem) {
    Map<String, String> groups = problem.scored().groupsOfTests();
    Stream<TestJudging> ofTests =
        problem.tests().stream()
            .filter(each -> group.equals(groups.get(each.name())))
            .map(each -> orUsual(each.judging(), problem));
    Stream<TestJudging> ofRules =
        problem.generators().stream()
            .filter(each -> group.equals(each.group()))
            .map(each -> orUsual(each.judging(), problem));
    return Stream.concat(ofTests, ofRules).findFirst().orElse(null);
  }

  private static TestJudging orUsual(TestJudging own, ProblemPackage problem) {
    return own != null
        ? own
        : new TestJudging(
            problem.validators(),
            problem.answerValidators(),
            problem.checker(),
            problem.interactor());
  }

  /**
   * The problem, in which other inputs are judged so; those of rules and tests stay as they are.
   */
  private static ProblemPackage judgedAs(TestJudging usual, ProblemPackage problem) {
    return problem.with(
        copy ->
            copy.validators(usual.validators())
                .answerValidators(usual.answerValidators())
                .checker(usual.checker())
                .interactor(usual.interactor())
                .generators(
                    problem.generators().stream()
                        .map(each -> each.withJudging(orUsual(each.judging(), problem)))
                        .toList())
                .tests(
                    problem.tests().stream()
                        .map(each -> each.judgedBy(orUsual(each.judging(), problem)))
                        .toList()));
  }
}

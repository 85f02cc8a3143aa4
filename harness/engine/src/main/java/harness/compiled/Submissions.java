package harness.compiled;

import harness.cases.Verdict;
import harness.run.Expectation;
import harness.run.Submission;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a command runs: built-in solvers, and programs, which work until this is closed.
 *
 * @param all in the order in which they are run and reported
 * @param programs the user's programs, including those that did not compile
 */
public record Submissions(List<Submission> all, Programs programs) implements AutoCloseable {

  /**
   * These submissions, some with expected verdicts.
   *
   * @param expected by the text with which the user named a program
   */
  public Submissions expecting(Map<String, Expectation> expected) {
    return new Submissions(all.stream().map(each -> expecting(each, expected)).toList(), programs);
  }

  /**
   * These submissions, some with expected verdicts.
   *
   * @param expected by the name of a program
   */
  public Submissions expectingOfNames(Map<String, Expectation> expected) {
    return expecting(
        expected.entrySet().stream()
            .collect(Collectors.toMap(each -> programs.text(each.getKey()), Map.Entry::getValue)));
  }

  /**
   * These submissions, some under limits that nobody stated.
   *
   * @param texts the texts that name them
   * @param verdicts those of such limits
   */
  public Submissions excusing(Set<String> texts, Set<Verdict> verdicts) {
    return new Submissions(
        all.stream()
            .map(
                each ->
                    texts.contains(String.valueOf(programs.text(each.name())))
                        ? each.expecting(each.expectation().excusing(verdicts))
                        : each)
            .toList(),
        programs);
  }

  private Submission expecting(Submission each, Map<String, Expectation> expected) {
    Expectation its = expected.get(String.valueOf(programs.text(each.name())));
    return its == null ? each : each.expecting(its);
  }

  @Override
  public void close() {
    programs.close();
  }
}

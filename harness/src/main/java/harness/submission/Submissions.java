package harness.submission;

import harness.run.Expectation;
import harness.run.ForeignProgram;
import harness.run.Submission;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a command runs: built-in solvers, and programs as long as this is open.
 *
 * @param all in the order in which they are run and reported
 * @param programs those that are programs, also what could not be compiled
 */
public record Submissions(List<Submission> all, Programs programs) implements AutoCloseable {

  /**
   * These with what is expected of some of them.
   *
   * @param expected by how a program was named
   */
  public Submissions expecting(Map<String, Expectation> expected) {
    return new Submissions(all.stream().map(each -> expecting(each, expected)).toList(), programs);
  }

  /**
   * These with what is expected of some of them.
   *
   * @param expected by the name of a program
   */
  public Submissions expectingOfNames(Map<String, Expectation> expected) {
    return expecting(
        expected.entrySet().stream()
            .collect(Collectors.toMap(each -> programs.text(each.getKey()), Map.Entry::getValue)));
  }

  private Submission expecting(Submission each, Map<String, Expectation> expected) {
    Expectation its = expected.get(String.valueOf(programs.text(each.name())));
    return its != null && each instanceof ForeignProgram program ? program.expectedTo(its) : each;
  }

  @Override
  public void close() {
    programs.close();
  }
}

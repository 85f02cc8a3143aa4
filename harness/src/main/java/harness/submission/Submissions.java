package harness.submission;

import harness.run.Submission;
import java.util.List;

/**
 * What a command runs: built-in solvers, and programs as long as this is open.
 *
 * @param all in the order in which they are run and reported
 * @param programs those that are programs, also what could not be compiled
 */
public record Submissions(List<Submission> all, Programs programs) implements AutoCloseable {

  @Override
  public void close() {
    programs.close();
  }
}

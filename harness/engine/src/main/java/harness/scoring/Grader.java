package harness.scoring;

import java.util.List;

/** A program of the problem that grades groups. */
public interface Grader {

  /** For problems without such a program. */
  Grader NONE =
      (flags, members) -> {
        throw new IllegalStateException("no grader");
      };

  /**
   * Grades a group.
   *
   * @param flags its arguments for this group
   * @param members the results of the group's tests and groups, in order
   * @throws harness.problem.JudgeFailure if it fails
   */
  Graded grade(List<String> flags, List<Graded> members);
}

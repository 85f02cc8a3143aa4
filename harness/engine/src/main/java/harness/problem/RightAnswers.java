package harness.problem;

import java.util.List;

/**
 * The capability of problems that are built in: the harness itself knows what is right, without a
 * program.
 */
public interface RightAnswers {

  /** The inputs of the cases in a judge's file that the harness made. */
  List<String> cases(String file);

  /** The judge's file of one case. */
  String file(String input);

  /** The right answer to an input as programs print it, with an end of line. */
  String right(String input);
}

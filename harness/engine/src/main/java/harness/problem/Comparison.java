package harness.problem;

import java.util.List;

/**
 * What a submission's outputs are judged by, for a report's conclusion.
 *
 * @param with what they are compared with, such as the names of references; may be empty
 * @param by the name of the comparison, checker or interactor; null if nothing judges outputs
 * @param alone whether {@code by} can judge an output without another one
 */
public record Comparison(List<String> with, String by, boolean alone) {

  /** Compared with saved answers on the cases that are tests, and with nothing on others. */
  public static final List<String> WITH_ANSWERS_OF_TESTS = List.of("the answers of the tests");

  public Comparison {
    with = List.copyOf(with);
  }
}

package harness.formats.tps;

import harness.cases.Verdict;
import harness.formats.syntax.Declared;
import harness.run.Expectation;
import java.util.EnumSet;
import java.util.Set;

/** What the verdicts of {@code solutions.json} say about the tests. */
final class TpsVerdicts {

  static final String MODEL = "model_solution";
  static final String PARTIAL = "partially_correct";

  private TpsVerdicts() {}

  /**
   * The verdict of a solution or of one of its subtasks: at least one test fails so, and others may
   * fail in any way.
   */
  static Expectation expectation(Declared verdict) {
    return switch (verdict.text()) {
      case MODEL, "correct" -> Expectation.RIGHT;
      case "incorrect", PARTIAL -> Expectation.failingWith(Verdict.WRONG_ANSWER);
      case "time_limit" -> Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
      case "memory_limit" ->
          Expectation.failingWith(Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR);
      case "runtime_error" ->
          Expectation.failingWith(Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED);
      case "time_limit_and_runtime_error" ->
          Expectation.failingWith(
              Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED);
      case "failed" -> Expectation.WRONG;
      default -> throw verdict.wrong("a verdict such as correct, incorrect or time_limit");
    };
  }

  /** An expectation on all tests that permits what is expected of some of them. */
  static Expectation permitting(Expectation main, Expectation other) {
    Set<Verdict> permitted = EnumSet.noneOf(Verdict.class);
    permitted.addAll(main.permitted());
    permitted.addAll(other.permitted());
    permitted.addAll(other.required());
    return new Expectation(permitted, main.mustFail() ? main.required() : other.required());
  }
}

package harness.jury;

import harness.cases.Case;
import harness.formats.ProblemPackage;
import harness.problem.JudgeFailure;
import harness.problem.RunNotes;

/**
 * Excuses references that fail on inputs of a learned form: nobody said that such an input is
 * valid.
 *
 * @param areJustified whether the form of inputs is learned
 * @param tests the inputs that the problem itself calls valid
 * @param notes receives who failed
 */
record Doubts(boolean areJustified, TestsByInput tests, RunNotes notes) {

  static Doubts about(ProblemPackage problem, RunNotes notes) {
    return new Doubts(problem.learned(), new TestsByInput(problem.data()), notes);
  }

  /** A reference's failure on a case, excused if the case may be invalid. */
  JudgeFailure weighed(Case each, JudgeFailure failure) {
    if (!areJustified || failure.isExcused() || tests.of(each).isPresent()) {
      return failure;
    }
    notes.add(
        failure.culprit()
            + " fails on some of the drawn inputs, which are skipped: not every input of that form"
            + " may be valid");
    return failure.asExcused();
  }
}

package harness.jury;

import harness.cases.Case;
import harness.formats.ProblemPackage;
import harness.problem.JudgeFailure;
import harness.problem.RunNotes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Excuses a reference that fails on an input of an assumed form: nobody said that the input is
 * valid.
 *
 * @param isFormAssumed whether the form of the inputs is only assumed
 * @param guessing generators that may be called with guessed arguments, by name
 * @param tests inputs that are valid, because the problem has them as tests
 * @param notes receives the names of references that fail
 */
record AssumedInputs(
    boolean isFormAssumed,
    Map<String, ProgramGenerator> guessing,
    TestsByInput tests,
    RunNotes notes) {

  static AssumedInputs of(ProblemPackage problem, RunNotes notes) {
    return new AssumedInputs(
        problem.assumed(), new ConcurrentHashMap<>(), new TestsByInput(problem.data()), notes);
  }

  /** Narrows an assumed form on whose inputs references crash, and notes how. */
  void narrow(ProblemPackage problem, List<JuryProgram> references) {
    List<String> rules = NarrowedForm.narrow(problem, references);
    if (!rules.isEmpty()) {
      notes.add(NarrowedForm.note(rules, references));
    }
  }

  private boolean isAssumed(Case each) {
    ProgramGenerator generator = guessing.get(each.name().family());
    return isFormAssumed || (generator != null && generator.isGuessed());
  }

  /** A reference's failure on a case, excused if the case may be invalid. */
  JudgeFailure excused(Case each, JudgeFailure failure) {
    if (!isAssumed(each) || failure.isExcused() || tests.of(each).isPresent()) {
      return failure;
    }
    notes.add(
        failure.culprit()
            + " fails on some of the drawn inputs; they are skipped, because they may be invalid");
    return failure.asExcused();
  }
}

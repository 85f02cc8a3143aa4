package harness.shrink;

import harness.cases.Limits;
import harness.judge.Judge;
import harness.reference.Puzzle;
import harness.run.BuiltIn;
import harness.run.ForeignProgram;
import harness.run.Submission;
import java.util.List;

/**
 * A submission under examination, in one thread. Wherever time ran out or the run was cancelled,
 * the result is null, or {@link #CUT}.
 */
interface Probe extends AutoCloseable {

  /** None of the cases fails. */
  int NONE = -1;

  /** Not all cases were run. */
  int CUT = -2;

  /** What is needed to run and judge. */
  record Setting(Puzzle puzzle, Judge judge, Limits limits) {}

  static Probe of(Submission submission, Setting setting) {
    return submission instanceof BuiltIn solver
        ? new SolverProbe(solver, setting)
        : new ProgramProbe((ForeignProgram) submission, setting);
  }

  /** Runs a file of these cases, as if nothing had been run before; what is said of each. */
  List<Observation> file(List<RankedCase> cases, Deadline deadline);

  /** Runs one case, as if nothing had been run before. */
  default Observation alone(RankedCase each, Deadline deadline) {
    List<Observation> seen = file(List.of(each), deadline);
    return seen == null ? null : seen.get(0);
  }

  /**
   * The place of the first case that fails alone as the target says, {@link #NONE} or {@link #CUT}.
   * The cases are run many at a time; what fails then is run again alone.
   */
  int firstFailing(List<RankedCase> cases, FailureKind target, Deadline deadline);

  /** How many cases it likes to be given at once. */
  int wantedCases();

  @Override
  void close();
}

package harness.stress;

import harness.cases.Limits;
import harness.compiled.Programs;
import harness.coverage.SourceLines;
import harness.coverage.TracedProgram;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Divergence;
import harness.problem.Problem;
import harness.process.RunLimits;
import harness.shrink.NearbyInputs;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds lines of a wrong submission in which its failing runs differ from its passing ones.
 *
 * @param limits those of the submissions
 */
record Diverging(Problem problem, Limits limits, Programs programs) {

  /** Time to trace the runs. */
  private static final long TRACE_NANOS = 2_000_000_000L;

  /** Time to trace the fewest that say something; a JVM needs long to start. */
  private static final long TRACE_FEW_NANOS = 8_000_000_000L;

  /** How much slower and larger a traced program may be. */
  static final int SLOWER = 4;

  /** The most suspicious lines first; none if nothing stands out. */
  List<Diagnosis> lines(String submission, NearbyInputs near, TracedProgram program) {
    List<byte[]> inputs = new ArrayList<>();
    near.failing().forEach(each -> inputs.add(problem.files().file(List.of(each))));
    near.passing().forEach(each -> inputs.add(problem.files().file(List.of(each))));
    RunLimits within = RunLimits.of(TRACE_NANOS, SLOWER * limits.memoryBytes());
    int failing = near.failing().size();
    int few = failing + Divergence.FEWEST_PASSING;
    List<List<SourceLines>> runs =
        program.linesOfEach(inputs, within, few, TRACE_NANOS, TRACE_FEW_NANOS);
    return runs.get(0).isEmpty()
        ? List.of()
        : Divergence.of(
            programs.files(submission),
            recorded(runs.subList(0, failing)),
            recorded(runs.subList(failing, failing + near.alike())),
            recorded(runs.subList(failing + near.alike(), runs.size())));
  }

  private static List<List<SourceLines>> recorded(List<List<SourceLines>> runs) {
    return runs.stream().filter(each -> !each.isEmpty()).toList();
  }
}

package harness.stress;

import harness.cases.Limits;
import harness.compiled.OtherBuilds;
import harness.compiled.Programs;
import harness.coverage.SourceLines;
import harness.coverage.TracedProgram;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.process.RunLimits;
import harness.run.ForeignProgram;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Finds out which lines of a problem's right submissions some inputs do not reach. It runs builds
 * of their own, one case after another, and never decides a verdict.
 *
 * @param limits those of the submissions
 */
public record Tracing(Problem problem, Limits limits, Programs programs) {

  private static final int MOST_PROGRAMS = 3;

  /** Fewer cases tell so little that they may take more time than they should. */
  private static final int FEW_CASES = 10;

  /** The most that these first cases may take, in nanoseconds for each program. */
  private static final long MOST_FOR_FEW_NANOS = 3_000_000_000L;

  /**
   * The submissions that can be traced, only the first few.
   *
   * @param all the submissions of a run
   */
  public List<ForeignProgram> traceable(List<? extends Submission> all) {
    List<ForeignProgram> some = new ArrayList<>();
    for (Submission each : all) {
      if (each instanceof ForeignProgram program
          && program.interaction() == null
          && !program.expectation().mustFail()
          && programs.otherBuilds(program.name()).filter(OtherBuilds::canBeTraced).isPresent()
          && some.size() < MOST_PROGRAMS) {
        some.add(program);
      }
    }
    return some;
  }

  /**
   * A line for each program of which not everything ran. Once the time is over, no other program is
   * built.
   *
   * @param some the programs
   * @param inputs the inputs by number, from 0
   * @param count the number of inputs
   * @param cases the number of cases of which the inputs are a part, or all
   * @param nanos the time that all of it may take
   */
  public List<String> lines(
      List<ForeignProgram> some, LongFunction<String> inputs, long count, long cases, long nanos) {
    List<String> lines = new ArrayList<>();
    long start = System.nanoTime();
    try {
      for (int i = 0; i < some.size() && (i == 0 || System.nanoTime() - start < nanos); i++) {
        String line = line(some.get(i), inputs, count, cases, nanos / some.size());
        if (!line.isEmpty()) {
          lines.add(line);
        }
      }
    } catch (RunnerFailure | RunCancelled | JudgeFailure failed) {
      return lines; // of use, but not worth an error
    }
    return lines;
  }

  private String line(
      ForeignProgram each, LongFunction<String> inputs, long count, long cases, long nanos) {
    Optional<TracedProgram> built =
        programs.otherBuilds(each.name()).flatMap(other -> other.traced(limits.memoryBytes()));
    if (built.isEmpty()) {
      return "";
    }
    try (TracedProgram traced = built.get()) {
      long start = System.nanoTime();
      long done = 0;
      for (long i = 0; i < count; i++) {
        long most = done < FEW_CASES ? Math.max(nanos, MOST_FOR_FEW_NANOS) : nanos;
        long left = most - (System.nanoTime() - start);
        if (left <= 0) {
          break;
        }
        byte[] file = problem.files().file(List.of(inputs.apply(i)));
        if (traced.run(file, RunLimits.of(left, 2 * limits.memoryBytes()))) {
          done++;
          if (Long.bitCount(done) == 1 && allRan(traced.lines())) {
            break; // other cases can add nothing; looked at rarely, because reading takes time
          }
        }
      }
      return new TracedLines(traced.lines(), done, cases).inWords();
    }
  }

  private static boolean allRan(List<SourceLines> files) {
    return !files.isEmpty() && files.stream().allMatch(SourceLines::allRan);
  }
}

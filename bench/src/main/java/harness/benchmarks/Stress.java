package harness.benchmarks;

import harness.report.RunReport;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of a case in a whole run on two threads: drawing, solving, judging, counting. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Thread)
public class Stress {

  private static final int CASES = 1_000_000;
  private static final int THREADS = 2;

  /** The puzzle. */
  @Param({"knights", "rotation"})
  public String puzzle;

  private StressRun run;

  /** Prepares the run. */
  @Setup
  public void open() {
    run = new StressRun(puzzle);
  }

  /** Time per case. */
  @Benchmark
  @OperationsPerInvocation(CASES)
  public RunReport oneCase() {
    return run.run(CASES, THREADS);
  }
}

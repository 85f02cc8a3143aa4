package harness.benchmarks;

import harness.cases.Answer;
import harness.reference.Puzzles;
import harness.reference.knights.Census;
import harness.reference.rotation.Patterns;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time that a fresh process takes to its first answer; each measurement runs in its own
 * process.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(5)
public class ColdStarts {

  /** The first knights answer, including the ball around the goal. */
  @Benchmark
  public Answer knightsOracle() {
    return firstAnswer("knights", "10110\n01*11\n10111\n01001\n00000\n");
  }

  /** The rotation game's table for a single number. */
  @Benchmark
  public Patterns rotationTable() {
    return Patterns.get();
  }

  /** The first rotation answer, including puzzle discovery and the table for a single number. */
  @Benchmark
  public Answer rotationOracle() {
    return firstAnswer("rotation", "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n");
  }

  /** All boards of the knights puzzle by distance. */
  @Benchmark
  public int[] knightsCensus() {
    return Census.take().histogram();
  }

  /** All boards of the rotation game by distance. */
  @Benchmark
  public long[] rotationCensus() {
    return harness.reference.rotation.Census.histogram();
  }

  private static Answer firstAnswer(String puzzle, String input) {
    return Puzzles.named(puzzle).orElseThrow().oracle().answer(input);
  }
}

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

/** What a fresh process pays before its first answer; each measurement has a process of its own. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(5)
public class ColdStarts {

  /** The ball around the goal, for the first board. */
  @Benchmark
  public Answer knightsOracle() {
    return firstAnswer("knights", "10110\n01*11\n10111\n01001\n00000\n");
  }

  /** The one-colour table alone. */
  @Benchmark
  public Patterns rotationTable() {
    return Patterns.get();
  }

  /** The game looked up and the one-colour table, for the first board. */
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

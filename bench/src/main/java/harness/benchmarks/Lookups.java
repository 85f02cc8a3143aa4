package harness.benchmarks;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Generator;
import harness.generators.Generators;
import harness.reference.Oracle;
import harness.reference.Puzzles;
import harness.reference.Replay;
import harness.reference.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of one case apart from the submissions: drawing, the exact answer, the replay. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@State(Scope.Thread)
public class Lookups {

  private static final int CASES = 1 << 12;
  private static final long SEED = 42;

  /** The puzzle. */
  @Param({"knights", "rotation"})
  public String puzzle;

  private Generator mix;
  private Oracle oracle;
  private Rules rules;
  private final String[] inputs = new String[CASES];
  private final String[] moves = new String[CASES];
  private int next;

  /** Draws solvable cases of the default mix, with their moves. */
  @Setup
  public void draw() {
    mix = Generators.named(puzzle, "mix");
    oracle = Puzzles.named(puzzle).orElseThrow().oracle();
    rules = Puzzles.named(puzzle).orElseThrow().rules();
    long index = 0;
    for (int i = 0; i < CASES; index++) {
      String input = mix.draw(SEED, index).input();
      Answer answer = oracle.answer(input);
      if (answer.moves() != null) {
        inputs[i] = input;
        moves[i++] = answer.moves();
      }
    }
  }

  /** Drawing a case of the default mix. */
  @Benchmark
  public Case drawing() {
    return mix.draw(SEED, next++);
  }

  /** The exact distance of a board, given as the judge's text. */
  @Benchmark
  public int distance() {
    return oracle.distance(inputs[next++ & (CASES - 1)]);
  }

  /** The exact answer, including the moves. */
  @Benchmark
  public Answer answer() {
    return oracle.answer(inputs[next++ & (CASES - 1)]);
  }

  /** A replay of a shortest sequence. */
  @Benchmark
  public Replay replay() {
    int i = next++ & (CASES - 1);
    return rules.replay(inputs[i], moves[i]);
  }
}

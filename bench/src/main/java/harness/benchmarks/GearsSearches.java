package harness.benchmarks;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.generators.Generators;
import harness.reference.Oracle;
import harness.reference.Puzzles;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Instance;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import harness.solutions.gears.Bfs;
import harness.solutions.gears.BidirectionalBfs;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The gears puzzle: all distances of an instance, and the two breadth-first solvers. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@State(Scope.Thread)
public class GearsSearches {

  private static final int KNOBS = 12;
  private static final int STATES = 4;

  private final SplittableRandom random = new SplittableRandom(7);
  private final Oracle oracle = Puzzles.named("gears").orElseThrow().oracle();
  private final Solver bfs = new Bfs();
  private final Solver bidirectional = new BidirectionalBfs();
  private String near;
  private String far;
  private String farthest;

  /**
   * Draws random instances, and creates the one with the table whose farthest positions are known.
   */
  @Setup
  public void draw() {
    near = Generators.named("gears", "distance:4").draw(7, 0).input();
    far = Generators.named("gears", "distance:17").draw(7, 0).input();
    int[][] links = new int[KNOBS][STATES];
    links[0] = new int[] {1, 1, 1, 1}; // the first knob drags the second, all others the first
    DistanceTable table = DistanceTable.of(LinkTable.of(links));
    farthest = new Instance(LinkTable.of(links), table.position(table.largest(), 0)).text();
  }

  /** All distances of an instance with new links. */
  @Benchmark
  public int allDistances() {
    return DistanceTable.of(newLinks()).largest();
  }

  /** A shortest sequence from a random start of an instance with new links. */
  @Benchmark
  public Answer oracleAnswer() {
    int start;
    do {
      start = random.nextInt(Position.COUNT);
    } while (Position.sumModulo4(start) % 2 != 0);
    return oracle.answer(new Instance(newLinks(), start).text());
  }

  private LinkTable newLinks() {
    int[][] links = new int[KNOBS][STATES];
    for (int knob = 0; knob < KNOBS; knob++) {
      for (int state = 0; state < STATES; state++) {
        links[knob][state] = (knob + 1 + random.nextInt(KNOBS - 1)) % KNOBS;
      }
    }
    return LinkTable.of(links);
  }

  /** Plain breadth-first search at 17 turns. */
  @Benchmark
  public Answer bfsFar() {
    return bfs.solve(far, Budget.unlimited());
  }

  /** Bidirectional breadth-first search at 4 turns. */
  @Benchmark
  public Answer bidirectionalNear() {
    return bidirectional.solve(near, Budget.unlimited());
  }

  /** Bidirectional breadth-first search from the farthest position of the known table. */
  @Benchmark
  public Answer bidirectionalFarthest() {
    return bidirectional.solve(farthest, Budget.unlimited());
  }
}

package harness.hack;

import harness.cases.Answer;
import harness.cases.Limits;
import harness.generators.Enumeration;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The cases of a puzzle, ranked by exact distance. Moves and variations lead from one case to
 * others.
 */
final class PuzzleCases implements SearchSpace {

  private static final int VARIED_IN_FOUR = 3;

  /** The measurement of a case that counts. */
  private static final double MEDIAN = 0.5;

  private final Puzzle puzzle;
  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final Generator mix;
  private final List<Generator> starts;
  private final Changes changes;
  private final Baseline baseline;
  private final MeasuringThreads crew;

  /**
   * The cases within a submission's reach.
   *
   * @param limits of a judge's file
   */
  PuzzleCases(
      Puzzle puzzle, Submission submission, Limits limits, MeasuringThreads crew, long seed) {
    this.puzzle = puzzle;
    this.submission = submission;
    this.limits = limits;
    this.seed = seed;
    this.crew = crew;
    this.mix = Generators.named(puzzle.name(), "mix");
    this.starts =
        Generators.of(puzzle.name()).stream()
            .filter(Generator::isComplete)
            .filter(each -> !(each instanceof Enumeration))
            .toList();
    this.changes = new Changes(puzzle, this::isOutOfReach);
    this.baseline = new Baseline(puzzle, crew, seed);
  }

  @Override
  public String drawn(long index) {
    return mix.draw(seed, index).input();
  }

  @Override
  public String start(long number) {
    Generator generator = starts.get((int) (number % starts.size()));
    try {
      return generator.draw(~seed, number).input();
    } catch (IllegalArgumentException cannot) {
      return null;
    }
  }

  @Override
  public int firstStarts() {
    return 0;
  }

  @Override
  public Reading measure(CostMeter meter, String input) {
    int distance = puzzle.oracle().distance(input);
    return isOutOfReach(distance) ? null : meter.read(input, distance);
  }

  @Override
  public Reading near(MeasuringThreads.Member climber, Reading here) {
    if (climber.random().nextInt(4) < VARIED_IN_FOUR) {
      String varied = changes.varied(here.input(), climber.random());
      // the distance in another graph is expensive to compute, so the solver's claim is used
      Reading believed =
          varied == null || !puzzle.censusOfInstance() ? null : climber.gauge().read(varied);
      if (believed != null) {
        return isOutOfReach(believed.rank()) ? null : believed;
      }
      if (varied != null) {
        return measure(climber.gauge(), varied);
      }
    }
    String input = changes.near(here, climber.random());
    return input == null ? null : measure(climber.gauge(), input);
  }

  @Override
  public Reading pick(EliteArchive archive, SplittableRandom random) {
    return archive.pick(random);
  }

  @Override
  public boolean isEnough(Reading slowest) {
    return false;
  }

  /** Also true for unsolvable cases if the judge has none, since they prove nothing. */
  private boolean isOutOfReach(int distance) {
    return distance == Answer.NO_SOLUTION
        ? puzzle.censusOfInstance()
        : distance > submission.reach();
  }

  @Override
  public String words(Reading each) {
    return (each.rank() == Answer.NO_SOLUTION ? "-1" : "distance " + each.rank())
        + ": "
        + each.cpuNanos() / 1000
        + " µs of CPU time"
        + (each.nodes() > 0 ? ", " + each.nodes() + " nodes" : "");
  }

  @Override
  public HackReport.Comparison compared(EliteArchive archive, List<Reading> usual, long until) {
    Remeasurement again = new Remeasurement(crew, MEDIAN, until);
    Reading slowest = baseline.slowest(archive.best(), again);
    List<HackReport.AtDistance> rows = baseline.compare(slowest, archive, usual, again);
    HackReport.Usual ordinary = baseline.usual(usual, again);
    return new HackReport.Comparison(
        HackReport.Slowest.of(
            slowest,
            slowest.rank() == Answer.NO_SOLUTION ? null : slowest.rank(),
            null,
            limits.timeNanos(),
            puzzle.format().file(List.of(slowest.input()))),
        ordinary,
        rows,
        List.of(),
        again.cutShort());
  }
}

package harness.benchmarks.mutants;

import harness.cases.Generator;
import harness.run.CpuClock;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives a generator's cases to several mutants at once, to each until it is found. They share
 * drawing, the exact answer, the right answer and its judgement; each is charged for all of that
 * and for its own time, as if it ran alone. Cases come in the judge's files.
 */
final class Hunt {

  /** Cases between two clock readings: a whole number of files. */
  private static final int CHUNK = 250;

  private static final double NANOS = 1e9;

  private final Examination examination;
  private final Generator generator;
  private final long seed;
  private final long mostCases;
  private final double mostSeconds;
  private final List<Runner> runners = new ArrayList<>();
  private double sharedSeconds;
  private long drawn;

  /** A mutant being run, and its outcome. */
  private final class Runner {
    private final Wrapper mutant;
    private double ownSeconds;
    private Found found;

    Runner(Mutant mutant) {
      this.mutant = mutant.maker().get();
    }

    void show(Sight[] chunk) {
      long start = CpuClock.currentThreadNanos();
      int i = 0;
      while (i < chunk.length && !isFoundBy(chunk[i], i)) {
        i++;
      }
      ownSeconds += (CpuClock.currentThreadNanos() - start) / NANOS;
      if (i < chunk.length) {
        found = new Found(true, drawn - chunk.length + i + 1, sharedSeconds + ownSeconds);
      }
    }

    private boolean isFoundBy(Sight sight, int i) {
      if (i % examination.casesPerFile() == 0) {
        mutant.newFile();
      }
      return examination.isWrong(mutant.answer(sight), sight);
    }

    Found result() {
      return found != null ? found : new Found(false, drawn, sharedSeconds + ownSeconds);
    }
  }

  /**
   * Creates a hunt.
   *
   * @param mostSeconds CPU time of the shared work after which the remaining mutants count as not
   *     found
   */
  Hunt(
      Examination examination,
      Generator generator,
      long seed,
      long mostCases,
      double mostSeconds,
      List<Mutant> mutants) {
    this.examination = examination;
    this.generator = generator;
    this.seed = seed;
    this.mostCases = mostCases;
    this.mostSeconds = mostSeconds;
    mutants.forEach(mutant -> runners.add(new Runner(mutant)));
  }

  /**
   * Runs until all mutants are found or a bound is reached; results are in the order of the
   * mutants.
   */
  List<Found> run() {
    List<Runner> open = new ArrayList<>(runners);
    while (!open.isEmpty() && drawn < mostCases && sharedSeconds < mostSeconds) {
      Sight[] chunk = draw();
      open.forEach(runner -> runner.show(chunk));
      open.removeIf(runner -> runner.found != null);
    }
    return runners.stream().map(Runner::result).toList();
  }

  private Sight[] draw() {
    long start = CpuClock.currentThreadNanos();
    Sight[] chunk = new Sight[(int) Math.min(CHUNK, mostCases - drawn)];
    for (int i = 0; i < chunk.length; i++) {
      chunk[i] = examination.sight(generator.draw(seed, drawn++).input());
    }
    sharedSeconds += (CpuClock.currentThreadNanos() - start) / NANOS;
    return chunk;
  }
}

package harness.benchmarks.mutants;

import harness.cases.Generator;
import harness.generators.Generators;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;

/** Runs all mutants of one puzzle with both generators. */
final class Trials {

  /** The most cases of {@code uniform}; the mix should need far fewer. */
  static final long MOST_CASES = 10_000_000;

  /** CPU time after which a mutant counts as not found. */
  static final double MOST_SECONDS = 60;

  private static final long WARM_UP = 2_000;
  private static final double WARM_UP_SECONDS = 3;

  private final Plants plants;
  private final long seed;
  private final Examination examination;

  Trials(Plants plants, long seed) {
    this.plants = plants;
    this.seed = seed;
    this.examination = new Examination(plants);
  }

  /** The rows, once two hunts have finished on two of the threads. */
  CompletableFuture<List<Row>> rows(ExecutorService threads) {
    List<Mutant> mutants = new ArrayList<>();
    List<Double> rates = new ArrayList<>();
    choose(mutants, rates);
    CompletableFuture<List<Found>> mix =
        CompletableFuture.supplyAsync(() -> hunt("mix", Long.MAX_VALUE, mutants), threads);
    CompletableFuture<List<Found>> uniform =
        CompletableFuture.supplyAsync(() -> hunt("uniform", MOST_CASES, mutants), threads);
    return mix.thenCombine(
        uniform,
        (byMix, byUniform) -> {
          List<Row> rows = new ArrayList<>();
          for (int i = 0; i < mutants.size(); i++) {
            rows.add(
                new Row(
                    plants.puzzle(), mutants.get(i), rates.get(i), byMix.get(i), byUniform.get(i)));
          }
          return rows;
        });
  }

  private void choose(List<Mutant> mutants, List<Double> rates) {
    List<Mutant> byHand = plants.byHand();
    List<Mutant> alone = byHand.stream().filter(Mutant::isAlone).toList();
    DrawnMutants rule = new DrawnMutants(plants, seed);
    List<Mutant> candidates = rule.candidates();
    Rates measured =
        Rates.of(plants, Stream.concat(alone.stream(), candidates.stream()).toList(), seed);
    for (Mutant mutant : byHand) {
      int place = alone.indexOf(mutant);
      mutants.add(mutant);
      boolean isMeasured = place >= 0 && !(plants.isWhole() && measured.seen(place) == 0);
      rates.add(isMeasured ? measured.share(place) : Double.NaN);
    }
    for (int place : rule.kept(candidates, measured, alone.size())) {
      mutants.add(candidates.get(place - alone.size()));
      rates.add(measured.share(place));
    }
  }

  private List<Found> hunt(String name, long mostCases, List<Mutant> mutants) {
    Generator generator = Generators.named(plants.puzzle(), name);
    new Hunt(examination, generator, ~seed, WARM_UP, WARM_UP_SECONDS, mutants).run();
    return new Hunt(examination, generator, seed, mostCases, MOST_SECONDS, mutants).run();
  }
}

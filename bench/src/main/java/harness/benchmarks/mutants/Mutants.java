package harness.benchmarks.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Prints the table of the mutation benchmark as Markdown or, with {@code --score}, only its
 * figures, in the format of the parts of {@code bench/run}. The other arguments are the seed for
 * drawn mutants and cases, and the puzzles, by default all.
 */
public final class Mutants {

  /** The seed of the reported figures. */
  private static final long REPORTED = 2;

  private static final int THREADS = 2;
  private static final String SCORE = "--score";

  private Mutants() {}

  /** Runs the benchmark. */
  public static void main(String[] arguments) {
    List<String> given = new ArrayList<>(List.of(arguments));
    boolean scoreAlone = given.remove(SCORE);
    List<Plants> all = List.of(new GearsPlants(), new RotationPlants(), new KnightsPlants());
    List<Plants> chosen = all.stream().filter(each -> given.remove(each.puzzle())).toList();
    if (given.size() > 1 || (!given.isEmpty() && !given.get(0).matches("\\d{1,18}"))) {
      System.err.println(
          "mutants: found "
              + String.join(" ", given)
              + ", expected a seed, 0 or more, and puzzles");
      System.exit(2);
    }
    long seed = given.isEmpty() ? REPORTED : Long.parseLong(given.get(0));
    long start = System.nanoTime();
    List<Row> rows = rows(chosen.isEmpty() ? all : chosen, seed);
    MutantsTable table = new MutantsTable(seed, rows, (System.nanoTime() - start) / 1e9);
    System.out.print(scoreAlone ? table.score() : table.markdown());
  }

  private static List<Row> rows(List<Plants> plants, long seed) {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<CompletableFuture<List<Row>>> all =
          plants.stream().map(each -> new Trials(each, seed).rows(threads)).toList();
      return all.stream().flatMap(each -> each.join().stream()).toList();
    } finally {
      threads.shutdownNow();
    }
  }
}

package harness.benchmarks;

import harness.benchmarks.CompiledIdaStar.Cost;
import harness.benchmarks.CompiledIdaStar.Solution;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Generator;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.generators.Generators;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Compares the knights solver {@code ida-star} with the same search in C++: CPU time on the same
 * boards, in alternating rounds, after a check that both expand the same number of nodes on each
 * board and find the same moves. The other IDA* solvers for knights are included to show that
 * {@code ida-star} is the fastest of them.
 *
 * <p>Java's time is the CPU time of the solving thread, warmed up, with a budget as in a run of
 * {@code stress}. Prints a line for each figure, as described in {@code bench/README.md}.
 */
public final class KnightsIdaStar {

  private static final String COMPARED = "ida-star";
  private static final double GOAL = 1.5;
  private static final int BOARDS = 2000;
  private static final long SEED = 1;
  private static final int WARM_UP_ROUNDS = 5;
  private static final int ROUNDS = 11;
  private static final long LIMIT_NANOS = 60_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final String name;
  private final List<String> boards;
  private final Map<String, Solver> solvers = new LinkedHashMap<>();

  private KnightsIdaStar(String generatorName) {
    name = "knightsIdaStar." + generatorName.replace(":", "");
    Generator generator = Generators.named("knights", generatorName);
    boards =
        Stream.iterate(0L, index -> index + 1)
            .limit(BOARDS)
            .map(index -> generator.draw(SEED, index).input())
            .toList();
    for (Solver solver : ServiceLoader.load(Solver.class)) {
      Solves solves = solver.getClass().getAnnotation(Solves.class);
      if (solves.puzzle().equals("knights") && solves.name().startsWith(COMPARED)) {
        solvers.put(solves.name(), solver);
      }
    }
  }

  /** Runs the comparison; the argument is the path of the compiled C++ program. */
  public static void main(String[] program) throws IOException {
    for (String generator : List.of("distance:15", "mix")) {
      KnightsIdaStar comparison = new KnightsIdaStar(generator);
      try (CompiledIdaStar compiled = new CompiledIdaStar(Path.of(program[0]), comparison.boards)) {
        comparison.requireTheSameSearch(compiled.solve());
        comparison.measure(compiled);
      } catch (IllegalStateException different) {
        System.err.println(different.getMessage());
        System.exit(1);
      }
    }
  }

  private void requireTheSameSearch(List<Solution> solutions) {
    for (int i = 0; i < boards.size(); i++) {
      Budget budget = budget();
      Answer answer = solvers.get(COMPARED).solve(boards.get(i), budget);
      Solution java =
          new Solution(
              budget.expandedNodes(),
              answer.claimed(),
              Objects.requireNonNullElse(answer.moves(), ""));
      if (!java.equals(solutions.get(i))) {
        throw new IllegalStateException(
            "%s differs on board %d: Java %s, C++ %s".formatted(name, i, java, solutions.get(i)));
      }
    }
  }

  private void measure(CompiledIdaStar compiled) {
    Map<String, List<Cost>> rounds = new LinkedHashMap<>();
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      if (round == 0) {
        rounds.clear();
      }
      rounds.computeIfAbsent("c++", unused -> new ArrayList<>()).add(compiled.time());
      solvers.forEach(
          (solver, search) ->
              rounds.computeIfAbsent(solver, unused -> new ArrayList<>()).add(time(search)));
    }
    print(rounds);
  }

  private Cost time(Solver solver) {
    long nodes = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    for (String board : boards) {
      Budget budget = budget();
      solver.solve(board, budget);
      nodes += budget.expandedNodes();
    }
    return new Cost(THREADS.getCurrentThreadCpuTime() - start, nodes);
  }

  private static Budget budget() {
    return new Budget(THREADS::getCurrentThreadCpuTime, LIMIT_NANOS, Long.MAX_VALUE, () -> false);
  }

  private void print(Map<String, List<Cost>> rounds) {
    rounds.forEach(
        (search, costs) -> {
          print(search + ".nodes", "%d nodes", costs.get(0).nodes());
          print(search + ".cpu", "%.2f ms", millis(costs));
        });
    double java = millis(rounds.get(COMPARED));
    print("javaToC++", "%.2f <= %.1f x", java / millis(rounds.get("c++")), GOAL);
    double nextFastest =
        rounds.keySet().stream()
            .filter(search -> solvers.containsKey(search) && !search.equals(COMPARED))
            .mapToDouble(search -> millis(rounds.get(search)))
            .min()
            .orElseThrow();
    print("otherIdaStarsToIt", "%.2f >= 1 x", nextFastest / java);
  }

  private void print(String figure, String format, Object... values) {
    System.out.println(name + "." + figure + " " + String.format(Locale.ROOT, format, values));
  }

  /** The median CPU time of the rounds, in milliseconds. */
  private static double millis(List<Cost> costs) {
    long[] nanos = costs.stream().mapToLong(Cost::cpuNanos).sorted().toArray();
    return nanos[nanos.length / 2] / 1e6;
  }
}

package harness.solutions.knights;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;

/**
 * Measures each solver's cost per board by exact distance: the figures behind {@link
 * Solves#reach()}. Run {@code main} with the names of solvers, or without arguments for all; {@code
 * -Dboards=5000} draws 5000 boards at each distance instead of 200.
 */
final class ReachBenchmark {

  private static final int BOARDS = Integer.getInteger("boards", 200);
  private static final long LIMIT_NANOS = 1_000_000_000L;
  private static final long STORED_STATES = 8_388_608L;
  private static final long PATIENCE_MICROS = 100_000L;
  private static final int UNIFORM = 18;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ReachBenchmark() {}

  public static void main(String[] names) {
    for (Solver solver : ServiceLoader.load(Solver.class)) {
      Solves solves = solver.getClass().getAnnotation(Solves.class);
      boolean chosen = names.length == 0 || List.of(names).contains(solves.name());
      if (solves.puzzle().equals("knights") && chosen) {
        System.out.printf("%s (reach %d)%n", solves.name(), solves.reach());
        measure(solver);
      }
    }
  }

  private static void measure(Solver solver) {
    for (int round = 0; round < 3; round++) {
      boolean report = round == 2;
      for (int distance = 5; distance <= UNIFORM; distance++) {
        if (!measure(solver, distance, report)) {
          break;
        }
      }
    }
  }

  /** Reports one distance; false if a board there took too long to continue. */
  private static boolean measure(Solver solver, int distance, boolean report) {
    Random random = new Random(distance);
    List<Long> micros = new ArrayList<>();
    long expanded = 0;
    long stored = 0;
    long worst = 0;
    for (int i = 0; i < BOARDS && worst < PATIENCE_MICROS; i++) {
      String board = draw(distance, random);
      Budget budget =
          new Budget(THREADS::getCurrentThreadCpuTime, LIMIT_NANOS, STORED_STATES, () -> false);
      long start = THREADS.getCurrentThreadCpuTime();
      if (!solves(solver, board, budget)) {
        worst = PATIENCE_MICROS;
      }
      micros.add((THREADS.getCurrentThreadCpuTime() - start) / 1000);
      worst = Math.max(worst, micros.get(i));
      expanded = Math.max(expanded, budget.expandedNodes());
      stored = Math.max(stored, budget.peakStoredStates());
    }
    if (report) {
      long[] sorted = micros.stream().mapToLong(Long::longValue).sorted().toArray();
      System.out.printf(
          "  %-8s median %7d us  mean %7.0f us  max %7d us  expanded <= %8d  stored <= %8d%n",
          distance == UNIFORM ? "uniform" : String.valueOf(distance),
          sorted[sorted.length / 2],
          Arrays.stream(sorted).average().orElse(0),
          sorted[sorted.length - 1],
          expanded,
          stored);
    }
    return worst < PATIENCE_MICROS;
  }

  private static boolean solves(Solver solver, String board, Budget budget) {
    try {
      Answer answer = solver.solve(board, budget);
      return answer.claimed() == PlainBoards.upTo15().distance(board);
    } catch (Budget.Exceeded e) {
      return false;
    }
  }

  private static String draw(int distance, Random random) {
    return switch (distance) {
      case UNIFORM -> PlainBoards.drawUniform(random);
      case 16, 17 -> PlainBoards.upTo15().drawBeyond(distance, random);
      default -> PlainBoards.upTo15().draw(distance, random);
    };
  }
}

package harness.solutions.knights;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requirements on every solver of this package, checked on boards at known distances. */
final class KnightsSolversTest {

  private static final long SEED = 20_050_424;
  private static final String SAMPLE_7 = "10110\n01*11\n10111\n01001\n00000\n";
  private static final String SAMPLE_FAR = "01011\n110*1\n01110\n01010\n00100\n";

  private static Stream<ServiceLoader.Provider<Solver>> providers() {
    return ServiceLoader.load(Solver.class).stream()
        .filter(provider -> provider.type().getPackage().equals(Bfs.class.getPackage()));
  }

  static List<String> names() {
    return providers().map(provider -> solves(provider.type()).name()).sorted().toList();
  }

  private static Solver solver(String name) {
    return providers()
        .filter(provider -> solves(provider.type()).name().equals(name))
        .findFirst()
        .orElseThrow()
        .get();
  }

  private static Solves solves(Class<?> type) {
    return type.getAnnotation(Solves.class);
  }

  /** The largest distance that the solver must solve; boards with answer -1 are excluded. */
  private static int reach(Solver solver) {
    return Math.min(solves(solver.getClass()).reach(), PlainBoards.MAX_MOVES);
  }

  @Test
  void everySolverOfThePackageIsRegistered() throws Exception {
    Path location = Path.of(Bfs.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path folder = location.resolve(Bfs.class.getPackageName().replace('.', '/'));
    List<String> classes;
    try (Stream<Path> files = Files.list(folder)) {
      classes =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".class") && !name.contains("$"))
              .map(name -> name.substring(0, name.length() - ".class".length()))
              .filter(name -> !name.equals("package-info"))
              .sorted()
              .collect(Collectors.toList());
    }
    assertEquals(
        classes, providers().map(provider -> provider.type().getSimpleName()).sorted().toList());
  }

  @Test
  void namesAreDistinctAndEverySolverPromisesTheOptimum() {
    assertEquals(names().stream().distinct().toList(), names());
    providers()
        .map(provider -> solves(provider.type()))
        .forEach(
            solves -> {
              assertEquals("knights", solves.puzzle());
              assertEquals(Guarantee.OPTIMAL, solves.guarantee());
            });
  }

  @Test
  void thePlainBoardsHaveTheKnownCounts() {
    int[] known = {
      1, 8, 14, 38, 148, 368, 1001, 2440, 6468, 14116, 32825, 64782, 137262, 240404, 455522, 716458
    };
    for (int distance = 0; distance < known.length; distance++) {
      assertEquals(known[distance], PlainBoards.upTo15().count(distance));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void theSampleNeedsSevenMoves(String name) {
    assertSolves(solver(name), SAMPLE_7, 7);
  }

  @ParameterizedTest
  @MethodSource("names")
  void theOtherSampleIsTooFar(String name) {
    if (solves(solver(name).getClass()).reach() == Solves.EVERYTHING) {
      assertSolves(solver(name), SAMPLE_FAR, Answer.NO_SOLUTION);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aSolvedBoardNeedsNoMoves(String name) {
    Answer answer = solver(name).solve(PlainBoards.GOAL, Budget.unlimited());
    assertEquals(Answer.of(0, ""), answer);
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyBoardUpToSixMovesIsSolved(String name) {
    Solver solver = solver(name);
    for (int distance = 0; distance <= 6; distance++) {
      for (String board : PlainBoards.upTo15().all(distance)) {
        assertSolves(solver, board, distance);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void boardsAtEachDistanceWithinReachAreSolved(String name) {
    Solver solver = solver(name);
    Random random = new Random(SEED);
    for (int distance = 0; distance <= reach(solver); distance++) {
      for (int i = 0; i < 30; i++) {
        assertSolves(solver, PlainBoards.upTo15().draw(distance, random), distance);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void boardsBeyondFifteenAreGivenUp(String name) {
    Solver solver = solver(name);
    if (solves(solver.getClass()).reach() != Solves.EVERYTHING) {
      return;
    }
    Random random = new Random(SEED);
    for (int i = 0; i < 50; i++) {
      String board = PlainBoards.drawUniform(random);
      assertSolves(solver, board, PlainBoards.upTo15().distance(board));
      assertSolves(solver, PlainBoards.upTo15().drawBeyond(16, random), Answer.NO_SOLUTION);
      assertSolves(solver, PlainBoards.upTo15().drawBeyond(17, random), Answer.NO_SOLUTION);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void anAnswerDoesNotDependOnEarlierCases(String name) {
    Solver used = solver(name);
    Random random = new Random(SEED);
    List<String> boards = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      boards.add(PlainBoards.upTo15().draw(i % (reach(used) + 1), random));
    }
    Collections.shuffle(boards, random);
    for (String board : boards) {
      Answer alone = solver(name).solve(board, Budget.unlimited());
      assertEquals(alone, used.solve(board, Budget.unlimited()), board);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aSearchEndsWhenItsTimeIsUpAndTheNextOneIsUnaffected(String name) {
    Solver solver = solver(name);
    Random random = new Random(SEED);
    // The clock is read once every 1024 expansions, more than an easy board needs.
    for (int tries = 0; tries < 200; tries++) {
      AtomicLong clock = new AtomicLong();
      Budget budget = new Budget(clock::getAndIncrement, 0, Long.MAX_VALUE, () -> false);
      String hard = PlainBoards.upTo15().draw(PlainBoards.MAX_MOVES, random);
      try {
        solver.solve(hard, budget);
      } catch (Budget.Exceeded exceeded) {
        assertEquals(Budget.Limit.TIME, exceeded.limit());
        assertSolves(solver, SAMPLE_7, 7);
        return;
      }
    }
    fail("no search ended");
  }

  @ParameterizedTest
  @MethodSource("names")
  void aSearchEndsWhenItStoresTooManyStates(String name) {
    Solver solver = solver(name);
    Budget budget = new Budget(() -> 0, Long.MAX_VALUE, 5, () -> false);
    Budget.Exceeded exceeded =
        assertThrows(Budget.Exceeded.class, () -> solver.solve(SAMPLE_FAR, budget));
    assertEquals(Budget.Limit.STORED_STATES, exceeded.limit());
    assertSolves(solver, SAMPLE_7, 7);
  }

  @ParameterizedTest
  @MethodSource("names")
  void expandedAndStoredStatesAreCounted(String name) {
    Budget budget = Budget.unlimited();
    solver(name).solve(SAMPLE_7, budget);
    assertFalse(budget.expandedNodes() < 7, "expanded " + budget.expandedNodes());
    assertFalse(budget.peakStoredStates() < 7, "stored " + budget.peakStoredStates());
  }

  private static void assertSolves(Solver solver, String board, int distance) {
    Answer answer = solver.solve(board, Budget.unlimited());
    assertEquals(distance, answer.claimed(), board);
    if (distance == Answer.NO_SOLUTION) {
      assertNull(answer.moves());
      return;
    }
    int moves = answer.moves().isEmpty() ? 0 : answer.moves().split(" ", -1).length;
    assertAll(
        () -> assertEquals(distance, moves, answer.moves()),
        () -> assertEquals(PlainBoards.GOAL, PlainBoards.replay(board, answer.moves())));
  }
}

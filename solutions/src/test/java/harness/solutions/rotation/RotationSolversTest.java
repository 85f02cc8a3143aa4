package harness.solutions.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RotationSolversTest {

  private static final String SAMPLE_AC = "111132323132231222312133";
  private static final String SAMPLE_DDHH = "111111112222222233333333";

  /**
   * Boards up to five moves from solved, mixed with solved ones, each with all its shortest
   * strings.
   */
  private static final Map<String, List<String>> SHALLOW = shallow();

  /** Two of the 192 boards that need 13 moves, the most that any board needs. */
  private static final List<String> FARTHEST =
      List.of("322131313121212323232113", "122331133112332122211323");

  /** Boards at all distances. */
  private static final List<String> DEEP = deep();

  private static Map<String, List<String>> shallow() {
    RandomGenerator random = new Random(3);
    Map<String, List<String>> shallow = new LinkedHashMap<>();
    for (int i = 0; i < 90; i++) {
      char number = (char) ('1' + (i / 6 % 3));
      int moves = i % 6;
      String board = PlainRotation.walk(PlainRotation.solved(number, random), moves, random);
      shallow.put(board, PlainRotation.shortestStrings(board));
    }
    for (int i = 0; i < 20; i++) {
      String board = PlainRotation.solvableWithTwoNumbers(5, random);
      shallow.put(board, PlainRotation.shortestStrings(board));
    }
    return shallow;
  }

  private static List<String> deep() {
    RandomGenerator random = new Random(4);
    List<String> deep = new ArrayList<>(FARTHEST);
    for (int i = 0; i < 120; i++) {
      String solved = PlainRotation.solved((char) ('1' + (i % 3)), random);
      deep.add(PlainRotation.walk(solved, 2 + (i % 14), random));
      deep.add(PlainRotation.uniform(random));
    }
    return deep;
  }

  static Stream<Named<Solver>> solvers() {
    return ServiceLoader.load(Solver.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(solver -> solves(solver).puzzle().equals("rotation"))
        .sorted(Comparator.comparing(solver -> solves(solver).name()))
        .map(solver -> Named.of(solves(solver).name(), solver));
  }

  private static Solves solves(Solver solver) {
    return solver.getClass().getAnnotation(Solves.class);
  }

  private static int reach(Solver solver) {
    return solves(solver).reach();
  }

  private static Answer answer(String board, String moves) {
    String after = PlainRotation.replay(board, moves);
    assertTrue(PlainRotation.isSolved(after), () -> moves + " does not solve " + board);
    return new Answer(moves.length(), moves, PlainRotation.centre(after).charAt(0) - '0');
  }

  private static Budget storing(long states) {
    return new Budget(() -> 0, Long.MAX_VALUE, states, () -> false);
  }

  /** A budget whose clock reads 0 at the start and is past the limit at the next reading. */
  private static Budget timeIsUp() {
    LongSupplier clock = new AtomicLong()::getAndIncrement;
    return new Budget(clock, 0, Long.MAX_VALUE, () -> false);
  }

  private static Answer solve(Solver solver, String board) {
    return solver.solve(PlainRotation.input(board), Budget.unlimited());
  }

  @Test
  void everyAlgorithmOfTheRosterIsRegisteredAndOptimal() {
    assertEquals(
        List.of(
            "a-star",
            "a-star-tree",
            "bfs",
            "bidirectional-bfs",
            "exact-table",
            "ida-star",
            "ida-star-by-colour",
            "ida-star-exact",
            "iterative-deepening",
            "whole-last-level"),
        solvers().map(Named::getName).toList());
    assertTrue(solvers().allMatch(s -> solves(s.getPayload()).guarantee() == Guarantee.OPTIMAL));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void samplesOfTheStatement(Solver solver) {
    assertEquals(new Answer(2, "AC", 2), solve(solver, SAMPLE_AC));
    assertEquals(new Answer(4, "DDHH", 2), solve(solver, SAMPLE_DDHH));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solvedBoardsNeedNoMovesAndReportTheirNumber(Solver solver) {
    RandomGenerator random = new Random(1);
    for (char number : "123321".toCharArray()) {
      String board = PlainRotation.solved(number, random);
      assertEquals(new Answer(0, "", number - '0'), solve(solver, board), board);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void agreesWithExhaustiveSearchOnShallowBoards(Solver solver) {
    SHALLOW.forEach(
        (board, strings) -> assertEquals(answer(board, strings.get(0)), solve(solver, board)));
  }

  @Test
  void shallowBoardsIncludeTiesWithinAColourAndBetweenColours() {
    long ties = SHALLOW.values().stream().filter(strings -> strings.size() > 1).count();
    assertTrue(ties >= 20, () -> "boards with several shortest strings: " + ties);
    long numberTies =
        SHALLOW.entrySet().stream()
            .filter(entry -> numbersAfter(entry.getKey(), entry.getValue()) > 1)
            .count();
    assertTrue(numberTies >= 5, () -> "boards that several numbers solve: " + numberTies);
  }

  private static long numbersAfter(String board, List<String> strings) {
    return strings.stream().map(s -> answer(board, s).number()).distinct().count();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void agreesWithTheOthersWithinItsReach(Solver solver) {
    Solver other = solver instanceof ExactTable ? new BidirectionalBfs() : new ExactTable();
    for (String board : DEEP) {
      Answer expected = solve(other, board);
      if (expected.claimed() <= reach(solver)) {
        Answer answer = solve(solver, board);
        assertEquals(expected, answer, board);
        assertEquals(answer, answer(board, answer.moves()), board);
      }
    }
  }

  @Test
  void deepBoardsCoverAllDistances() {
    ExactTable table = new ExactTable();
    long[] count = new long[14];
    DEEP.forEach(board -> count[solve(table, board).claimed()]++);
    assertEquals(FARTHEST.size(), count[13]);
    for (int distance = 3; distance <= 11; distance++) {
      assertTrue(count[distance] >= 3, "boards at distance " + distance + ": " + count[distance]);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void answersDoNotDependOnEarlierCases(Solver solver) {
    List<String> boards = new ArrayList<>(SHALLOW.keySet());
    List<Answer> forwards = boards.stream().map(board -> solve(solver, board)).toList();
    Collections.reverse(boards);
    List<Answer> backwards = new ArrayList<>();
    boards.forEach(board -> backwards.add(solve(solver, board)));
    Collections.reverse(backwards);
    assertEquals(forwards, backwards);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void worksAgainAfterABudgetWasUsedUp(Solver solver) {
    String board = SHALLOW.keySet().stream().reduce((first, last) -> last).orElseThrow();
    Answer expected = answer(board, SHALLOW.get(board).get(0));
    assertThrows(Budget.Exceeded.class, () -> solver.solve(PlainRotation.input(board), storing(0)));
    assertEquals(expected, solve(solver, board));
    Budget counting = Budget.unlimited();
    solver.solve(PlainRotation.input(board), counting);
    assertTrue(counting.expandedNodes() > 0);
    assertTrue(counting.peakStoredStates() > 0);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void worksAgainAfterATimeLimit(Solver solver) {
    int distance = Math.min(reach(solver), 11);
    ExactTable table = new ExactTable();
    String board =
        DEEP.stream()
            .filter(deep -> solve(table, deep).claimed() == distance)
            .findFirst()
            .orElseThrow();
    assertThrows(
        Budget.Exceeded.class, () -> solver.solve(PlainRotation.input(board), timeIsUp()), board);
    assertEquals(solve(table, board), solve(solver, board));
  }
}

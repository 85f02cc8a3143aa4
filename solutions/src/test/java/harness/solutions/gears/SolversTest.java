package harness.solutions.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties of every solver of the package, checked against a plain search. */
class SolversTest {

  private static final long SEED = 5507;
  private static final int STARTS_AT_A_DISTANCE = 3;

  /** Has unsolvable starts with even sums: knob 1 never moves two steps alone. */
  private static final Instance ALL_DRAG_THE_FIRST =
      Instance.solvedWithLinks(2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

  private static ExactDistances allDragTheFirst;

  @BeforeAll
  static void searchTheLinkTable() {
    allDragTheFirst = new ExactDistances(ALL_DRAG_THE_FIRST);
  }

  static Stream<Named> solvers() {
    return ServiceLoader.load(Solver.class).stream()
        .map(provider -> new Named(provider.get()))
        .filter(named -> named.solves().puzzle().equals("gears"));
  }

  static Stream<Named> exhaustiveSolvers() {
    return solvers().filter(named -> named.solves().reach() == Solves.EVERYTHING);
  }

  /** A solver whose name is shown in test reports. */
  record Named(Solver solver) {

    Solves solves() {
      return solver.getClass().getAnnotation(Solves.class);
    }

    Answer solve(Instance start) {
      return solver.solve(start.input(), Budget.unlimited());
    }

    @Override
    public String toString() {
      return solves().name();
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void samplesHaveTheKnownAnswers(Named solver) {
    assertAnswer(solver, Instance.parse(Samples.SIX), 6);
    assertAnswer(solver, Instance.parse(Samples.ONE), 1);
    if (solver.solves().reach() >= 10) {
      assertAnswer(solver, Instance.parse(Samples.TEN), 10);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solvedInstanceNeedsNoTurn(Named solver) {
    Instance solved = Instance.solvedWithRandomLinks(new Random(SEED));
    assertEquals(Answer.of(0, ""), solver.solve(solved));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void findsEveryDistanceWithinReach(Named solver) {
    Random choice = new Random(SEED);
    assertEveryDistanceIsFound(ExactDistances.SAMPLE_TEN, choice, solver);
    assertEveryDistanceIsFound(allDragTheFirst, choice, solver);
  }

  @Tag("thorough")
  @Test
  void everyDistanceOfARandomLinkTableIsFound() {
    ExactDistances random = new ExactDistances(Instance.solvedWithRandomLinks(new Random(SEED)));
    solvers().forEach(each -> assertEveryDistanceIsFound(random, new Random(SEED), each));
  }

  private static void assertEveryDistanceIsFound(
      ExactDistances table, Random choice, Named solver) {
    int deepest = Math.min(table.largest(), solver.solves().reach());
    for (int distance = 0; distance <= deepest; distance += distance < 14 ? 1 : 4) {
      for (int i = 0; i < (distance < 7 ? STARTS_AT_A_DISTANCE : 1); i++) {
        assertAnswer(solver, table.draw(distance, choice), distance);
      }
    }
    assertAnswer(solver, table.draw(deepest, choice), deepest);
  }

  @ParameterizedTest
  @MethodSource("exhaustiveSolvers")
  void uniformStartsAreSolved(Named solver) {
    Random choice = new Random(SEED);
    for (int i = 0; i < 6; i++) {
      Instance start = Instance.parse(Samples.TEN).withRandomStates(choice);
      assertAnswer(solver, start, ExactDistances.SAMPLE_TEN.of(start));
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void oddSumOfMissingStepsHasNoSolution(Named solver) {
    Random choice = new Random(SEED);
    for (int i = 0; i < 200; i++) {
      Instance start = Instance.solvedWithRandomLinks(choice).withRandomStates(choice);
      if (start.missingSteps() % 2 == 1) {
        assertEquals(Answer.noSolution(), solver.solve(start));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("exhaustiveSolvers")
  void unreachableEvenSumHasNoSolution(Named solver) {
    assertEquals(1 << 22, allDragTheFirst.reachable());
    Instance start = allDragTheFirst.drawUnreachable(new Random(SEED));
    assertEquals(Answer.noSolution(), solver.solve(start));
    Instance pairs = Instance.solvedWithLinks(2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11);
    int[] oneKnobTwoStepsOff = {0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    assertEquals(Answer.noSolution(), solver.solve(pairs.with(oneKnobTwoStepsOff)));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void answerDoesNotDependOnEarlierCases(Named solver) {
    Random choice = new Random(SEED);
    int reach = Math.min(10, solver.solves().reach());
    Instance near = allDragTheFirst.draw(4, choice);
    Instance far = ExactDistances.SAMPLE_TEN.draw(reach, choice);
    Answer nearAlone = solver.solve(near);
    Answer farAfterNear = solver.solve(far);
    assertEquals(nearAlone, solver.solve(near));
    assertThrows(Budget.Exceeded.class, () -> solver.solver().solve(far.input(), cancelled()));
    assertEquals(nearAlone, solver.solve(near));
    assertEquals(farAfterNear, solver.solve(far));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void usedUpBudgetEndsTheSearch(Named solver) {
    Instance start = allDragTheFirst.draw(33, new Random(SEED));
    Budget noTime = new Budget(System::nanoTime, 0, Long.MAX_VALUE, () -> false);
    assertThrows(Budget.Exceeded.class, () -> solver.solver().solve(start.input(), noTime));
    Budget noMemory = new Budget(() -> 0, Long.MAX_VALUE, 5, () -> false);
    assertThrows(Budget.Exceeded.class, () -> solver.solver().solve(start.input(), noMemory));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void effortIsCounted(Named solver) {
    Budget budget = Budget.unlimited();
    int distance = solver.solver().solve(Samples.SIX, budget).claimed();
    assertTrue(budget.expandedNodes() >= distance, "expanded " + budget.expandedNodes());
    assertTrue(budget.peakStoredStates() >= distance, "stored " + budget.peakStoredStates());
  }

  @Test
  void everySolverClassIsRegistered() throws IOException {
    Set<String> registered =
        solvers()
            .map(named -> named.solver().getClass().getSimpleName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(solverSources(), registered);
  }

  @Test
  void namesAreUnique() {
    assertEquals(solvers().count(), solvers().map(Named::toString).distinct().count());
  }

  private static Set<String> solverSources() throws IOException {
    Path folder = Path.of("src/main/java", SolversTest.class.getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Budget cancelled() {
    return new Budget(() -> 0, Long.MAX_VALUE, 3, () -> true);
  }

  private static void assertAnswer(Named solver, Instance start, int distance) {
    Answer answer = solver.solve(start);
    if (distance == Answer.NO_SOLUTION) {
      assertEquals(Answer.noSolution(), answer, start.input());
      return;
    }
    String context = solver + " at distance " + distance + " on\n" + start.input();
    if (solver.solves().guarantee() == Guarantee.OPTIMAL) {
      assertEquals(distance, answer.claimed(), context);
    }
    assertTrue(answer.claimed() >= distance, context);
    int count = answer.moves().isEmpty() ? 0 : answer.moves().split(" ", -1).length;
    assertEquals(answer.claimed(), count, context);
    assertTrue(start.afterMoves(answer.moves()).isSolved(), context + answer.moves());
  }
}

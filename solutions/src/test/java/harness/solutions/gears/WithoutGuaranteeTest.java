package harness.solutions.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solvers without guarantee, on one fixed link table. */
class WithoutGuaranteeTest {

  @Test
  void weightOneIsOptimal() {
    assertEquals(0, excess(new AStarWeighted().with("1"), 14));
    assertEquals(0, excess(new AStarWeighted().with("0.8"), 11));
  }

  @Test
  void tooLargeWeightGivesLongerAnswers() {
    assertTrue(excess(new AStarWeighted().with("2.4"), 14) > 0);
  }

  @Test
  void closingOnGenerationIsLegalToo() {
    assertTrue(excess(new AStarWeighted().with("2.4,generation"), 14) > 0);
  }

  @Test
  void productGivesLongerAnswers() {
    assertTrue(excess(new AStarProduct(), 16) > 0);
  }

  /**
   * Total turns beyond the optimum over starts at all distances. Checks that the answers are legal.
   */
  private static int excess(Solver solver, int deepest) {
    Random random = new Random(24);
    int excess = 0;
    for (int distance = 0; distance <= deepest; distance++) {
      for (int i = 0; i < 8; i++) {
        Instance start = ExactDistances.SAMPLE_TEN.draw(distance, random);
        Answer answer = solve(solver, start);
        assertTrue(start.afterMoves(answer.moves()).isSolved(), start.input() + answer.moves());
        assertTrue(answer.claimed() >= distance, start.input());
        excess += answer.claimed() - distance;
      }
    }
    return excess;
  }

  private static Answer solve(Solver solver, Instance start) {
    return solver.solve(start.input(), Budget.unlimited());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "-1", "100.1", "NaN", "", "x", "1.2,expansion", "1,2", "1e1", "1.2 "})
  void invalidWeightIsRefusedInOneLine(String argument) {
    Solver solver = new AStarWeighted();
    String message =
        assertThrows(IllegalArgumentException.class, () -> solver.with(argument)).getMessage();
    assertFalse(message.contains("\n"), message);
    assertTrue(message.contains('"' + argument + '"'), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.1", "100", "1.2", "2.40", "1.2,generation"})
  void weightInRangeIsAccepted(String argument) {
    assertEquals(Answer.of(0, ""), solve(new AStarWeighted().with(argument), solved()));
  }

  private static Instance solved() {
    return Instance.solvedWithRandomLinks(new Random(1));
  }
}

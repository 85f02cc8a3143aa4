package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.reference.Puzzle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fifteen moves are an answer, sixteen are not: the rules and the oracle agree on the limit. */
final class KnightsBoundTest {

  private final Puzzle knights = new Knights();

  @ParameterizedTest
  @CsvSource({"0, true", "14, true", "15, true", "16, false", "17, false"})
  void theBoundIsFifteenMoves(int moves, boolean within) {
    assertEquals(within, knights.rules().withinBound(moves));
    assertEquals(within, moves <= knights.oracle().largestDistance());
  }
}

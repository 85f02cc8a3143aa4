package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrataTest {

  private final Strata strata = Strata.get();

  @Test
  void theLargestDistanceEqualsTheConstant() {
    assertEquals(Boards.LARGEST_DISTANCE, strata.largestDistance());
  }

  @Test
  void everyBoardDrawnIsValidAndAtTheDistance() {
    SplittableRandom random = new SplittableRandom(1);
    for (int distance = 0; distance <= strata.largestDistance(); distance++) {
      for (int i = 0; i < 2000; i++) {
        long board = strata.draw(distance, random);
        assertEquals(distance, RotationOracle.distance(board));
        for (int number = 1; number <= 3; number++) {
          assertEquals(8, Integer.bitCount(Boards.mask(board, number)));
        }
      }
    }
  }

  /** Distance, number of boards at that distance, draws. */
  @ParameterizedTest
  @CsvSource({"0, 38610, 400000", "1, 308880, 600000", "13, 192, 40000"})
  void allBoardsOfADistanceAreEquallyLikely(int distance, int boards, int draws) {
    SplittableRandom random = new SplittableRandom(2);
    Map<Long, Integer> counts = new HashMap<>();
    for (int i = 0; i < draws; i++) {
      counts.merge(strata.draw(distance, random), 1, Integer::sum);
    }
    assertTrue(counts.size() <= boards);
    assertTrue(ChiSquare.deviation(counts.values(), boards) < 4);
  }

  @Test
  void tiesAreAsFrequentAsAmongUniformBoardsOfTheDistance() {
    SplittableRandom random = new SplittableRandom(3);
    int[][] uniform = new int[Boards.LARGEST_DISTANCE + 1][1 << 3];
    for (int i = 0; i < 200_000; i++) {
      long board = Boards.parse(PlainGame.text(PlainGame.random(random)));
      uniform[RotationOracle.distance(board)][nearest(board)]++;
    }
    for (int distance = 8; distance <= 11; distance++) {
      int[] drawn = new int[1 << 3];
      for (int i = 0; i < 40_000; i++) {
        drawn[nearest(strata.draw(distance, random))]++;
      }
      assertSameShares(uniform[distance], drawn);
    }
  }

  @ParameterizedTest
  @CsvSource({"12, 4053576", "13, 192", "14, 0"})
  void theNumberOfFarBoardsMatchesThePublishedOne(int distance, long boards) {
    assertEquals(boards, new FarBoards(Patterns.get(), distance).count());
  }

  @Test
  void boardsAtTwelveAreDrawnEvenly() {
    SplittableRandom random = new SplittableRandom(4);
    int draws = 200_000;
    int[] nearest = new int[1 << 3];
    Map<Integer, Integer> firstCell = new HashMap<>();
    for (int i = 0; i < draws; i++) {
      long board = strata.draw(12, random);
      nearest[nearest(board)]++;
      firstCell.merge(Boards.text(board).charAt(0) - '0', 1, Integer::sum);
    }
    assertTrue(ChiSquare.deviation(firstCell.values(), 3) < 4, "numbers in the first cell");
    assertTrue(
        ChiSquare.deviation(Arrays.asList(nearest[1], nearest[2], nearest[4]), 3) < 4,
        "one nearest number");
    assertTrue(
        ChiSquare.deviation(Arrays.asList(nearest[3], nearest[5], nearest[6]), 3) < 4,
        "two nearest numbers");
  }

  @Test
  void theFarthestBoardsAreDistinctSortedAndClosedUnderSymmetries() {
    long[] farthest = strata.farthest();
    assertEquals(192, farthest.length);
    assertArrayEquals(LongStream.of(farthest).sorted().distinct().toArray(), farthest);
    for (long board : farthest) {
      assertEquals(13, RotationOracle.distance(board));
      for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
        assertTrue(Arrays.binarySearch(farthest, Symmetries.get().board(symmetry, board)) >= 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 14, Integer.MAX_VALUE})
  void aDistanceThatNoBoardHasIsRefused(int distance) {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> strata.draw(distance, new SplittableRandom(1)));
    assertEquals("no board has distance " + distance + ", expected 0 to 13", refused.getMessage());
  }

  @Test
  void splitsAreAllWaysToChooseEightOfTheGivenCells() {
    Splits splits = new Splits();
    int cells = Boards.ALL_CELLS & ~Patterns.get().pattern(9, 5);
    long distinct =
        LongStream.range(0, Splits.COUNT)
            .map(split -> splits.choose((int) split, cells))
            .filter(chosen -> Long.bitCount(chosen) == 8 && (chosen & ~cells) == 0)
            .distinct()
            .count();
    assertEquals(Splits.COUNT, distinct);
  }

  private static void assertSameShares(int[] expected, int[] drawn) {
    double uniform = Arrays.stream(expected).sum();
    double draws = Arrays.stream(drawn).sum();
    for (int numbers = 1; numbers < drawn.length; numbers++) {
      double share = expected[numbers] / uniform;
      double deviation = Math.sqrt(share * (1 - share) * (1 / uniform + 1 / draws));
      assertEquals(share, drawn[numbers] / draws, 4.5 * deviation + 1e-9);
    }
  }

  /** The set of numbers at the board's distance, bit 0 for number 1. */
  private static int nearest(long board) {
    int nearest = 0;
    for (int number = 1; number <= 3; number++) {
      int distance = Patterns.get().distance(Boards.mask(board, number));
      nearest |= distance == RotationOracle.distance(board) ? 1 << (number - 1) : 0;
    }
    return nearest;
  }
}

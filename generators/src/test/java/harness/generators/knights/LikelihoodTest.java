package harness.generators.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.reference.Oracle;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The distributions of the generators' draws, tested by chi-square on seeded draws. */
class LikelihoodTest {

  private static final long SEED = 20_260_101;

  /**
   * Standard deviations by which chi-square may differ from its mean; exceeded by chance once in
   * thousands of tests.
   */
  private static final double DEVIATIONS = 4;

  private static void assertEven(long[] counts) {
    double mean = 0;
    for (long count : counts) {
      mean += (double) count / counts.length;
    }
    double chiSquare = 0;
    for (long count : counts) {
      chiSquare += (count - mean) * (count - mean) / mean;
    }
    int degrees = counts.length - 1;
    double deviations = (chiSquare - degrees) / Math.sqrt(2.0 * degrees);
    assertTrue(Math.abs(deviations) < DEVIATIONS, "seed " + SEED + ": " + deviations);
  }

  @Test
  void uniformPlacesTheEmptySquareEvenly() {
    long[] counts = new long[Board.SQUARES];
    for (int index = 0; index < 100_000; index++) {
      counts[Board.empty(Board.parse(new UniformBoards().draw(SEED, index).input()))]++;
    }
    assertEven(counts);
  }

  @Test
  void uniformMakesEveryKnightBlackEquallyOften() {
    long[] counts = new long[24];
    for (int index = 0; index < 100_000; index++) {
      String knights =
          new UniformBoards().draw(SEED, index).input().replace("\n", "").replace("*", "");
      for (int knight = 0; knight < counts.length; knight++) {
        counts[knight] += knights.charAt(knight) == '1' ? 1 : 0;
      }
    }
    assertEven(fromHalf(counts, 100_000));
  }

  /**
   * Scales the deviations of fair-coin counts: their variance is half their mean, and the test
   * assumes a variance equal to the mean.
   */
  private static long[] fromHalf(long[] counts, int drawn) {
    long[] stretched = new long[counts.length];
    for (int i = 0; i < counts.length; i++) {
      stretched[i] = Math.round(drawn / 2.0 + (counts[i] - drawn / 2.0) * Math.sqrt(2));
    }
    return stretched;
  }

  @Test
  void distanceDrawsAllBoardsOfALayerEvenly() {
    Generator generator = new ExactDistance().with("7");
    Layer layer = Layers.at(7);
    Map<String, Integer> numbers = new HashMap<>();
    for (int number = 0; number < layer.size(); number++) {
      numbers.put(layer.text(number), number);
    }
    long[] counts = new long[layer.size()];
    for (int index = 0; index < 100_000; index++) {
      counts[numbers.get(generator.draw(SEED, index).input())]++;
    }
    assertEven(counts);
  }

  @Test
  void mixHasEveryExactDistanceAndAtMostAFifthBeyondTheBound() {
    Oracle oracle = new Knights().oracle();
    Generator mix = new KnightsMix();
    int drawn = 16_000;
    long[] counts = new long[oracle.largestDistance() + 1];
    int beyond = 0;
    for (int index = 0; index < drawn; index++) {
      int distance = oracle.distance(mix.draw(SEED, index).input());
      if (distance == Answer.NO_SOLUTION) {
        beyond++;
      } else {
        counts[distance]++;
      }
    }
    assertTrue(beyond <= drawn / 5, "beyond: " + beyond);
    for (long count : counts) {
      assertTrue(count >= drawn / 32, "a distance is drawn less than half as often as all evenly");
    }
  }

  @Test
  void tenConsecutiveCasesOfTheMixComeFromOneGenerator() {
    Generator mix = new KnightsMix();
    assertEquals(10, mix.block());
    for (int index = 0; index < 4000; index++) {
      assertEquals(
          mix.draw(SEED, index - index % 10).name().generator(),
          mix.draw(SEED, index).name().generator());
    }
  }
}

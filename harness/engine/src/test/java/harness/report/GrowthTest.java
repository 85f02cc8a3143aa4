package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GrowthTest {

  private static final double START = 900;

  /** One size class for each power of two up to a size. */
  private static List<SizeTime> sizes(long smallest, long largest, LongToDoubleFunction micros) {
    List<SizeTime> sizes = new ArrayList<>();
    for (long bytes = smallest; bytes <= largest; bytes *= 2) {
      sizes.add(new SizeTime(bytes, micros.applyAsDouble(bytes), bytes));
    }
    return sizes;
  }

  /** A power law with up to 100 ms for the largest, plus the start-up time. */
  private static List<SizeTime> power(double exponent) {
    return sizes(8, 1 << 15, bytes -> START + 1e5 * Math.pow(bytes / 32768.0, exponent));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 1.5, 2, 3})
  void theExponentIsFoundDespiteAConstant(double exponent) {
    Growth growth = Growth.of(power(exponent), 1L << 18);
    assertEquals(exponent, growth.fit().exponent(), 0.02);
    assertEquals(1e5 * Math.pow(8, exponent), growth.takesUs(), 0.1 * growth.takesUs());
  }

  @Test
  void timesThatWobbleAreFittedInTheMiddle() {
    double[] wobble = {1.2, 0.9, 1.1, 0.85, 1};
    List<SizeTime> sizes = new ArrayList<>();
    for (SizeTime each : power(2)) {
      double factor = wobble[sizes.size() % wobble.length];
      sizes.add(new SizeTime(each.bytes(), factor * each.maxUs(), each.largest()));
    }
    assertEquals(2, Growth.of(sizes, null).fit().exponent(), 0.2);
  }

  @Test
  void classesBelowASmallerOneDoNotCount() {
    List<SizeTime> sizes = new ArrayList<>(power(2));
    SizeTime large = sizes.get(10);
    sizes.set(10, new SizeTime(large.bytes(), START, large.largest()));
    assertEquals(2, Growth.of(sizes, null).fit().exponent(), 0.02);
  }

  @Test
  void byDefaultTheLargestInputIsPredicted() {
    List<SizeTime> sizes = new ArrayList<>(power(1));
    SizeTime last = sizes.remove(sizes.size() - 1);
    sizes.add(new SizeTime(last.bytes(), last.maxUs(), 40_000));
    Growth growth = Growth.of(sizes, null);
    assertEquals(40_000, growth.atBytes());
    assertEquals(START + 1e5 * 40_000 / 32768, growth.takesUs(), 2000);
  }

  private static void unfit(String why, List<SizeTime> sizes) {
    Growth growth = Growth.of(sizes, 1000L);
    assertNull(growth.fit());
    assertNull(growth.takesUs());
    assertEquals(why, growth.unfit());
  }

  @Test
  void inputsOfSimilarSizeGiveNoEstimate() {
    unfit(
        "the largest input is less than 8 times the smallest",
        sizes(1000, 4000, bytes -> 1e5 * bytes / 1000));
    assertNotNull(Growth.of(sizes(1000, 8000, bytes -> 1e5 * bytes / 1000), null).fit());
  }

  @Test
  void noiseGivesNoEstimate() {
    String noise = "times hardly grow with size; try larger inputs";
    unfit(noise, sizes(8, 1 << 15, bytes -> START));
    unfit(noise, sizes(8, 1 << 15, bytes -> 2 + bytes / 100.0)); // below the clock's precision
    String outlier = "few sizes took clearly longer; try more sizes";
    unfit(outlier, sizes(8, 1 << 15, bytes -> bytes == 1 << 15 ? 1e5 : START));
    unfit("no times were measured", List.of());
  }

  @Test
  void timesThatDoNotDependOnSizeGiveNoEstimate() {
    unfit("time grows faster than n^6", sizes(8, 64, bytes -> 1e3 * Math.pow(bytes / 8.0, 8)));
    double[] steps = {1, 2, 300, 310, 320, 330, 340, 90_000};
    unfit(
        "time does not depend on size alone",
        sizes(8, 1024, bytes -> 1000 * steps[Long.numberOfTrailingZeros(bytes) - 3]));
  }
}

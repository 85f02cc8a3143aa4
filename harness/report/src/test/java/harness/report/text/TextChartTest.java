package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class TextChartTest {

  private final TextChart blocks = new TextChart(1, 100, true);

  @Test
  void columnsGrowByEqualFactors() {
    assertEquals('▁', blocks.column(1));
    assertEquals('▅', blocks.column(10));
    assertEquals('█', blocks.column(100));
  }

  @Test
  void valuesOffTheScaleAreShownAtItsEnds() {
    assertEquals('▁', blocks.column(0));
    assertEquals('█', blocks.column(1e9));
    assertEquals("", blocks.bar(0.5, 10));
    assertEquals("██████████", blocks.bar(101, 10));
  }

  @Test
  void barsHaveAResolutionOfOneEighth() {
    assertEquals("█████", blocks.bar(10, 10));
    assertEquals("▌", blocks.bar(10, 1));
  }

  @Test
  void withoutUnicodeEverythingIsAscii() {
    TextChart plain = new TextChart(1, 100, false);
    assertEquals('_', plain.column(1));
    assertEquals('@', plain.column(100));
    assertEquals("#####", plain.bar(10, 10));
  }

  @Test
  void aScaleBeginsAtThePowerOfTenBelow() {
    TextChart chart = TextChart.upTo(1000, new double[] {0, 0.03, 5}, true);
    assertEquals(0.01, chart.least(), 1e-12);
    assertEquals(1000, chart.largest());
    assertEquals(0.5, TextChart.upTo(5, new double[] {7}, true).least());
    assertEquals(0.5, TextChart.upTo(5, new double[0], true).least());
  }

  @Test
  void aScaleWithoutExtentIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new TextChart(1, 1, true));
    assertThrows(IllegalArgumentException.class, () -> new TextChart(0, 1, true));
  }
}

package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.report.Distances;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DistanceChartTest {

  private static List<String> printed(DistanceChart chart) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    chart.print(new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void marksAreAboveTheirDistances() {
    Distances distances = Distances.of(IntStream.rangeClosed(0, 8).boxed());
    DistanceChart chart = new DistanceChart(distances, 3);
    chart.add("a", distance -> distance > 5 ? " " : Integer.toString(distance));
    chart.add("bcd", String::valueOf);
    assertEquals(
        List.of(" a    0 1 2 3 4 5", " bcd  0 1 2 3 4 5 6 7 8", "      0       4       8"),
        printed(chart));
  }

  @Test
  void unsolvableCasesComeLast() {
    DistanceChart chart = new DistanceChart(Distances.of(Stream.of(3, 8, 9, null)), 1);
    chart.add("x", distance -> distance == null ? "u" : "d");
    assertEquals(List.of(" x  d d d u", "      8   -1"), printed(chart));
  }

  @Test
  void labelsThatWouldTouchAreOmitted() {
    DistanceChart chart = new DistanceChart(Distances.of(Stream.of(12, null)), 1);
    assertEquals(List.of("    12"), printed(chart));
  }
}

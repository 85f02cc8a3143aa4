package harness.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class GeneratorOrderTest {

  @Test
  void aNumberAtTheEndCountsAsANumber() {
    assertEquals(
        List.of("all", "distance:1", "distance:02", "distance:2", "distance:10", "easy", "walk"),
        sorted("walk", "distance:10", "distance:2", "distance:1", "easy", "distance:02", "all"));
  }

  @Test
  void aNumberTooLargeForALongIsStillOrdered() {
    String huge = "all:" + "9".repeat(40);
    assertEquals(List.of("all", "all:1", huge), sorted(huge, "all:1", "all"));
  }

  private static List<String> sorted(String... names) {
    Map<String, Integer> counted = new HashMap<>();
    List.of(names).forEach(name -> counted.put(name, 1));
    return List.copyOf(GeneratorOrder.sorted(counted).keySet());
  }
}

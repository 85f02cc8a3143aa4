package harness.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class GeneratorOrderTest {

  @Test
  void aNumberAtTheEndCountsAsANumber() {
    TreeSet<String> names = new TreeSet<>(GeneratorOrder.BY_NAME);
    names.addAll(
        List.of("walk", "distance:10", "distance:2", "distance:1", "easy", "distance:02", "all"));
    assertEquals(
        List.of("all", "distance:1", "distance:02", "distance:2", "distance:10", "easy", "walk"),
        List.copyOf(names));
  }

  @Test
  void aNumberThatNoLongHoldsIsStillOrdered() {
    String huge = "all:" + "9".repeat(40);
    assertEquals(0, GeneratorOrder.BY_NAME.compare(huge, huge));
    assertEquals(
        -GeneratorOrder.BY_NAME.compare(huge, "all:1"),
        GeneratorOrder.BY_NAME.compare("all:1", huge));
  }
}

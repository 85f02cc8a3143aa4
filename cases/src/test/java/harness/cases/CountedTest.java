package harness.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class CountedTest {

  @Test
  void allOfOneThingIsNotOneOfOneThings() {
    assertEquals("1 case", Counted.part(1, 1, "case"));
    assertEquals("0 of 1 case", Counted.part(0, 1, "case"));
    assertEquals("1 of 2 cases", Counted.part(1, 2, "case"));
    assertEquals("5 of 5 cases", Counted.part(5, 5, "case"));
  }
}

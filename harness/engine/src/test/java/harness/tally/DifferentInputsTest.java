package harness.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

final class DifferentInputsTest {

  @Test
  void equalInputsCountOnce() {
    DifferentInputs inputs = new DifferentInputs();
    for (int i = 0; i < 10_000; i++) {
      inputs.add((i % 7777) + "\n");
    }
    assertEquals(7777L, inputs.count());
  }

  @Test
  void theNumberIsUnknownOnceTooManyWereAddedOrSomeWereNotSeen() {
    DifferentInputs many = new DifferentInputs();
    for (int i = 0; i < 20_000; i++) {
      many.add("1\n");
    }
    assertNull(many.count());
    DifferentInputs unseen = new DifferentInputs();
    unseen.addUnseen();
    unseen.add("1\n");
    assertNull(unseen.count());
  }
}

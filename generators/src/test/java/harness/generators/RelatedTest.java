package harness.generators;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RelatedTest {

  @Test
  void groupsAreRecognizedByTheirGenerator() {
    Generator walk = Generators.named("knights", "walk");
    Generator related = Generators.named("knights", "related:walk");
    assertTrue(Related.isDrawnBy(related));
    assertTrue(Related.isDrawnBy(Mix.evenly(List.of(walk, related), 10)));
    assertFalse(Related.isDrawnBy(walk));
    assertFalse(Related.isDrawnBy(Mix.evenly(List.of(walk, walk), 10)));
    assertFalse(Related.isDrawnBy(Generators.named("knights", "mix")));
  }
}

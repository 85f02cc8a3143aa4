package harness.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class RandomLoweringTest {

  private static final ArgumentTemplate OWN = ArgumentTemplate.parse("gen 100000 --m=5000 [3..40]");

  private static List<ArgumentTemplate> smaller(ArgumentTemplate own, int draws) {
    List<ArgumentTemplate> smaller = new ArrayList<>();
    for (int seed = 0; seed < draws; seed++) {
      smaller.add(own.smaller(new SplittableRandom(seed)));
    }
    return smaller;
  }

  @Test
  void noNumberLeavesItsBounds() {
    for (ArgumentTemplate each : smaller(OWN, 1000)) {
      List<Lowerable> now = each.lowerables();
      for (int i = 0; i < now.size(); i++) {
        Lowerable own = OWN.lowerables().get(i);
        assertTrue(
            now.get(i).value() <= own.value() && now.get(i).value() >= own.least(), "" + each);
      }
    }
  }

  @Test
  void bothOneNumberAndAllNumbersAreLowered() {
    List<String> texts = smaller(OWN, 300).stream().map(ArgumentTemplate::text).toList();
    assertTrue(texts.stream().anyMatch(each -> each.endsWith(" --m=5000 [3..40]")), "" + texts);
    assertTrue(texts.stream().anyMatch(each -> each.matches("gen 7 --m=7 \\[3..7]")), "" + texts);
  }

  @Test
  void smallNumbersAreMoreLikelyThanLargeOnes() {
    ArgumentTemplate own = ArgumentTemplate.parse("1000000");
    long small =
        smaller(own, 1000).stream().filter(each -> each.lowerables().get(0).value() < 1000).count();
    assertTrue(small > 600 && small < 900, "" + small);
  }

  @Test
  void theSameRandomStateGivesTheSameArguments() {
    assertEquals(smaller(OWN, 50), smaller(OWN, 50));
  }

  @Test
  void argumentsWithoutNumbersStay() {
    ArgumentTemplate own = ArgumentTemplate.parse("tree {seed}");
    assertEquals(List.of(own), smaller(own, 1));
  }

  @Test
  void theLargestNumberOf64BitsIsLowered() {
    ArgumentTemplate own = ArgumentTemplate.parse("[0..9223372036854775807]");
    assertTrue(smaller(own, 100).stream().anyMatch(each -> !each.equals(own)));
  }
}

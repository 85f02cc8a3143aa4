package harness.ready;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments of ready inputs, and what is said if they are wrong. */
final class ReadyCallTest {

  static List<ReadyInput> inputs() {
    return ReadyInput.all();
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void eachInputCanBeDrawnWithoutArgumentsSmallAndLarge(ReadyInput each) {
    ReadyCall call = ReadyCall.parse("std:" + each.name());
    call.checkDraws();
    for (long seed = 0; seed < 100; seed++) {
      String text = call.seeded(seed).draw();
      assertTrue(text.endsWith("\n"), text);
      assertTrue(call.small(3).seeded(seed).draw().length() <= 200);
    }
    assertTrue(!call.large().seeded(1).draw().isEmpty());
    for (Parameter parameter : each.parameters()) {
      for (String word : parameter.words()) {
        ReadyCall.parse("std:" + each.name() + " " + parameter.name() + "=" + word).checkDraws();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void theTextOfACallDrawsTheSameInput(ReadyInput each) {
    ReadyCall call =
        ReadyCall.parse("std:" + each.name() + " t=[1..3]").small(5).near(4).seeded(12);
    assertEquals(call.draw(), ReadyCall.parse(call.text()).draw());
    assertEquals(call.text(), ReadyCall.parse(call.text()).text());
  }

  @Test
  void testCasesAreCountedAndEachHasItsOwnSizes() {
    List<long[]> rows = Ready.rows("permutation t=20 n=[1..9]", 3);
    assertEquals(41, rows.size());
    assertTrue(rows.stream().skip(1).filter(each -> each.length == 1).count() < 41);
    assertTrue(
        rows.stream().filter(each -> each.length > 1).map(each -> each.length).distinct().count()
            > 3);
  }

  @Test
  void theHeadHasTheNumbersThatAreNamedAndQueriesFollow() {
    for (int seed = 0; seed < 50; seed++) {
      List<long[]> rows =
          Ready.rows("array n=[2..5] head=n,k k=[1..n] q=[1..3] query=interval base=0", seed);
      long[] head = rows.get(0);
      assertEquals(3, head.length);
      assertTrue(1 <= head[1] && head[1] <= head[0]);
      assertEquals(2 + head[2], rows.size());
      for (long[] each : rows.subList(2, rows.size())) {
        assertTrue(0 <= each[0] && each[0] <= each[1] && each[1] < head[0]);
      }
    }
  }

  @Test
  void aRangeMayReachFartherThanIsPossible() {
    boolean sawSmall = false;
    for (int seed = 0; seed < 100; seed++) {
      long[] head = Ready.rows("graph n=[2..6] m=[1..1000]", seed).get(0);
      assertTrue(head[1] <= head[0] * (head[0] - 1) / 2);
      sawSmall |= head[0] == 2;
    }
    assertTrue(sawSmall);
  }

  @Test
  void aNumberOfTheSubmissionOccursOften() {
    ReadyCall call = ReadyCall.parse("std:array n=[1..9] a=[1..1000000000]");
    assertTrue(call.reaches(77_777));
    int seen = 0;
    for (int seed = 0; seed < 40; seed++) {
      seen += call.near(77_777).seeded(seed).draw().contains("77777") ? 1 : 0;
    }
    assertTrue(seen > 0);
    assertTrue(!call.reaches(2_000_000_000));
  }

  @Test
  void sizesCanBeLowered() {
    ReadyCall call = ReadyCall.parse("std:tree n=[2..1000] base=1 k=[1..n] head=n,k");
    assertEquals(1, call.sizes().lowerables().size());
    ReadyCall lowered = call.withSizes(call.sizes().upTo(4));
    assertEquals("std:tree n=[2..4] k=[1..n] base=1 head=n,k", lowered.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "std:treee | no ready input 'std:treee'; expected one of std:numbers, std:array",
        "std:tree m=3 | std:tree: no argument 'm'; expected n, shape, w, a, degree, form, ordered",
        "std:tree shape=round | std:tree: shape=round: expected one of any, random, path, star",
        "std:tree n=abc | std:tree: n=abc: expected a number or a range such as [1..10]",
        "std:tree n=[1..2.5] | std:tree: 'n=[1.0..2.5]': expected NAME=VALUE",
        "std:tree n=[5..1] | the lower end is 5, above the upper end, which is 1",
        "std:tree n | std:tree: n needs a value: n=…",
        "std:tree ordered=1 | std:tree: ordered=1: expected ordered without a value",
        "std:tree n=3 n=4 | std:tree: n is given twice",
        "std:tree base=2 | std:tree: base=2: expected 0 or 1",
        "std:tree seed={seed} | std:tree: seed={seed}: expected a number",
        "std:tree head=n;k | std:tree: head=n;k: expected names of numbers",
        "std:array base=0 | std:array: base needs q here",
        "std:tree k=3 | std:tree: no argument 'k'"
      })
  void wrongArgumentsAreNamedInALine(String text, String message) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> ReadyCall.parse(text));
    assertTrue(refused.getMessage().contains(message), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graph n=5 m=[50..60] | m=[50..60]: expected 0 to 10 edges for n=5",
        "graph n=5 m=3 connected | m=3: expected 4 to 10 edges for n=5, connected",
        "graph n=6 m=10 bipartite | m=10: expected 0 to 9 edges for n=6, bipartite",
        "tree n=[1..5000000] | n=[1..5000000]: expected at most 2000000",
        "tree n=0 | n=0: expected 1 to 2000000",
        "permutation n=3 cycles=4 | cycles=4: expected 1 to 3 for n=3",
        "array n=20 a=[1..9] distinct | n=20: expected 0 to 9 different numbers",
        "array n=5 a=[3..9] sum=14 | sum=14: the sum of 5 numbers is at least 15",
        "points n=200 x=[0..5] y=[0..5] shape=random | n=200: expected 0 to 36 different points",
        "polygon n=5 shape=orthogonal | n=5: expected an even number corners",
        "polygon n=60 x=[0..3] y=[0..3] shape=convex | n=60: no convex polygon found in x=[0..3]",
        "tree head=n,k | k: not a size of this input; sizes are [n]",
        "tree n=5 head=n,k k=[6..n] | k=[6..n]: n is 5",
        "string q=2 head=n n=0 | q=2: there is no place to ask about",
        "grid-graph rows=3000 columns=3000 | columns=3000: expected 1 to 666 for rows=3000"
      })
  void impossibleSizesAreNamedInALine(String call, String message) {
    Impossible refused = assertThrows(Impossible.class, () -> Ready.text(call, 1));
    assertTrue(refused.getMessage().contains(message), refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"string n=20000000 k=4", "array t=1000 n=100000 a=[100000000..100000000]"})
  void anInputHasAtMost64MegaBytes(String call) {
    ReadyCall huge = ReadyCall.parse("std:" + call + " shape=equal").seeded(1);
    Impossible refused = assertThrows(Impossible.class, huge::draw);
    assertTrue(refused.getMessage().contains("64 MiB"), refused.getMessage());
  }
}

package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.describe.sketch.Drawable;
import harness.describe.sketch.Sketch.Edge;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketch.Network;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TreeTextTest {

  private static String of(Kind kind, List<String> nodes, List<Edge> edges) {
    return TreeText.of(new Drawable(new Network(kind, nodes, edges), true, 1, 1));
  }

  @Test
  void eachNodeIsBelowItsParentWithTheWeightOfTheEdge() {
    List<Edge> edges =
        List.of(new Edge(2, 0, "7"), new Edge(0, 1, ""), new Edge(2, 3, "-1"), new Edge(4, 1, ""));
    assertEquals(
        """
        1
        |- 3  (7)
        |  `- 4  (-1)
        `- 2
           `- 5""",
        of(Kind.TREE, List.of("1", "2", "3", "4", "5"), edges));
  }

  @Test
  void otherInputsAndLargeTreesAreNotShown() {
    assertNull(TreeText.of(null));
    List<String> two = List.of("1", "2");
    assertNull(of(Kind.TREE, two, List.of(new Edge(0, 1, ""))));
    List<String> three = List.of("1", "2", "3");
    List<Edge> path = List.of(new Edge(0, 1, ""), new Edge(1, 2, ""));
    assertNull(of(Kind.GRAPH, three, path));
    List<String> many = IntStream.range(0, 15).mapToObj(Integer::toString).toList();
    List<Edge> star = IntStream.range(1, 15).mapToObj(i -> new Edge(0, i, "")).toList();
    assertNull(of(Kind.TREE, many, star));
  }
}

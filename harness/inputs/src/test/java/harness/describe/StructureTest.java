package harness.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import harness.shrink.text.Trials;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Properties of trees, graphs, permutations and sums declared in comments are checked, drawn and
 * enumerated.
 */
final class StructureTest {

  private static final Duration TIME = Duration.ofMinutes(2);

  private static final String EDGES = "INT(1,n) SPACE INT(1,n) NEWLINE END";

  private static Description tree() {
    return commented("tree n", "INT(1,500,n) NEWLINE", "REP(n-1) " + EDGES);
  }

  private static Description graph(String properties) {
    return commented(
        "graph n m " + properties, "INT(1,99,n) SPACE INT(0,300,m) NEWLINE", "REP(m) " + EDGES);
  }

  private static Description permutation() {
    return commented("permutation n", "INT(1,50,n) NEWLINE", "REP(n,SPACE) INT(0,n-1) END NEWLINE");
  }

  private static Description commented(String comment, String before, String loop) {
    return Description.parse(before + "\n# harness: " + comment + "\n" + loop + "\n");
  }

  private static void refuses(String where, String why, Description description, String input) {
    Refused refused =
        assertThrows(Refused.class, () -> description.validate(input.replace('/', '\n'), TIME));
    String place = "line " + where.replace(":", ", column ") + ": ";
    assertTrue(refused.getMessage().startsWith(place), refused.getMessage());
    assertTrue(refused.getMessage().contains(why), refused.getMessage());
  }

  @Test
  void anEdgeThatClosesACycleIsRefusedAtItsPlace() {
    tree().validate("5\n1 2\n3 1\n4 3\n5 1\n", TIME);
    refuses("4:1", "the edge 3 1 closes a cycle", tree(), "5/1 2/2 3/3 1/4 5/");
    refuses("2:1", "the edge 2 2 closes a cycle", tree(), "3/2 2/1 3/");
  }

  @Test
  void aTreeMayBeGivenByTheParentOfEachNodeExceptTheFirst() {
    Description parents =
        commented("tree n", "INT(1,9,n) NEWLINE", "REP(n-1,SPACE) INT(0,n-1) END NEWLINE");
    parents.validate("4\n0 3 0\n", TIME);
    refuses("2:5", "the edge 2 3 closes a cycle", parents, "4/0 3 2/");
  }

  @Test
  void aGraphIsRefusedAtItsFirstViolation() {
    graph("").validate("3 3\n1 1\n1 2\n1 2\n", TIME);
    refuses("3:1", "the edge 2 1 is repeated", graph("simple"), "3 2/1 2/2 1/");
    graph("simple directed").validate("3 2\n1 2\n2 1\n", TIME);
    refuses("2:1", "the edge 2 2 is a loop", graph("simple"), "3 1/2 2/");
    refuses("5:1", "no path from 1 to 3", graph("connected"), "4 3/1 2/2 1/4 2/");
    refuses("4:1", "a cycle of odd length", graph("bipartite"), "4 4/1 2/2 3/1 3/3 4/");
    graph("bipartite").validate("4 4\n1 2\n2 3\n3 4\n1 4\n", TIME);
    refuses("4:1", "the edge 3 1 closes a cycle", graph("dag"), "4 4/1 2/2 3/3 1/3 4/");
    graph("dag").validate("4 4\n1 2\n2 3\n1 3\n3 4\n", TIME);
    refuses("2:1", "4 <= 3 is false", graph("simple"), "3 4/1 2/1 3/2 3/1 2/");
    refuses("2:1", "1 >= 2 is false", graph("connected"), "3 1/1 2/");
  }

  @Test
  void aNumberOfAPermutationOccursOnce() {
    permutation().validate("4\n2 0 3 1\n", TIME);
    refuses("2:5", "2 is repeated", permutation(), "4/2 0 2 1/");
    Description wide = commented("permutation n", "INT(1,9,n)", "REP(n) SPACE INT(1,99) END");
    refuses("1:5", "4 is not between 1 and 3", wide, "3 1 4 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<=", "\u00e2\u0089\u00a4"}) // the sign, as bytes
  void aSumIsTakenOverAllRounds(String atMost) {
    Description cases =
        commented(
            "sum of 2*n over all cases " + atMost + " 20",
            "INT(1,9,t) NEWLINE",
            "REP(t) INT(1,9,n) NEWLINE END");
    cases.validate("3\n5\n1\n4\n", TIME);
    refuses("4:2", "22 <= 20 is false", cases, "3/5/1/5/");
  }

  @ParameterizedTest
  @CsvSource({
    "tre n, 2:12",
    "tree, 2:16",
    "tree n n, 2:19",
    "graph n n simpel, 2:22",
    "graph n connected, 2:1", // one INT only
    "sum of k over all cases <= 9, 2:1",
    "sum of n over cases <= 9, 2:26",
  })
  void aWrongCommentIsReportedWithItsPlace(String comment, String where) {
    BadDescription bad =
        assertThrows(
            BadDescription.class,
            () -> commented(comment, "INT(1,9,n)", "REP(n-1) SPACE INT(1,n) END"));
    String place = "line " + where.replace(":", ", column ") + ": ";
    assertTrue(bad.getMessage().startsWith(place), bad.getMessage());
  }

  /** Else a slip would make it a remark that says nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"# Harness: ", "#harness:", "# harness : ", "# HARNESS: ", "# harness "})
  void aCommentMayBeSpeltCarelessly(String begin) {
    String loop = "tree n\nREP(n-1) INT(1,n) SPACE INT(1,n) NEWLINE END";
    Description tree = Description.parse("INT(1,9,n) NEWLINE\n" + begin + loop);
    refuses("4:1", "closes a cycle", tree, "4/1 2/2 3/3 1/");
  }

  @Test
  void aRemarkAboutTheHarnessIsNone() {
    Description.parse("# harness options: see below\n# harness tests\n# harnesses: two\nNEWLINE")
        .validate("\n", TIME);
  }

  @Test
  void aCommentNeedsALoopInItsBlock() {
    assertThrows(BadDescription.class, () -> commented("tree n", "INT(1,9,n)", "NEWLINE"));
    Description.parse("# another harness: tree\nINT(1,9,tree)").validate("1", TIME);
  }

  @Test
  void shapeStrategiesAreOfferedOnlyForShapes() {
    List<Strategy> all = graph("directed").strategies();
    assertTrue(all.containsAll(List.of(Strategy.PATH, Strategy.DENSE, Strategy.DAG)), "" + all);
    assertFalse(all.contains(Strategy.ANTI_DIJKSTRA), "" + all); // no weights
    assertFalse(tree().strategies().contains(Strategy.DENSE));
    assertFalse(permutation().strategies().contains(Strategy.PATH));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "simple",
        "connected",
        "simple connected",
        "simple directed",
        "bipartite simple",
        "bipartite simple connected",
        "dag simple",
        "dag connected"
      })
  void drawnGraphsAreValid(String properties) throws Drawer.NotFound {
    drawsOnlyValid(graph(properties));
  }

  @Test
  void drawnTreesPermutationsAndSumsAreValid() throws Drawer.NotFound {
    drawsOnlyValid(tree());
    drawsOnlyValid(permutation());
    drawsOnlyValid(
        commented(
            "graph n m simple connected",
            "INT(1,99,n) SPACE INT(0,300,m) NEWLINE",
            "REP(m) INT(0,n-1,a) SPACE INT(0,n-1,b) SPACE INT(1,99) NEWLINE ASSERT(a < b) END"));
    drawsOnlyValid(
        commented(
            "sum of n over all cases <= 60",
            "INT(1,9,t) NEWLINE",
            "REP(t) INT(1,50,n)\n# harness: tree n\nREP(n-1) SPACE INT(1,n) END NEWLINE END"));
  }

  private static void drawsOnlyValid(Description description) throws Drawer.NotFound {
    for (Strategy each : description.strategies()) {
      for (int turn = 0; turn < 30; turn++) {
        String input = description.draw(each, turn, new SplittableRandom(turn), TIME);
        description.validate(input, TIME);
      }
    }
  }

  @Test
  void eachShapeMatchesItsName() throws Drawer.NotFound {
    for (int seed = 0; seed < 20; seed++) {
      assertEquals(2, greatestDegree(Strategy.PATH, seed));
      assertEquals(nodes(Strategy.STAR, seed) - 1, greatestDegree(Strategy.STAR, seed));
      assertTrue(greatestDegree(Strategy.BINARY, seed) <= 3);
    }
    Set<String> first = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      first.add(large(Strategy.SORTED, permutation(), seed).split("\n", -1)[1].split(" ", -1)[0]);
    }
    assertEquals(Set.of("0"), first);
  }

  private static String large(Strategy strategy, Description description, int seed)
      throws Drawer.NotFound {
    String input = "";
    SplittableRandom random = new SplittableRandom(seed);
    while (input.length() < 20) {
      input = description.drawUpTo(40, strategy, random, TIME);
    }
    return input;
  }

  private static int nodes(Strategy strategy, int seed) throws Drawer.NotFound {
    return Integer.parseInt(large(strategy, tree(), seed).split("\n", -1)[0]);
  }

  private static long greatestDegree(Strategy strategy, int seed) throws Drawer.NotFound {
    return Collections.max(degrees(large(strategy, tree(), seed)).values());
  }

  private static Map<String, Long> degrees(String tree) {
    String[] words = tree.split("\\s+", -1);
    return Arrays.stream(words, 1, words.length - 1)
        .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
  }

  /**
   * The test program fails if some node has three neighbours, or some number comes before two
   * smaller ones.
   */
  @Test
  void structuresStayValidWhenTheyAreShrunk() throws Drawer.NotFound {
    String tree = reduced(tree(), Strategy.STAR, StructureTest::hasDegreeThree);
    assertEquals("4", tree.split("\n", 2)[0], tree);
    String permutation =
        reduced(permutation(), Strategy.REVERSED, each -> each.matches("(?s)\\d+\n.*2 1 0.*"));
    assertEquals("3\n2 1 0\n", permutation);
  }

  private static boolean hasDegreeThree(String input) {
    return degrees(input).values().stream().anyMatch(each -> each >= 3);
  }

  private static String reduced(Description description, Strategy strategy, Predicate<String> fails)
      throws Drawer.NotFound {
    Trials trials =
        new Trials() {
          @Override
          public Candidate firstFailing(Layout than, Stream<Candidate> candidates) {
            return candidates
                .filter(each -> each.layout().compareTo(than) < 0)
                .filter(each -> isValid(description, each.layout().text()))
                .filter(each -> fails.test(each.layout().text()))
                .findFirst()
                .orElse(null);
          }

          @Override
          public boolean isOver() {
            return false;
          }
        };
    return TextReduction.smallest(Layout.of(large(strategy, description, 3)), trials).text();
  }

  private static boolean isValid(Description description, String input) {
    try {
      description.validate(input, TIME);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tree, 7, 3, 27", // 1, 2, and for n = 3 three trees: two orders of edges, each turned or not
    "permutation, 4, 3, 9",
    "simple, 4, 3, 25",
    "connected, 4, 2, 4",
  })
  void allAreEnumerated(String kind, int tokens, long limit, int count) {
    Description description =
        switch (kind) {
          case "tree" -> tree();
          case "permutation" -> permutation();
          default -> graph(kind);
        };
    assertEquals(
        count,
        description.all(tokens, 1000, limit, 100_000, TIME, () -> {}).inputs().size(),
        () -> description.all(tokens, 1000, limit, 100_000, TIME, () -> {}).inputs().toString());
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void mostLargeInputsAreAsLargeAsTheDescriptionAllows(Strategy strategy) throws Drawer.NotFound {
    Description description =
        strategy.compareTo(Strategy.PATH) < 0
            ? Description.parse("INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000000000) END NEWLINE")
            : tree();
    int most = strategy.compareTo(Strategy.PATH) < 0 ? 3000 : 500;
    int largest = 0;
    for (int seed = 0; seed < 20; seed++) {
      String input = description.drawLarge(strategy, new SplittableRandom(seed), TIME);
      largest += input.startsWith(most + "\n") ? 1 : 0;
    }
    assertTrue(largest >= 10, strategy + ": " + largest);
  }
}

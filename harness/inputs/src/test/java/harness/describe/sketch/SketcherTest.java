package harness.describe.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import harness.describe.sketch.Sketch.Kind;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an input is recognised as. Slashes stand for line ends. */
final class SketcherTest {

  private static Drawable of(String input, String... samples) {
    List<String> all = samples.length == 0 ? List.of(input) : List.of(samples);
    List<String> texts = all.stream().map(SketcherTest::lines).toList();
    return new Sketcher(List.of(), texts).of(lines(input), "", "");
  }

  private static Drawable answered(String input, String said, String right) {
    return new Sketcher(List.of(), List.of(lines(input)))
        .of(lines(input), lines(said), lines(right));
  }

  private static Drawable described(String description, String input) {
    Description form = Description.parse(description);
    return new Sketcher(List.of(new Sketcher.Form(form, true)), List.of()).of(lines(input), "", "");
  }

  private static String lines(String input) {
    return input.isEmpty() ? "" : input.replace('/', '\n') + "\n";
  }

  @ParameterizedTest
  @CsvSource({
    "TREE, 4/1 2/3 1/3 4",
    "TREE, 4/0 2/3 0/1 2",
    "TREE, 5/1 2 7/2 3 -4/2 4 10/5 1 3",
    "TREE, 3/1 2/1 3",
    "GRAPH, 4 4/1 2/2 3/4 1/3 1",
    "GRAPH, 4 4/1 2/1 3/1 4/3 4",
    "GRAPH, 4 4/1 2 9/4 3 8/1 4 7/3 1 6",
    "GRID, 2 3/#.#/..#",
    "GRID, 3/abc/def/ghi",
    "GRID, 2 3/101/110",
    "MATRIX, 2 3/1 2 3/4 5 6",
    "MATRIX, 3/1 2 3/4 5 6/7 8 9",
    "PERMUTATION, 5/3 1 5 2 4",
    "ARRAY, 5/3 1 5 2 2",
    "ARRAY, 4/-3 10 50 7",
    "ARRAY, 4/1 2 3 4/5 6 7 8",
    "ARRAY, 5 3/7 1 2 9 8/1 3/2 5/1 4",
    "POINTS, 4/-3 5/10 2/8 -7/0 0",
    "POINTS, 3/0.5 1.25/-2.0 7.5/3.5 3.0",
    "INTERVALS, 6/3 10/12 15/1 40/7 9/20 22/8 30",
    "BRACKETS, (()[])",
    "BRACKETS, 6/(())((",
  })
  void whatAnInputIsIsSeenFromItsForm(Kind kind, String input) {
    Drawable found = of(input);
    assertNotNull(found, input);
    assertEquals(kind, found.sketch().kind());
    assertTrue(found.assumed());
  }

  @ParameterizedTest
  @CsvSource({
    "7", // a number
    "2/1 2", // a tree of two nodes, or an array
    "3/1 2", // not as many numbers as counted
    "4/1 2/2 3/1 3", // a cycle and a single node
    "5 3/1 4/2 3/1 5", // edges or intervals
    "3/1 20/5 8/3 4", // points or intervals
    "3 10/5 8/2 30/4 1", // items with weights, and a capacity
    "3/ab/c/def", // words
    "2 3/abc/defg", // words
    "hello", // a word
    "<>", // signs
    "2/3/1 2 3/2/5 4", // two cases, of which none is known to be wrong
  })
  void whatMayBeSomethingElseIsNotDrawn(String input) {
    assertNull(of(input));
  }

  @Test
  void aSmallInputIsWhatOthersOfItsFormAre() {
    String[] trees = {"5/1 2/1 3/3 4/5 3", "2/1 2"};
    assertEquals(Kind.TREE, of("2/1 2", trees).sketch().kind());
    assertEquals(1, ((Sketch.Network) of("1", trees).sketch()).nodes().size());
  }

  @Test
  void inputsTogetherTellWhatCountsWhat() {
    String queries = "4/1 2/1 3/1 4/2/2 3/1 4";
    assertEquals(Kind.TREE, of(queries, queries, "5/5 2/2 3/1 4/1 5/1/2 3").sketch().kind());
    String twice = "4 5/1 2/2 3/4 1/3 1/1 2";
    assertEquals(Kind.GRAPH, of(twice, twice, "5 3/5 2/5 2/1 4").sketch().kind());
    String parents = "6/1 1 2 3 3";
    assertEquals(Kind.ROOTED_TREE, of(parents, parents, "3/1 2").sketch().kind());
  }

  @Test
  void edgesHaveTheirEndsAndWeights() {
    Sketch.Network tree = (Sketch.Network) of("4/1 2 7/3 1 -4/3 4 10").sketch();
    assertEquals(List.of("1", "2", "3", "4"), tree.nodes());
    assertEquals(
        List.of(
            new Sketch.Edge(0, 1, "7"), new Sketch.Edge(2, 0, "-4"), new Sketch.Edge(2, 3, "10")),
        tree.edges());
    Sketch.Network rooted = (Sketch.Network) of("6/1 1 2 3 3", "6/1 1 2 3 3", "3/1 2").sketch();
    assertEquals(new Sketch.Edge(2, 5, ""), rooted.edges().get(4));
  }

  @Test
  void aDescriptionSaysMoreThanTheForm() {
    String graph =
        "INT(1,9,n) SPACE INT(0,9,m) NEWLINE\n# harness: graph n m directed\n"
            + "REP(m) INT(1,n) SPACE INT(1,n) NEWLINE END";
    Drawable directed = described(graph, "3 2/1 2/1 1");
    assertEquals(Kind.DIRECTED_GRAPH, directed.sketch().kind());
    assertFalse(directed.assumed());
    assertEquals(2, directed.first());
    assertEquals(3, directed.last());
    String parents = "INT(1,9,n) NEWLINE\n# harness: tree n\nREP(n-1,SPACE) INT(0,n-1) END NEWLINE";
    Sketch.Network tree = (Sketch.Network) described(parents, "3/2 0").sketch();
    assertEquals(Kind.ROOTED_TREE, tree.kind());
    assertEquals(new Sketch.Edge(2, 1, ""), tree.edges().get(0));
    String intervals = "INT(1,9,n) NEWLINE REP(n) INT(1,99,a) SPACE INT(a,99) NEWLINE END";
    assertEquals(Kind.INTERVALS, described(intervals, "2/3 4/1 9").sketch().kind());
  }

  @Test
  void ofSeveralCasesTheFirstWrongOneIsDrawn() {
    String cases = "3/4/1 2 3 9/3/5 4 9/4/1 2 2 1";
    Drawable second = answered(cases, "15/17/6", "15/18/6");
    assertEquals(new Sketch.Sequence(List.of("5", "4", "9")), second.sketch());
    assertEquals(5, second.first());
    assertNull(answered(cases, "15 17 6", "15/18/6"));
    assertNull(answered(cases, "15/18/6", "15/18/6"));
  }

  @Test
  void largeAndHostileInputsAreNotDrawn() {
    assertNull(of("100/" + String.join(" ", Collections.nCopies(100, "7"))));
    assertNull(of("20000/" + String.join(" ", Collections.nCopies(20000, "7"))));
    assertNull(of("999999999 999999999/1 2/2 3/4 1/3 1"));
    assertNull(of("\u0000\u001b[31m/\u00ff"));
    assertNull(of("4/99999999999999999999 1/1 2/2 3"));
  }

  @Test
  void aBracketHasThePartnerOfItsKind() {
    Sketch.Brackets brackets = (Sketch.Brackets) of("([)(").sketch();
    assertEquals(List.of(-1, -1, -1, -1), brackets.partners());
    assertEquals(List.of(3, 2, 1, 0), ((Sketch.Brackets) of("([])").sketch()).partners());
  }
}

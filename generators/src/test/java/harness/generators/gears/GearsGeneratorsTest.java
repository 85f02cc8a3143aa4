package harness.generators.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Mix;
import harness.generators.Enumeration;
import harness.reference.Puzzle;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Gears;
import harness.reference.gears.Instance;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GearsGeneratorsTest {

  private static final Puzzle GEARS = new Gears();

  /** Every registered generator of the puzzle, with an argument if it needs one. */
  static List<Generator> all() {
    return registered().filter(generator -> !(generator instanceof Enumeration)).toList();
  }

  private static Stream<Generator> registered() {
    return ServiceLoader.load(Generator.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(generator -> generator.puzzle().equals("gears"))
        .map(generator -> generator.isComplete() ? generator : generator.with("9"));
  }

  static Stream<Generator> solvable() {
    return all().stream().filter(generator -> !(generator instanceof Unsolvable));
  }

  private static List<Case> draw(Generator generator, long seed, int n) {
    return LongStream.range(0, n).mapToObj(index -> generator.draw(seed, index)).toList();
  }

  @Test
  void everyGeneratorIsRegistered() {
    assertEquals(
        Set.of(
            "all",
            "deepest",
            "fresh",
            "graph",
            "links",
            "uniform",
            "distance:9",
            "spread",
            "boundary",
            "easy",
            "walk",
            "trap",
            "unsolvable",
            "mix"),
        registered().map(Generator::name).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("all")
  void drawsValidFilesInCanonicalText(Generator generator) throws Exception {
    for (Case drawn : draw(generator, 5, 30)) {
      List<String> read = new ArrayList<>();
      String file = GEARS.format().file(List.of(drawn.input()));
      GEARS
          .format()
          .read(new ByteArrayInputStream(file.getBytes(StandardCharsets.ISO_8859_1)), read::add);
      assertEquals(List.of(drawn.input()), read);
    }
    assertFalse(generator.summary().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("all")
  void aCaseDependsOnlyOnSeedNameAndIndex(Generator generator) {
    List<Case> inOrder = draw(generator, 6, 30);
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      indexes.add(i);
    }
    Collections.shuffle(indexes, new Random(1));
    Generator another =
        registered().filter(g -> g.name().equals(generator.name())).findFirst().orElseThrow();
    for (int index : indexes) {
      assertEquals(inOrder.get(index), another.draw(6, index));
    }
    assertNotEquals(
        inOrder.stream().map(Case::input).toList(),
        draw(generator, 7, 30).stream().map(Case::input).toList());
  }

  static Stream<Generator> withLinksForABlock() {
    return all().stream()
        .filter(generator -> !(generator instanceof Fresh || generator instanceof Graph));
  }

  @ParameterizedTest
  @MethodSource("withLinksForABlock")
  void casesOfABlockShareALinkTableAndOthersDoNot(Generator generator) {
    assertEquals(25, generator.block());
    List<LinkTable> links =
        draw(generator, 8, 85).stream().map(c -> Instance.parse(c.input()).links()).toList();
    for (int i = 25; i < links.size(); i++) { // a mix begins with one case from each generator
      assertEquals(links.get(i / 25 * 25), links.get(i));
    }
    assertEquals(3, new HashSet<>(links.subList(25, 85)).size());
  }

  @ParameterizedTest
  @MethodSource("solvable")
  void everyCaseIsSolvable(Generator generator) {
    for (Case drawn : draw(generator, 9, 50)) {
      assertTrue(distance(drawn) >= 0, () -> drawn.name().toString());
    }
  }

  @Test
  void aCaseOfTheMixIsReproducedFromItsName() {
    for (Case drawn : draw(new DefaultMix(), 10, 40)) {
      Generator own =
          all().stream()
              .filter(g -> g.name().equals(drawn.name().generator()))
              .findFirst()
              .orElseThrow();
      assertEquals(drawn, own.draw(drawn.name().seed(), drawn.name().index()));
    }
  }

  @Test
  void theMixDrawsNothingUnsolvable() {
    for (Mix.Share share : new DefaultMix().shares()) {
      assertNotEquals("unsolvable", share.generator().name());
    }
  }

  @Tag("thorough")
  @Test
  void theMixHasCasesAtEveryDistanceUpToSixteen() {
    int[] seen = new int[64];
    for (Case drawn : draw(new DefaultMix(), 11, 500)) {
      seen[distance(drawn)]++;
    }
    for (int distance = 0; distance <= 16; distance++) {
      assertTrue(seen[distance] >= 500 / 100, "distance " + distance + ": " + seen[distance]);
    }
  }

  @Test
  void distanceDrawsExactlyThatDistance() {
    for (int distance = 0; distance <= 18; distance += 3) {
      Generator generator = new AtDistance().with(Integer.toString(distance));
      for (Case drawn : draw(generator, 12, 30)) {
        assertEquals(distance, distance(drawn));
      }
    }
  }

  @Test
  void distanceIsUniformInsideALayer() {
    DistanceTable table = DistanceTable.of(RandomLinks.draw(new SplittableRandom(13)));
    int[] counts = new int[table.size(2)];
    int perPosition = 1000;
    SplittableRandom random = new SplittableRandom(13);
    List<Integer> positions = new ArrayList<>();
    for (int rank = 0; rank < counts.length; rank++) {
      positions.add(table.position(2, rank));
    }
    for (int i = 0; i < perPosition * counts.length; i++) {
      counts[positions.indexOf(BlockGenerator.atDistance(table, 2, random))]++;
    }
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += Math.pow(count - perPosition, 2) / perPosition;
    }
    int freedom = counts.length - 1;
    assertTrue(chiSquare < freedom + 5 * Math.sqrt(2.0 * freedom), "chi square " + chiSquare);
  }

  @Test
  void distanceNeedsAReachableNumber() {
    Generator bare = new AtDistance();
    assertFalse(bare.isComplete());
    assertEquals("distance", bare.name());
    for (String wrong : List.of("", "-1", "x", "1.5", "07", "100")) {
      assertEquals(
          "generator distance takes a number of turns from 0 to 99, not '" + wrong + "'",
          assertThrows(IllegalArgumentException.class, () -> bare.with(wrong)).getMessage());
    }
  }

  @Test
  void anUnreachableDistanceIsRefusedInOneLine() {
    SplittableRandom random = new SplittableRandom(1);
    assertEquals(
        "no gears instance at distance 30 in 3 random link tables",
        assertThrows(IllegalArgumentException.class, () -> RandomLinks.drawReaching(30, 3, random))
            .getMessage());
  }

  @Test
  void boundaryDrawsFromFifteenToTheLargestDistance() {
    for (Case drawn : draw(new Boundary(), 14, 100)) {
      assertTrue(distance(drawn) >= 15);
    }
    List<Case> block = draw(new Boundary(), 14, 25);
    int largest = DistanceTable.of(Instance.parse(block.get(0).input()).links()).largest();
    assertEquals(largest, block.stream().mapToInt(GearsGeneratorsTest::distance).max().orElse(0));
  }

  @Test
  void spreadHasEveryDistanceOfItsTableInEveryBlock() {
    for (int block = 0; block < 4; block++) {
      Set<Integer> distances = new HashSet<>();
      DistanceTable table = null;
      for (int offset = 0; offset < 25; offset++) {
        Case drawn = new Spread().draw(15, 25L * block + offset);
        table = DistanceTable.of(Instance.parse(drawn.input()).links());
        distances.add(distance(drawn));
      }
      assertEquals(table.largest() + 1, distances.size());
    }
  }

  @Test
  void easyHasAllFiveDistancesInEveryFiveCases() {
    List<Case> drawn = draw(new Easy(), 16, 50);
    for (int i = 0; i < drawn.size(); i++) {
      assertEquals(i % 5, distance(drawn.get(i)));
    }
  }

  @Test
  void walksEndNearAndFar() {
    Set<Integer> distances =
        draw(new Walk(), 17, 150).stream()
            .map(GearsGeneratorsTest::distance)
            .collect(Collectors.toSet());
    assertTrue(distances.containsAll(List.of(0, 1, 2, 3, 8, 12, 13)), distances.toString());
  }

  @Test
  void freshDrawsNewLinksForEachCaseAndStaysNear() {
    List<Case> drawn = draw(new Fresh(), 20, 200);
    assertEquals(
        drawn.size(),
        drawn.stream().map(each -> Instance.parse(each.input()).links()).distinct().count());
    assertEquals(
        Set.of(0, 1, 2, 3, 4, 5),
        drawn.stream().map(GearsGeneratorsTest::distance).collect(Collectors.toSet()));
  }

  @Test
  void graphDrawsManyPositionsOfOneTableAtAllDistances() {
    List<Case> drawn = draw(new Graph(), 21, 1000);
    LinkTable links = Instance.parse(drawn.get(0).input()).links();
    Set<Integer> distances = new HashSet<>();
    for (Case each : drawn) {
      assertEquals(links, Instance.parse(each.input()).links());
      distances.add(distance(each));
    }
    assertEquals(DistanceTable.of(links).largest() + 1, distances.size());
    assertTrue(drawn.stream().distinct().count() > 900);
    assertNotEquals(
        links, Instance.parse(new Graph().draw(21, 25L * drawn.size()).input()).links());
  }

  @Test
  void unsolvableIsUnsolvable() {
    for (Case drawn : draw(new Unsolvable(), 18, 100)) {
      assertEquals(Answer.NO_SOLUTION, distance(drawn));
    }
  }

  @Test
  void uniformDrawsStatesAndLinksEvenly() {
    int[][] states = new int[12][4];
    int[][] links = new int[12][12];
    int blocks = 20;
    for (Case drawn : draw(new Uniform(), 19, 25 * blocks)) {
      Instance instance = Instance.parse(drawn.input());
      for (int knob = 0; knob < 12; knob++) {
        states[knob][Position.state(instance.position(), knob)]++;
        for (int state = 0; state < 4 && drawn.name().index() % 25 == 0; state++) {
          links[knob][instance.links().link(knob, state)]++;
        }
      }
    }
    for (int knob = 0; knob < 12; knob++) {
      for (int state = 0; state < 4; state++) {
        assertEquals(25.0 * blocks / 4, states[knob][state], 50);
      }
      for (int other = 0; other < 12; other++) {
        assertEquals(other == knob ? 0 : blocks * 4 / 11.0, links[knob][other], 10);
        assertTrue(other != knob || links[knob][other] == 0);
      }
    }
  }

  private static int distance(Case drawn) {
    return GEARS.oracle().distance(drawn.input());
  }
}

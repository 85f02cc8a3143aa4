package harness.generators.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.rotation.Rotation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RotationGeneratorsTest {

  private final Puzzle rotation = new Rotation();
  private final Oracle oracle = rotation.oracle();

  static Stream<Generator> all() {
    Stream<Generator> plain =
        Stream.of(
            new Uniform(),
            new Spread(),
            new Boundary(),
            new Easy(),
            new Walk(),
            new Tie(),
            new Trap(),
            new Twins(),
            new Order(),
            new Deepest(),
            new RotationMix());
    return Stream.concat(
        plain,
        IntStream.rangeClosed(0, 13)
            .mapToObj(distance -> new Distance().with(String.valueOf(distance))));
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyCaseIsValidAndCanonical(Generator generator) throws Exception {
    List<String> inputs = new ArrayList<>();
    for (long index = 0; index < 500; index++) {
      inputs.add(generator.draw(42, index).input());
    }
    byte[] file = rotation.format().file(inputs).getBytes(StandardCharsets.ISO_8859_1);
    List<String> read = new ArrayList<>();
    rotation.format().read(new ByteArrayInputStream(file), read::add);
    assertEquals(inputs, read);
  }

  @ParameterizedTest
  @MethodSource("all")
  void aCaseDependsOnlyOnSeedNameAndIndex(Generator generator) {
    List<Case> forwards = new ArrayList<>();
    for (long index = 0; index < 100; index++) {
      forwards.add(generator.draw(7, index));
    }
    for (int index = 99; index >= 0; index--) {
      assertEquals(forwards.get(index), generator.draw(7, index));
    }
    List<String> otherSeed =
        IntStream.range(0, 100).mapToObj(index -> generator.draw(8, index).input()).toList();
    assertNotEquals(forwards.stream().map(Case::input).toList(), otherSeed);
  }

  @Test
  void parallelDrawsAreTheSame() {
    Generator generator = new RotationMix();
    List<Case> alone = IntStream.range(0, 2000).mapToObj(i -> generator.draw(3, i)).toList();
    List<Case> together =
        IntStream.range(0, 2000).parallel().mapToObj(i -> new RotationMix().draw(3, i)).toList();
    assertEquals(alone, together);
  }

  @Property(tries = 200)
  void distanceIsExact(@ForAll long seed, @ForAll @LongRange(min = 0, max = 1L << 40) long index) {
    int distance = (int) (index % 14);
    Generator generator = new Distance().with(String.valueOf(distance));
    Case drawn = generator.draw(seed, index);
    assertEquals(distance, oracle.distance(drawn.input()));
    assertEquals(new CaseName("rotation", "distance:" + distance, seed, index), drawn.name());
  }

  @Test
  void distanceWithoutANumberIsIncomplete() {
    assertFalse(new Distance().isComplete());
    assertThrows(IllegalStateException.class, () -> new Distance().draw(1, 1));
    assertTrue(new Distance().with("0").isComplete());
    assertEquals("distance", new Distance().name());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "14", "-1", "x", "07", "1.0", "99999999999", " 7", "\u0661"})
  void aBadDistanceIsRefusedInOneLine(String argument) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> new Distance().with(argument));
    String quoted = argument.equals("\u0661") ? "\\u0661" : argument;
    assertEquals(
        "generator distance: found '" + quoted + "', expected a distance from 0 to 13",
        refused.getMessage());
  }

  @Test
  void otherGeneratorsTakeNoArgument() {
    assertThrows(IllegalArgumentException.class, () -> new Uniform().with("3"));
  }

  @Test
  void spreadTakesEveryDistanceInTurn() {
    for (int index = 0; index < 280; index++) {
      assertEquals(index % 14, oracle.distance(new Spread().draw(5, index).input()));
    }
  }

  @Test
  void boundaryDrawsElevenToThirteenEvenly() {
    int[] counts = new int[14];
    for (int index = 0; index < 3000; index++) {
      counts[oracle.distance(new Boundary().draw(5, index).input())]++;
    }
    assertEquals(3000, counts[11] + counts[12] + counts[13]);
    for (int distance = 11; distance <= 13; distance++) {
      assertEquals(1000, counts[distance], 4 * Math.sqrt(3000 * (2.0 / 9)));
    }
  }

  @Test
  void easyDrawsASolvedBoardInEveryFive() {
    for (int index = 0; index < 200; index++) {
      assertEquals(index % 5, oracle.distance(new Easy().draw(5, index).input()));
    }
  }

  @Test
  void walksReachFarButNotBeyondTheirMoves() {
    int largest = 0;
    for (int index = 0; index < 2000; index++) {
      largest = Math.max(largest, oracle.distance(new Walk().draw(5, index).input()));
    }
    assertTrue(largest >= 10, "largest distance " + largest);
  }

  @Test
  void uniformPutsEveryNumberEverywhereEquallyOften() {
    int draws = 30_000;
    int[][] counts = new int[24][4];
    for (int index = 0; index < draws; index++) {
      String board = new Uniform().draw(9, index).input();
      for (int cell = 0; cell < 24; cell++) {
        counts[cell][board.charAt(2 * cell) - '0']++;
      }
    }
    for (int cell = 0; cell < 24; cell++) {
      for (int number = 1; number <= 3; number++) {
        assertEquals(draws / 3.0, counts[cell][number], 4.5 * Math.sqrt(draws * (2.0 / 9)));
      }
    }
  }

  @Test
  void theMixHasEveryDistanceAndMakesEachFileFromOneGenerator() {
    RotationMix mix = new RotationMix();
    int[] counts = new int[14];
    Set<String> names = new TreeSet<>();
    for (int file = 0; file < 300; file++) {
      Set<String> inFile = new HashSet<>();
      for (int i = 0; i < mix.block(); i++) {
        Case drawn = mix.draw(11, 10L * file + i);
        inFile.add(drawn.name().generator());
        counts[oracle.distance(drawn.input())]++;
      }
      assertEquals(1, inFile.size());
      names.addAll(inFile);
    }
    assertEquals(rotation.limits().casesPerFile(), mix.block());
    assertEquals(
        Set.of("spread", "easy", "boundary", "uniform", "walk", "tie", "trap", "twin", "order"),
        names);
    for (int distance = 0; distance < counts.length; distance++) {
      assertTrue(counts[distance] >= 90, counts[distance] + " at distance " + distance);
    }
  }

  @Test
  void aCaseOfTheMixIsReproducedByTheGeneratorInItsName() {
    RotationMix mix = new RotationMix();
    for (int index = 0; index < 500; index++) {
      Case drawn = mix.draw(11, index);
      Generator named =
          all().filter(g -> g.name().equals(drawn.name().generator())).findFirst().orElseThrow();
      assertEquals(drawn, named.draw(11, index));
    }
  }

  @Test
  void everyGeneratorOfThePackageIsRegistered() throws Exception {
    Set<String> registered =
        ServiceLoader.load(Generator.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(generator -> generator.puzzle().equals("rotation"))
            .map(generator -> generator.getClass().getName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(compiledGenerators(), registered);
    assertEquals(13, registered.size());
  }

  @Test
  void everyGeneratorDescribesItselfInOneLine() {
    all().forEach(g -> assertTrue(g.summary().length() > 20 && !g.summary().contains("\n")));
  }

  private static Set<String> compiledGenerators() throws IOException, URISyntaxException {
    Path classes =
        Path.of(Uniform.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.list(classes.resolve("harness/generators/rotation"))) {
      return files
          .map(file -> file.getFileName().toString().replaceFirst("\\.class$", ""))
          .map(name -> load("harness.generators.rotation." + name))
          .filter(Generator.class::isAssignableFrom)
          .filter(type -> !Modifier.isAbstract(type.getModifiers()))
          .map(Class::getName)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }
}

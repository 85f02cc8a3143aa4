package harness.generators.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.generators.Enumeration;
import harness.reference.Format;
import harness.reference.knights.Knights;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties of every generator of the puzzle. */
class KnightsGeneratorsTest {

  private static final int DRAWN = 400;

  static Stream<Generator> complete() {
    return Stream.concat(
        registered()
            .filter(Generator::isComplete)
            .filter(generator -> !(generator instanceof Enumeration)),
        Stream.of("0", "9", "16").map(new ExactDistance()::with));
  }

  private static Stream<Generator> registered() {
    return ServiceLoader.load(Generator.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(generator -> generator.puzzle().equals(Knights.NAME));
  }

  private static List<Case> cases(Generator generator, long seed) {
    return IntStream.range(0, DRAWN).mapToObj(index -> generator.draw(seed, index)).toList();
  }

  @Test
  void theGeneratorsAreThese() {
    assertEquals(
        Set.of(
            "corner",
            "deepest",
            "trap",
            "twin",
            "order",
            "all",
            "uniform",
            "distance",
            "spread",
            "boundary",
            "easy",
            "walk",
            "mix"),
        registered().map(Generator::name).collect(Collectors.toSet()));
  }

  @Test
  void everyGeneratorClassIsRegistered() throws Exception {
    File classes =
        new File(KnightsMix.class.getResource("KnightsMix.class").toURI()).getParentFile();
    Set<String> generators = new HashSet<>();
    for (String file : classes.list((folder, name) -> name.endsWith(".class"))) {
      String name = KnightsMix.class.getPackageName() + "." + file.replace(".class", "");
      if (Generator.class.isAssignableFrom(Class.forName(name))) {
        generators.add(name);
      }
    }
    assertEquals(
        generators, registered().map(g -> g.getClass().getName()).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("complete")
  void everyCaseIsValidAndCanonical(Generator generator) throws Exception {
    Format format = new Knights().format();
    List<String> inputs = cases(generator, 3).stream().map(Case::input).toList();
    List<String> read = new ArrayList<>();
    byte[] file = format.file(inputs).getBytes(StandardCharsets.US_ASCII);
    format.read(new ByteArrayInputStream(file), read::add);
    assertEquals(inputs, read);
  }

  @ParameterizedTest
  @MethodSource("complete")
  void theSameSeedGivesTheSameCasesInAnyOrder(Generator generator) {
    List<Case> expected = cases(generator, 11);
    List<Integer> order = new ArrayList<>(IntStream.range(0, DRAWN).boxed().toList());
    Collections.shuffle(order, new Random(5));
    Case[] found = new Case[DRAWN];
    order.parallelStream().forEach(index -> found[index] = generator.draw(11, index));
    assertEquals(expected, Arrays.asList(found));
  }

  @ParameterizedTest
  @MethodSource("complete")
  void theNameOfACaseReproducesIt(Generator generator) {
    for (Case drawn : cases(generator, 23)) {
      CaseName name = CaseName.parse(drawn.name().toString());
      String[] parts = name.generator().split(":", 2);
      Generator again =
          registered().filter(g -> g.name().equals(parts[0])).findFirst().orElseThrow();
      again = parts.length == 2 ? again.with(parts[1]) : again;
      assertEquals(drawn, again.draw(name.seed(), name.index()));
    }
  }

  @ParameterizedTest
  @MethodSource("complete")
  void anotherSeedGivesOtherCases(Generator generator) {
    if (!generator.name().equals("distance:0")) {
      assertNotEquals(inputs(generator, 1), inputs(generator, 2));
    }
  }

  private static List<String> inputs(Generator generator, long seed) {
    return cases(generator, seed).stream().map(Case::input).toList();
  }

  @ParameterizedTest
  @MethodSource("complete")
  void describesItselfInOneLine(Generator generator) {
    assertFalse(generator.summary().isBlank());
    assertFalse(generator.summary().contains("\n"));
  }

  @ParameterizedTest
  @MethodSource("complete")
  void drawsAtTheLargestIndex(Generator generator) {
    assertTrue(generator.draw(Long.MIN_VALUE, 999_999_999_999_999_999L).input().contains("*"));
  }
}

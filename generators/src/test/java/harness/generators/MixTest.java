package harness.generators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Mix;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Properties of every mix, whatever its parts. */
class MixTest {

  private static final int BLOCK = 3;
  private static final int ROUND = 9 * BLOCK;

  /** A generator that draws its own name. */
  private static final class Part extends Generator {
    private final int block;

    Part(String name) {
      this(name, 1);
    }

    Part(String name, int block) {
      super("none", name);
      this.block = block;
    }

    @Override
    public int block() {
      return block;
    }

    @Override
    public String summary() {
      return name();
    }

    @Override
    protected String input(long seed, long index) {
      return name();
    }
  }

  /** A mix with parts whose blocks are several files. */
  private static final class LargeBlocks extends Mix {
    LargeBlocks() {
      super(
          "none",
          "large-blocks",
          2,
          List.of(
              new Share(new Part("a", 5), 1),
              new Share(new Part("b", 3), 2),
              new Share(new Part("a", 5), 1)));
    }

    @Override
    public String summary() {
      return "two parts";
    }
  }

  private static final class Parts extends Mix {
    Parts() {
      super(
          "none",
          "parts",
          BLOCK,
          List.of(
              new Share(new Part("often"), 6),
              new Share(new Part("rarely"), 1),
              new Share(new Part("sometimes"), 2)));
    }

    @Override
    public String summary() {
      return "three parts";
    }
  }

  @Test
  void everyRoundHasExactlyTheWeights() {
    Mix mix = new Parts();
    for (long seed : new long[] {0, 1, -5}) {
      for (long round : new long[] {0, 1, 40, 1L << 33}) {
        Map<String, Long> counts =
            drawn(mix, seed, round).stream()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertEquals(Map.of("often", 18L, "rarely", 3L, "sometimes", 6L), counts);
      }
    }
  }

  @Test
  void aBlockComesFromOnePart() {
    List<String> drawn = drawn(new Parts(), 7, 2);
    for (int i = 0; i < ROUND; i++) {
      assertEquals(drawn.get(i - i % BLOCK), drawn.get(i));
    }
  }

  @Test
  void theFirstFilesComeFromEachGeneratorOnce() {
    Mix mix = new LargeBlocks();
    assertEquals(30, mix.block());
    List<String> first =
        IntStream.range(0, 34).mapToObj(i -> mix.draw(1, i).name().generator()).toList();
    assertEquals(List.of("a", "a", "b", "b", "a"), first.subList(0, 5));
    assertEquals(List.of("a", "b"), first.subList(29, 31));
    assertEquals("large-blocks", mix.name());
    assertEquals(3, mix.draw(1, 3).name().index());
  }

  @Test
  void seedAndRoundChangeTheOrder() {
    Mix mix = new Parts();
    assertNotEquals(drawn(mix, 1, 1), drawn(mix, 2, 1));
    assertNotEquals(drawn(mix, 1, 1), drawn(mix, 1, 2));
  }

  @Test
  void theFirstRoundKeepsTheOrderOfTheSharesWhateverTheSeed() {
    List<String> first = drawn(new Parts(), 1, 0);
    assertEquals(first, drawn(new Parts(), 2, 0));
    assertEquals(List.of("often", "rarely", "sometimes"), first.stream().distinct().toList());
  }

  @Test
  void manyThreadsInAnyOrderDrawTheSameCases() {
    Mix shared = new Parts();
    List<Case> alone =
        IntStream.range(0, 20_000).mapToObj(i -> new Parts().draw(i % 3, scattered(i))).toList();
    List<Case> together =
        IntStream.range(0, 20_000)
            .parallel()
            .mapToObj(i -> shared.draw(i % 3, scattered(i)))
            .toList();
    assertEquals(alone, together);
  }

  private static long scattered(int i) {
    return i * 7919L % 100_003;
  }

  private static List<String> drawn(Mix mix, long seed, long round) {
    Stream<Case> cases =
        LongStream.range(round * ROUND, (round + 1) * ROUND).mapToObj(i -> mix.draw(seed, i));
    return cases.map(each -> each.name().generator()).toList();
  }
}

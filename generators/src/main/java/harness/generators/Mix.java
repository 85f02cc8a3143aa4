package harness.generators;

import harness.cases.Case;
import harness.cases.CaseName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Draws from several generators in turn, by weight, a block at a time. Within every full round of
 * blocks each generator has exactly its weight, in an order that the seed shuffles; the first round
 * keeps the order of the shares. Where a block is more than one of the judge's files, the very
 * first cases are one file from each generator instead, so that few cases have something of all.
 * Cases carry the name of the generator that drew them, with the mix's own index.
 */
public abstract class Mix extends Generator {

  /**
   * One share of a mix.
   *
   * @param generator what to draw from
   * @param weight blocks in each round
   */
  public record Share(Generator generator, int weight) {}

  /**
   * The order of one round's blocks.
   *
   * @param number of the round, from 0
   * @param parts the generator of each block
   */
  private record Round(long seed, long number, List<Generator> parts) {}

  /** More than the threads of most campaigns, each of which draws from a round of its own. */
  private static final int RECENT_ROUNDS = 16;

  private final int fileCases;
  private final int block;
  private final List<Share> shares;
  private final List<Generator> opening;
  private final int round;

  /** The orders that were needed last, by number modulo their count; each is quickly made again. */
  private final AtomicReferenceArray<Round> recentRounds =
      new AtomicReferenceArray<>(RECENT_ROUNDS);

  /**
   * A mix.
   *
   * @param fileCases cases of one of the judge's files, which are to come from one generator
   * @param shares the parts; at least one. A turn is as many cases as make whole files and whole
   *     blocks of every part
   */
  protected Mix(String puzzle, String name, int fileCases, List<Share> shares) {
    super(puzzle, name);
    this.fileCases = fileCases;
    this.shares = List.copyOf(shares);
    this.block =
        shares.stream()
            .mapToInt(share -> share.generator().block())
            .reduce(fileCases, Mix::commonMultiple);
    this.round = shares.stream().mapToInt(Share::weight).sum();
    this.opening = block == fileCases ? List.of() : eachOnce(shares);
  }

  /** The generators by name: one may have several shares, each with an instance of its own. */
  private static List<Generator> eachOnce(List<Share> shares) {
    Map<String, Generator> byName = new LinkedHashMap<>();
    shares.forEach(share -> byName.putIfAbsent(share.generator().name(), share.generator()));
    return List.copyOf(byName.values());
  }

  private static int commonMultiple(int a, int b) {
    int x = a;
    int y = b;
    while (y != 0) {
      int rest = x % y;
      x = y;
      y = rest;
    }
    return a / x * b;
  }

  /**
   * A mix that gives each of several generators of one puzzle the same weight.
   *
   * @param fileCases cases of one of the judge's files, which are to come from one generator
   */
  public static Generator evenly(List<Generator> generators, int fileCases) {
    return generators.size() == 1 ? generators.get(0) : new Even(generators, fileCases);
  }

  private static final class Even extends Mix {
    Even(List<Generator> generators, int fileCases) {
      super(
          generators.get(0).puzzle(),
          "even",
          fileCases,
          generators.stream().map(generator -> new Share(generator, 1)).toList());
    }

    @Override
    public String summary() {
      return "several generators in turn";
    }
  }

  /** The parts, in order. */
  public final List<Share> shares() {
    return shares;
  }

  @Override
  public final int block() {
    return block;
  }

  @Override
  public final Case draw(long seed, long index) {
    return part(seed, index).draw(seed, index);
  }

  @Override
  public final CaseName caseName(long seed, long index) {
    return part(seed, index).caseName(seed, index);
  }

  @Override
  public final String call(long seed, long index) {
    return part(seed, index).call(seed, index);
  }

  @Override
  protected final String input(long seed, long index) {
    return part(seed, index).input(seed, index);
  }

  private Generator part(long seed, long index) {
    if (index / fileCases < opening.size()) {
      return opening.get((int) (index / fileCases));
    }
    long blockIndex = index / block;
    long number = blockIndex / round;
    int place = (int) (number % RECENT_ROUNDS);
    Round recent = recentRounds.get(place);
    if (recent == null || recent.seed() != seed || recent.number() != number) {
      List<Generator> parts = number == 0 ? inOrder() : shuffled(blockRandom(seed, number));
      recent = new Round(seed, number, parts);
      recentRounds.set(place, recent);
    }
    return recent.parts().get((int) (blockIndex % round));
  }

  /**
   * The first round: in the order of the shares, for what is cheap and telling comes first there.
   */
  private List<Generator> inOrder() {
    return shares.stream()
        .flatMap(share -> Collections.nCopies(share.weight(), share.generator()).stream())
        .toList();
  }

  /** The parts of a round's blocks, each as often as its weight (Fisher and Yates, Knuth P). */
  private List<Generator> shuffled(SplittableRandom random) {
    Generator[] parts = new Generator[round];
    int placed = 0;
    for (Share share : shares) {
      for (int i = 0; i < share.weight(); i++) {
        int j = random.nextInt(placed + 1);
        parts[placed++] = parts[j];
        parts[j] = share.generator();
      }
    }
    return List.of(parts);
  }
}

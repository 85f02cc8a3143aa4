package harness.cases;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Draws from several generators in turn, by weight, a block at a time. In every full round of
 * blocks each generator gets exactly its weight, in an order shuffled by the seed; the first round
 * keeps the order of the shares. If a block is more than one judge's file, the very first cases are
 * one file from each generator instead, so that even a short run samples all of them. Cases carry
 * the name of the generator that drew them and the mix's index.
 */
public abstract class Mix extends Generator {

  /**
   * A generator's share of a mix.
   *
   * @param generator the generator to draw from
   * @param weight blocks in each round
   */
  public record Share(Generator generator, int weight) {}

  /**
   * The order of one round's blocks.
   *
   * @param number the round's number, from 0
   * @param parts the generator of each block
   */
  private record Round(long seed, long number, List<Generator> parts) {}

  /** More than most campaigns have threads, each of which draws from its own round. */
  private static final int RECENT_ROUNDS = 16;

  private final int fileCases;
  private final int block;
  private final List<Share> shares;
  private final List<Generator> opening;
  private final int round;

  /**
   * The most recently used rounds, by number modulo the array's length; a round is quick to
   * recompute.
   */
  private final AtomicReferenceArray<Round> recentRounds =
      new AtomicReferenceArray<>(RECENT_ROUNDS);

  /**
   * Creates a mix. A turn has as many cases as make whole files and whole blocks of every part.
   *
   * @param fileCases cases in one of the judge's files, all of which come from one generator
   * @param shares the parts; at least one
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

  /**
   * One generator for each name. A generator may have several shares, each with its own instance.
   */
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
   * @param fileCases cases in one of the judge's files, all of which come from one generator
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
   * The first round keeps the order of the shares, which starts with the cheap and revealing ones.
   */
  private List<Generator> inOrder() {
    return shares.stream()
        .flatMap(share -> Collections.nCopies(share.weight(), share.generator()).stream())
        .toList();
  }

  /**
   * The parts of a round's blocks, each as often as its weight, shuffled (Fisher and Yates; Knuth's
   * Algorithm P).
   */
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

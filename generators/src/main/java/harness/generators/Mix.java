package harness.generators;

import harness.cases.Case;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws from several generators in turn, by weight, a block at a time. Within every full round of
 * blocks each generator has exactly its weight, in an order that the seed shuffles. Cases carry the
 * name of the generator that drew them, with the mix's own index.
 */
public abstract class Mix extends Generator {

  /**
   * One share of a mix.
   *
   * @param generator what to draw from
   * @param weight blocks in each round
   */
  public record Share(Generator generator, int weight) {}

  private final int block;
  private final List<Share> shares;
  private final int round;

  /**
   * A mix.
   *
   * @param block cases that are drawn from one generator before the next has its turn
   * @param shares the parts; at least one
   */
  protected Mix(String puzzle, String name, int block, List<Share> shares) {
    super(puzzle, name);
    this.block = block;
    this.shares = List.copyOf(shares);
    this.round = shares.stream().mapToInt(Share::weight).sum();
    for (Share share : shares) {
      if (block % share.generator().block() != 0) {
        throw new IllegalArgumentException(
            share.generator().name() + ": its block does not divide the mix's, " + block);
      }
    }
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
          generators.stream().mapToInt(Generator::block).reduce(fileCases, Even::commonMultiple),
          generators.stream().map(generator -> new Share(generator, 1)).toList());
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
  protected final String input(long seed, long index) {
    return part(seed, index).input(seed, index);
  }

  private Generator part(long seed, long index) {
    long blockIndex = index / block;
    int slot = shuffledSlot(blockRandom(seed, blockIndex / round), (int) (blockIndex % round));
    for (Share share : shares) {
      slot -= share.weight();
      if (slot < 0) {
        return share.generator();
      }
    }
    throw new AssertionError("slot beyond the last share");
  }

  /** Where a random permutation of the round's slots sends this one (Fisher and Yates, Knuth P). */
  private int shuffledSlot(SplittableRandom random, int position) {
    int[] slots = new int[round];
    for (int i = 0; i < round; i++) {
      int j = random.nextInt(i + 1);
      slots[i] = slots[j];
      slots[j] = i;
    }
    return slots[position];
  }
}

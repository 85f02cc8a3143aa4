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

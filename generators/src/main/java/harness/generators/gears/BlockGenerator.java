package harness.generators.gears;

import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Gears;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * A generator whose cases share a random link table within a block of {@value #BLOCK}. Which table
 * a block has is remembered for the blocks drawn from last; that changes no case, only its cost.
 */
abstract class BlockGenerator extends Generator {

  /** Consecutive cases that share a link table. */
  static final int BLOCK = 25;

  /** A block of a campaign. */
  private record BlockKey(long seed, long block) {}

  private final Remembered<BlockKey, LinkTable> tables = new Remembered<>();

  BlockGenerator(String name) {
    super(Gears.NAME, name);
  }

  @Override
  public final int block() {
    return BLOCK;
  }

  /**
   * The link table of a block. The first that {@code random} gives, unless a generator wants more
   * of it.
   *
   * @throws IllegalArgumentException in one line, when none of many tables will do
   */
  LinkTable drawLinks(SplittableRandom random) {
    return RandomLinks.draw(random);
  }

  /**
   * A position of the case at an offset from the beginning of its block.
   *
   * @param random the case's own
   * @param rotation a number that the block's cases share, drawn at random: 0 to 2^31 - 1
   */
  abstract int position(LinkTable links, SplittableRandom random, int offset, int rotation);

  @Override
  protected final String input(long seed, long index) {
    long block = index / BLOCK;
    LinkTable links =
        tables.get(
            new BlockKey(seed, block), key -> drawLinks(blockRandom(key.seed(), key.block())));
    int rotation = blockRandom(seed, ~block).nextInt(Integer.MAX_VALUE);
    int position = position(links, random(seed, index), (int) (index % BLOCK), rotation);
    return links.text(position);
  }

  /** A position of an exact distance, each equally likely. */
  static int atDistance(DistanceTable table, int distance, SplittableRandom random) {
    return table.position(distance, random.nextInt(table.size(distance)));
  }
}

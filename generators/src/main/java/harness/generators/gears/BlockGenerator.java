package harness.generators.gears;

import harness.generators.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Gears;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * A generator whose cases share a random link table, within a block of {@value #BLOCK} unless it
 * says otherwise. Which table a block has is remembered for the blocks drawn from last; that
 * changes no case, only its cost.
 */
abstract class BlockGenerator extends Generator {

  /** Consecutive cases that belong together. */
  static final int BLOCK = 25;

  /** Cases of a campaign that share a link table. */
  private record BlockKey(long seed, long block) {}

  private final Remembered<BlockKey, LinkTable> tables = new Remembered<>();

  private final int sharing;

  BlockGenerator(String name) {
    this(name, BLOCK);
  }

  /**
   * A generator.
   *
   * @param sharing consecutive cases that share a link table, if not those of a block
   */
  BlockGenerator(String name, int sharing) {
    super(Gears.NAME, name);
    this.sharing = sharing;
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
   * A position of the case at an offset from the first that shares its links.
   *
   * @param random the case's own
   * @param rotation a number that these cases share, drawn at random: 0 to 2^31 - 1
   */
  abstract int position(LinkTable links, SplittableRandom random, int offset, int rotation);

  @Override
  protected final String input(long seed, long index) {
    long block = index / sharing;
    LinkTable links =
        tables.get(
            new BlockKey(seed, block), key -> drawLinks(blockRandom(key.seed(), key.block())));
    int rotation = blockRandom(seed, ~block).nextInt(Integer.MAX_VALUE);
    int position = position(links, random(seed, index), (int) (index % sharing), rotation);
    return links.text(position);
  }

  /** A position that has a distance, each equally likely. */
  static int anywhere(DistanceTable table, SplittableRandom random) {
    while (true) {
      int position = random.nextInt(Position.COUNT);
      if ((Position.sumModulo4(position) & 1) == 0 && table.distance(position) >= 0) {
        return position;
      }
    }
  }

  /** A position of an exact distance, each equally likely. */
  static int atDistance(DistanceTable table, int distance, SplittableRandom random) {
    return table.position(distance, random.nextInt(table.size(distance)));
  }
}

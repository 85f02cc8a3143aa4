package harness.generators.gears;

import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Gears;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * A generator whose cases share a random link table within a block, of {@value #BLOCK} cases by
 * default. The tables of the most recent blocks are cached; that changes no case, only its cost.
 */
abstract class BlockGenerator extends Generator {

  /** Default number of consecutive cases that share a link table. */
  static final int BLOCK = 25;

  /** Identifies the cases of a campaign that share a link table. */
  private record BlockKey(long seed, long block) {}

  private final Remembered<BlockKey, LinkTable> tables = new Remembered<>();

  private final int sharing;

  BlockGenerator(String name) {
    this(name, BLOCK);
  }

  /**
   * A generator.
   *
   * @param sharing number of consecutive cases that share a link table
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
   * The link table of a block: by default the first that {@code random} gives. Generators override
   * this to require more of it.
   *
   * @throws IllegalArgumentException with a one-line message if none of many tables is suitable
   */
  LinkTable drawLinks(SplittableRandom random) {
    return RandomLinks.draw(random);
  }

  /**
   * The position of a case.
   *
   * @param random the case's own random source
   * @param rotation a random number, 0 to 2^31 - 1, shared by all cases with these links
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

  /** A random position from which the goal can be reached, all equally likely. */
  static int anywhere(DistanceTable table, SplittableRandom random) {
    while (true) {
      int position = random.nextInt(Position.COUNT);
      if ((Position.sumModulo4(position) & 1) == 0 && table.distance(position) >= 0) {
        return position;
      }
    }
  }

  /** A random position at an exact distance, all equally likely. */
  static int atDistance(DistanceTable table, int distance, SplittableRandom random) {
    return table.position(distance, random.nextInt(table.size(distance)));
  }
}

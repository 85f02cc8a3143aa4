package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Link tables with a structure that random ones never have, at all distances that the judge uses: a
 * star, a ring, a chain, pairs that drag each other, a knob that nothing drags, all links of a knob
 * equal, a permutation for each state. There many turns are equivalent or undo each other, the
 * graph is disconnected, and positions that look one turn away are not.
 */
@AutoService(Generator.class)
public final class Links extends BlockGenerator {

  /** The largest distance in the judge's tests; some shapes have positions at 28 turns or more. */
  private static final int FARTHEST = 17;

  /** The shapes. */
  private enum Shape {
    STAR,
    RING,
    CHAIN,
    PAIRS,
    NOTHING_DRAGS_ONE,
    EQUAL,
    PERMUTATIONS
  }

  /** Found through ServiceLoader. */
  public Links() {
    super("links");
  }

  @Override
  public String summary() {
    return "links in stars, rings, chains, pairs, permutations, all equal, one knob"
        + " never dragged: turns that are equivalent or undo each other";
  }

  @Override
  LinkTable drawLinks(SplittableRandom random) {
    Shape shape = Shape.values()[random.nextInt(Shape.values().length)];
    int[] names = shuffled(random);
    int[][] links = new int[Position.KNOBS][Position.STATES];
    for (int state = 0; state < Position.STATES; state++) {
      int[] order = shape == Shape.PERMUTATIONS ? shuffled(random) : names;
      for (int place = 0; place < Position.KNOBS; place++) {
        links[order[place]][state] = order[dragged(shape, place, random)];
      }
    }
    if (shape == Shape.EQUAL) {
      for (int[] ofKnob : links) {
        Arrays.fill(ofKnob, ofKnob[0]);
      }
    }
    return LinkTable.of(links);
  }

  /** The place of the knob dragged by the knob at a given place. */
  private static int dragged(Shape shape, int place, SplittableRandom random) {
    int last = Position.KNOBS - 1;
    return switch (shape) {
      case STAR -> place == 0 ? 1 : 0;
      case RING, PERMUTATIONS -> (place + 1) % Position.KNOBS;
      case CHAIN -> place == last ? last - 1 : place + 1;
      case PAIRS -> place ^ 1;
      case NOTHING_DRAGS_ONE -> another(place, last, random);
      case EQUAL -> another(place, last + 1, random);
    };
  }

  /** A random one of the first {@code places} places other than {@code place}. */
  private static int another(int place, int places, SplittableRandom random) {
    int other = random.nextInt(place < places ? places - 1 : places);
    return other < place ? other : other + 1;
  }

  private static int[] shuffled(SplittableRandom random) {
    int[] names = new int[Position.KNOBS];
    for (int i = 0; i < names.length; i++) {
      int j = random.nextInt(i + 1);
      names[i] = names[j];
      names[j] = i;
    }
    return names;
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    int layers = Math.min(table.largest(), FARTHEST) + 1;
    return atDistance(table, (offset + rotation % layers) % layers, random);
  }
}

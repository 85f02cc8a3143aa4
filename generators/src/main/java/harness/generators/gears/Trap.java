package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.SplittableRandom;

/**
 * Positions at 6 to 11 turns that have very few shortest sequences and lie far above the usual
 * estimate, half the missing steps. A search that closes states too early, prunes by the first
 * estimate or weights the estimate loses the only right way here; elsewhere, among hundreds of
 * right ways, it finds another.
 */
@AutoService(Generator.class)
public final class Trap extends BlockGenerator {

  private static final int NEAREST = 6;
  private static final int LAYERS = 6;
  private static final int CANDIDATES = 400;

  /** Where counting stops: this many sequences are too many for a trap. */
  private static final int MANY = 12;

  /** Found through ServiceLoader. */
  public Trap() {
    super("trap");
  }

  @Override
  public String summary() {
    return "6 to 11 turns, far above the usual estimate, with few shortest sequences:"
        + " defeats searches that close or prune too early";
  }

  @Override
  LinkTable drawLinks(SplittableRandom random) {
    return RandomLinks.drawReaching(NEAREST + LAYERS - 1, RandomLinks.MOST_TABLES, random);
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    DistanceTable table = DistanceTable.of(links);
    int distance = NEAREST + (offset + rotation % LAYERS) % LAYERS;
    int narrowest = atDistance(table, distance, random);
    int fewest = MANY;
    for (int i = 0; i < CANDIDATES; i++) {
      int candidate = atDistance(table, distance, random);
      if (2 * distance > Position.missingSteps(candidate)) {
        int sequences = shortestSequences(table, candidate, distance, fewest);
        if (sequences < fewest) {
          fewest = sequences;
          narrowest = candidate;
        }
      }
    }
    return narrowest;
  }

  /** The number of shortest sequences to the goal, or {@code bound} if there are more. */
  private static int shortestSequences(DistanceTable table, int from, int distance, int bound) {
    if (distance == 0) {
      return 1;
    }
    int sequences = 0;
    for (int knob = 0; knob < Position.KNOBS && sequences < bound; knob++) {
      int next = table.links().turn(from, knob);
      if (table.distance(next) == distance - 1) {
        sequences += shortestSequences(table, next, distance - 1, bound - sequences);
      }
    }
    return sequences;
  }
}

package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.LinkTable;
import java.util.SplittableRandom;

/**
 * Instances at one exact distance: random links that have positions at that distance, each equally
 * likely. From about 20 up, few random links have any.
 */
@AutoService(Generator.class)
public final class AtDistance extends BlockGenerator {

  private static final String NAME = "distance";
  private static final int UNKNOWN = -1;

  private final int distance;

  /** For {@link java.util.ServiceLoader}; incomplete without a distance. */
  public AtDistance() {
    super(NAME);
    distance = UNKNOWN;
  }

  private AtDistance(int distance) {
    super(NAME + ":" + distance);
    this.distance = distance;
  }

  @Override
  public String summary() {
    return "random links at exact distance D: isolates what fails or slows down at one depth";
  }

  @Override
  public boolean isComplete() {
    return distance != UNKNOWN;
  }

  @Override
  public Generator with(String argument) {
    if (!argument.matches("0|[1-9][0-9]?")) {
      throw new IllegalArgumentException(
          "generator " + NAME + " takes a number of turns from 0 to 99, not '" + argument + "'");
    }
    return new AtDistance(Integer.parseInt(argument));
  }

  @Override
  LinkTable drawLinks(SplittableRandom random) {
    if (!isComplete()) {
      throw new IllegalArgumentException("generator distance needs a number of turns: distance:7");
    }
    return RandomLinks.drawReaching(distance, RandomLinks.MOST_TABLES, random);
  }

  @Override
  int position(LinkTable links, SplittableRandom random, int offset, int rotation) {
    return atDistance(DistanceTable.of(links), distance, random);
  }
}

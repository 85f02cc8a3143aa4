package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Knights;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.regex.Pattern;

/** Boards at one exact distance, all equally likely. */
@AutoService(Generator.class)
public final class ExactDistance extends Generator {

  private static final String NAME = "distance";
  private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d?");
  private static final int NOT_GIVEN = -1;

  private final int distance;
  private volatile Layer layer;

  /** For the service loader: incomplete, without a distance. */
  public ExactDistance() {
    super(Knights.NAME, NAME);
    this.distance = NOT_GIVEN;
  }

  private ExactDistance(int distance) {
    super(Knights.NAME, NAME + ":" + distance);
    this.distance = distance;
  }

  @Override
  public String summary() {
    return "boards at exactly D moves, D from 0 to "
        + Layers.LARGEST_DISTANCE
        + ", all equally likely: as hard as you want";
  }

  @Override
  public Generator with(String argument) {
    if (NUMBER.matcher(argument).matches()) {
      int given = Integer.parseInt(argument);
      if (given <= Layers.LARGEST_DISTANCE) {
        return new ExactDistance(given);
      }
    }
    throw new IllegalArgumentException(
        "generator distance: found '"
            + argument
            + "', expected a distance from 0 to "
            + Layers.LARGEST_DISTANCE
            + ", as in distance:7");
  }

  @Override
  public boolean isComplete() {
    return distance != NOT_GIVEN;
  }

  @Override
  protected String input(long seed, long index) {
    return Layered.text(layer(), random(seed, index));
  }

  /** The layer, found on first use and then kept: a deep one takes a search of all boards. */
  private Layer layer() {
    Layer found = layer;
    return found != null ? found : findLayer();
  }

  private synchronized Layer findLayer() {
    if (!isComplete()) {
      throw new IllegalStateException("generator distance needs a distance, as in distance:7");
    }
    if (layer == null) {
      layer = Layers.at(distance);
    }
    return layer;
  }
}

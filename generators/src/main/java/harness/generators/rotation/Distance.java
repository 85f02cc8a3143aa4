package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.StrictReader;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;

/** Boards of one exact distance. */
@AutoService(Generator.class)
public final class Distance extends Generator {

  private static final String NAME = "distance";
  private static final int NONE = -1;

  private final int distance;

  /** For {@link java.util.ServiceLoader}; incomplete without a distance. */
  public Distance() {
    super("rotation", NAME);
    distance = NONE;
  }

  private Distance(int distance) {
    super("rotation", NAME + ":" + distance);
    this.distance = distance;
  }

  @Override
  public String summary() {
    return "boards at exact distance D, all equally likely: shows where a mistake or the"
        + " cost begins";
  }

  @Override
  public Generator with(String argument) {
    if (argument.matches("\\d|[1-9]\\d") && Integer.parseInt(argument) <= Boards.LARGEST_DISTANCE) {
      return new Distance(Integer.parseInt(argument));
    }
    throw new IllegalArgumentException(
        "generator distance: found "
            + StrictReader.quote(argument)
            + ", expected a distance from 0 to "
            + Boards.LARGEST_DISTANCE);
  }

  @Override
  public boolean isComplete() {
    return distance != NONE;
  }

  @Override
  protected String input(long seed, long index) {
    if (!isComplete()) {
      throw new IllegalStateException("generator distance needs a distance, as in distance:7");
    }
    return Boards.text(Strata.get().draw(distance, random(seed, index)));
  }
}

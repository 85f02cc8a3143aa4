package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.generators.TwinPairs;
import harness.reference.rotation.Rotation;

/**
 * A board and its image under a rotation or reflection of the {@code #} and a renaming of numbers.
 */
@AutoService(Generator.class)
public final class Twins extends TwinPairs {

  /** Found through ServiceLoader. */
  public Twins() {
    super(new Rotation(), new Spread());
  }
}

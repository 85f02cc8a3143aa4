package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.generators.TwinPairs;
import harness.reference.knights.Knights;

/** A board and the same board turned by 180° with the colours swapped. */
@AutoService(Generator.class)
public final class Twins extends TwinPairs {

  /** For the service loader. */
  public Twins() {
    super(new Knights(), new EvenSpread());
  }
}

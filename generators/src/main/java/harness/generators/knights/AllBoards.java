package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.generators.SpaceEnumeration;
import harness.reference.knights.Knights;

/** Every board there is, the nearest first. It finds what random draws miss. */
@AutoService(Generator.class)
public final class AllBoards extends SpaceEnumeration {

  /** Found through ServiceLoader. */
  public AllBoards() {
    super(new Knights());
  }

  @Override
  public String noun() {
    return "boards";
  }
}

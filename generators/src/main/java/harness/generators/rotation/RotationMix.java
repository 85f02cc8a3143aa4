package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.cases.Mix;
import java.util.List;

/** The default mix. Ten consecutive cases come from one generator and make up one judge's file. */
@AutoService(Generator.class)
public final class RotationMix extends Mix {

  /** Cases in one of the judge's files. */
  private static final int FILE = 10;

  /** For {@link java.util.ServiceLoader}. */
  public RotationMix() {
    super(
        "rotation",
        "mix",
        FILE,
        List.of(
            new Share(new Spread(), 6),
            new Share(new Easy(), 2),
            new Share(new Boundary(), 1),
            new Share(new Uniform(), 2),
            new Share(new Walk(), 1),
            new Share(new Tie(), 2),
            new Share(new Trap(), 1),
            new Share(new Twins(), 1),
            new Share(new Order(), 1)));
  }

  @Override
  public String summary() {
    return "the default: half spread over all exact distances, the rest from the other generators";
  }
}

package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.generators.Mix;
import harness.reference.gears.Gears;
import java.util.List;

/**
 * What a run draws from by default, all of it solvable. A first round goes from what is telling for
 * most programs, traps before all, to what is cheap: only by numbers does it find what hangs on
 * several links and states at once.
 */
@AutoService(Generator.class)
public final class DefaultMix extends Mix {

  /** The judge's file holds one instance. */
  private static final int FILE = 1;

  /** Found through ServiceLoader. */
  public DefaultMix() {
    super(
        Gears.NAME,
        "mix",
        FILE,
        List.of(
            new Share(new Easy(), 1),
            new Share(new Trap(), 10),
            new Share(new Spread(), 4),
            new Share(new Walk(), 1),
            new Share(new Uniform(), 1),
            new Share(new Boundary(), 1),
            new Share(new Links(), 2),
            new Share(new Trap(), 15),
            new Share(new Fresh(), 150),
            new Share(new Graph(), 100)));
  }

  @Override
  public String summary() {
    return "the default: narrow, far, uniform, scrambled and easy cases and all exact distances,"
        + " then many links and states";
  }
}

package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.cases.Mix;
import harness.reference.gears.Gears;
import java.util.List;

/**
 * The default mix; all its cases are solvable. The first round starts with the generators that
 * reveal most about most programs, traps first, and ends with the cheap ones, which find mistakes
 * in combinations of links and states by sheer numbers.
 */
@AutoService(Generator.class)
public final class DefaultMix extends Mix {

  /** The judge's files hold one instance each. */
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
    return "the default: trap, far, uniform, scrambled and easy cases at all exact"
        + " distances, then many links and states";
  }
}

package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.generators.Mix;
import harness.reference.gears.Gears;
import java.util.List;

/** What a run draws from by default: traps, and all exact distances alike, all of it solvable. */
@AutoService(Generator.class)
public final class DefaultMix extends Mix {

  /** Found through ServiceLoader. */
  public DefaultMix() {
    super(
        Gears.NAME,
        "mix",
        BlockGenerator.BLOCK,
        List.of(
            new Share(new Easy(), 1),
            new Share(new Trap(), 10),
            new Share(new Spread(), 4),
            new Share(new Walk(), 1),
            new Share(new Uniform(), 1),
            new Share(new Boundary(), 1),
            new Share(new Links(), 2),
            new Share(new Fresh(), 30),
            new Share(new Graph(), 150)));
  }

  @Override
  public String summary() {
    return "the default: exact distances spread evenly, with narrow, far, uniform, scrambled and easy"
        + " cases";
  }
}

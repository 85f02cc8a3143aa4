package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.cases.Mix;
import harness.reference.knights.Knights;
import java.util.List;

/**
 * The default mix. Ten consecutive cases come from one generator and make up one judge's file. The
 * answer is -1 for nearly all uniform boards, two in five at the bound and most long walks; the
 * weights keep such boards to at most a fifth of all cases.
 */
@AutoService(Generator.class)
public final class KnightsMix extends Mix {

  private static final int FILE = 10;

  /** For the service loader. */
  public KnightsMix() {
    super(
        Knights.NAME,
        "mix",
        FILE,
        List.of(
            new Share(new EvenSpread(), 8),
            new Share(new AroundTheBound(), 3),
            new Share(new EasyBoards(), 2),
            new Share(new BackwardWalk(), 2),
            new Share(new UniformBoards(), 1),
            new Share(new Corner(), 1),
            new Share(new Trap(), 1),
            new Share(new Twins(), 1),
            new Share(new Order(), 1),
            new Share(new Deepest(), 1)));
  }

  @Override
  public String summary() {
    return "the default: files of ten from the other generators, over all exact"
        + " distances, few with answer -1";
  }
}

package harness.generators;

import harness.cases.Generator;
import harness.reference.Puzzle;

/**
 * A case and, right after it, its image under a symmetry. A program that treats one direction,
 * colour or number differently gives the two different answers; one whose hash or visited set
 * confuses them gives both the same wrong answer.
 */
public abstract class TwinPairs extends Generator {

  private final Puzzle of;
  private final Generator base;

  /**
   * Creates the generator.
   *
   * @param base draws the first of each pair
   */
  protected TwinPairs(Puzzle of, Generator base) {
    super(of.name(), "twin");
    this.of = of;
    this.base = base;
  }

  @Override
  public final String summary() {
    return "symmetric pairs, one after the other: exposes programs that treat one side differently";
  }

  @Override
  public final int block() {
    return 2;
  }

  @Override
  protected final String input(long seed, long index) {
    String input = base.draw(seed, index / 2).input();
    if (index % 2 == 0) {
      return input;
    }
    String twin = of.space().twin(input, random(seed, index));
    return twin == null ? input : twin;
  }
}

package harness.generators;

import harness.reference.Puzzle;

/**
 * A case and, right after it, one that a symmetry makes equal to it. A program that treats a
 * direction, a colour or a number unlike the others gives the two different answers, and one whose
 * hash or visited set takes them for each other gives them the wrong same one.
 */
public abstract class TwinPairs extends Generator {

  private final Puzzle of;
  private final Generator base;

  /**
   * Pairs.
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
    return "pairs that a symmetry makes equal, one after the other: what treats one side unlike"
        + " another";
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

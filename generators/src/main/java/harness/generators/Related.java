package harness.generators;

import harness.reference.Puzzle;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Cases whose answers must agree with each other, whatever they are, for metamorphic checks (Chen,
 * Cheung and Yiu 1998): in turn a case that another generator draws, one that a symmetry makes
 * equal to it, and one that lies a move away. Where a case has no such relative, it stands for it
 * itself.
 */
public final class Related extends Generator {

  /** The name that goes before another generator's. */
  public static final String NAME = "related";

  /** Cases that belong together: a case, its twin, its neighbour. */
  public static final int GROUP = 3;

  private final Puzzle of;
  private final Generator base;

  /** Without a generator to draw from, which {@link #with} adds. */
  Related(Puzzle of) {
    super(of.name(), NAME);
    this.of = of;
    this.base = null;
  }

  /** The relatives of what a generator draws. */
  public Related(Puzzle of, Generator base) {
    super(of.name(), NAME + ":" + base.name());
    this.of = of;
    this.base = base;
  }

  /** Whether cases of a generator of this name are of such groups. */
  public static boolean isName(String generator) {
    return generator.startsWith(NAME + ":");
  }

  @Override
  public String summary() {
    return "a case of another generator, its twin, its neighbour, in turn; for --metamorphic";
  }

  @Override
  public Generator with(String argument) {
    return new Related(of, Generators.named(puzzle(), argument));
  }

  @Override
  public boolean isComplete() {
    return base != null;
  }

  @Override
  public int block() {
    return base == null ? GROUP : GROUP * base.block();
  }

  @Override
  protected String input(long seed, long index) {
    String input = base.draw(seed, index / GROUP).input();
    List<String> relatives =
        switch ((int) (index % GROUP)) {
          case 1 -> of.space().twins(input);
          case 2 -> of.space().neighbours(input);
          default -> List.<String>of();
        };
    if (relatives.isEmpty()) {
      return input;
    }
    // twins of a block are of one symmetry, so that what they share stays shared
    boolean twin = index % GROUP == 1;
    SplittableRandom random = twin ? blockRandom(seed, index / block()) : random(seed, index);
    return relatives.get(random.nextInt(relatives.size()));
  }
}

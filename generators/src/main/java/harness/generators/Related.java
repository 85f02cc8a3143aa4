package harness.generators;

import harness.cases.Generator;
import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Groups of cases whose answers must be consistent, for metamorphic checks (Chen, Cheung and Yiu
 * 1998): a case drawn by another generator, one that must have the same answer, and all cases one
 * move away. If a case has fewer successors than others, a walk of single moves from the last
 * successor fills the group.
 *
 * <p>The case with the same answer is, in turn, a symmetric twin and the reversal, for puzzles that
 * have both. A case without either takes that place itself.
 */
public final class Related extends Generator {

  /** The name of this generator; the name of the base generator is its argument. */
  public static final String NAME = "related";

  /** Position in the group of the case that must have the same answer as the first. */
  public static final int EQUAL = 1;

  /**
   * Position in the group of the first successor; the other successors and then the walk follow.
   */
  public static final int SUCCESSOR = 2;

  private final Puzzle of;
  private final Generator base;
  private final int group;

  /** Without a base generator, which {@link #with} adds. */
  Related(Puzzle of) {
    super(of.name(), NAME);
    this.of = of;
    this.base = null;
    this.group = group(of.space());
  }

  /** Draws the cases of {@code base}, each with its relatives. */
  public Related(Puzzle of, Generator base) {
    super(of.name(), NAME + ":" + base.name());
    this.of = of;
    this.base = base;
    this.group = group(of.space());
  }

  /** Whether this is the name of a generator that draws such groups. */
  public static boolean isName(String generator) {
    return generator.startsWith(NAME + ":");
  }

  /** The size of a group. Each group starts at a multiple of it. */
  public static int group(Space space) {
    return SUCCESSOR + space.mostSuccessors();
  }

  @Override
  public String summary() {
    return "a case of another generator, then its twin or reversal, then all cases one"
        + " move away; for --metamorphic";
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
    return base == null ? group : group * base.block();
  }

  @Override
  protected String input(long seed, long index) {
    String input = base.draw(seed, index / group).input();
    int place = (int) (index % group);
    if (place == 0) {
      return input;
    }
    if (place == EQUAL) {
      return equal(input, seed, index);
    }
    List<String> successors = of.space().successors(input);
    int beyond = place - SUCCESSOR - successors.size();
    return beyond < 0
        ? successors.get(place - SUCCESSOR)
        : walk(input, successors, beyond + 1, random(seed, index - place));
  }

  private String equal(String input, long seed, long index) {
    String reversal = index / group % 2 == 1 ? of.space().reversal(input) : null;
    if (reversal != null) {
      return reversal;
    }
    // all twins of a block use one symmetry, so that they still share what the block shares
    String twin = of.space().twin(input, blockRandom(seed, index / block()));
    return twin == null ? input : twin;
  }

  private String walk(String from, List<String> successors, int steps, SplittableRandom random) {
    String before = from;
    String here = successors.isEmpty() ? from : successors.get(successors.size() - 1);
    for (int step = 0; step < steps; step++) {
      List<String> ahead = new ArrayList<>(of.space().neighbours(here));
      ahead.remove(before);
      before = here;
      here = ahead.isEmpty() ? here : ahead.get(random.nextInt(ahead.size()));
    }
    return here;
  }
}

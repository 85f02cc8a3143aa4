package harness.generators;

import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Cases whose answers must agree with each other, whatever they are, for metamorphic checks (Chen,
 * Cheung and Yiu 1998), in groups: a case that another generator draws, one that must have the same
 * answer, and all that a move leads to. Where a case has fewer successors than others, a walk of
 * single moves from the last of them makes up for it.
 *
 * <p>The same answer has, in turn, a case that a symmetry makes equal and the reversal, for puzzles
 * that have both. Where a case has no such relative, it stands for it itself.
 */
public final class Related extends Generator {

  /** The name that goes before another generator's. */
  public static final String NAME = "related";

  /** Place in its group of the case that must have the same answer as the first. */
  public static final int EQUAL = 1;

  /** Place in its group of the first that a move leads to; then come the others, then the walk. */
  public static final int SUCCESSOR = 2;

  private final Puzzle of;
  private final Generator base;
  private final int group;

  /** Without a generator to draw from, which {@link #with} adds. */
  Related(Puzzle of) {
    super(of.name(), NAME);
    this.of = of;
    this.base = null;
    this.group = group(of.space());
  }

  /** The relatives of what a generator draws. */
  public Related(Puzzle of, Generator base) {
    super(of.name(), NAME + ":" + base.name());
    this.of = of;
    this.base = base;
    this.group = group(of.space());
  }

  /** Whether cases of a generator of this name are of such groups. */
  public static boolean isName(String generator) {
    return generator.startsWith(NAME + ":");
  }

  /** Whether a generator draws cases of such groups, or a part of it does. */
  public static boolean isDrawnBy(Generator generator) {
    return generator instanceof Mix mix
        ? mix.shares().stream().anyMatch(share -> isDrawnBy(share.generator()))
        : generator instanceof Related;
  }

  /** How many consecutive cases, from a multiple of this number, make a group. */
  public static int group(Space space) {
    return SUCCESSOR + space.mostSuccessors();
  }

  @Override
  public String summary() {
    return "a case of another generator, its twin or reversal, all that a move leads to, in turn;"
        + " for --metamorphic";
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
    // twins of a block are of one symmetry, so that what they share stays shared
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

package harness.shrink.text;

import java.util.List;

/** All passes over an input, again and again until none finds anything smaller. */
public final class TextReduction {

  private static final List<Pass> PASSES =
      List.of(
          new DropCases(),
          new DropLines(),
          new DropTokens(),
          new DropLabels(),
          new ContractEdges(),
          new DropBrackets(),
          new DropCharacters(),
          new Transpose(),
          new CompressValues(),
          new SetValues(),
          new LowerValues(),
          new LowerLetters());

  /** Takes many steps, so it comes when the input has the fewest tokens. */
  private static final Pass LAST = new LowestValues();

  private TextReduction() {}

  /** The smallest input found, given one that fails. */
  public static Layout smallest(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      now = after(LAST, smallestInFewSteps(now, trials), trials);
    } while (!now.equals(before));
    return now;
  }

  private static Layout smallestInFewSteps(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      for (Pass pass : PASSES) {
        now = after(pass, now, trials);
      }
    } while (!now.equals(before));
    return now;
  }

  /** What a pass makes of an input; the input itself if time is up, for it may be a large one. */
  private static Layout after(Pass pass, Layout failing, Trials trials) {
    return trials.isOver() ? failing : pass.shrink(failing, trials);
  }
}

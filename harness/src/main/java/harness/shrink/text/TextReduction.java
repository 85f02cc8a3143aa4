package harness.shrink.text;

import java.util.List;

/** All passes over an input, again and again until none finds anything smaller. */
public final class TextReduction {

  private static final List<Pass> PASSES =
      List.of(
          new DropCases(),
          new DropLines(),
          new DropTokens(),
          new DropCharacters(),
          new CompressValues(),
          new SetValues(),
          new LowerValues(),
          new LowerLetters());

  private TextReduction() {}

  /** The smallest input found, given one that fails. */
  public static Layout smallest(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      for (Pass pass : PASSES) {
        now = pass.shrink(now, trials);
      }
    } while (!now.equals(before) && !trials.isOver());
    return now;
  }
}

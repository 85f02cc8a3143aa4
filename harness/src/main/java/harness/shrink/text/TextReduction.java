package harness.shrink.text;

import java.util.List;
import java.util.stream.Stream;

/** All passes over an input, again and again until none finds anything smaller. */
public final class TextReduction {

  /** Those that leave fewer tokens or bytes, as a rule. */
  private static final List<Pass> SHORTENING =
      List.of(
          new DropCases(),
          new DropLines(),
          new DropTokens(),
          new DropLabels(),
          new ContractEdges(),
          new DropBrackets(),
          new DropCharacters(),
          new CompressValues(),
          new SetValues(),
          new LowerValues());

  /** All but the last. */
  private static final List<Pass> MOST =
      Stream.concat(SHORTENING.stream(), Stream.of(new Transpose(), new LowerLetters())).toList();

  /** Takes many steps, so it comes when the input has the fewest tokens. */
  private static final Pass LAST = new LowestValues();

  private TextReduction() {}

  /** The smallest input found, given one that fails. */
  public static Layout smallest(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      now = after(LAST, afterAll(MOST, now, trials), trials);
    } while (!now.equals(before));
    return now;
  }

  /** A short input found in few steps: one of a form, as short inputs that fail probably are. */
  public static Layout shorter(Layout failing, Trials trials, Form form) {
    return afterAll(SHORTENING, failing, new ShorterTrials(trials, form.shorter()));
  }

  /** An input of as many tokens or fewer, and few different values, found in few steps. */
  public static Layout simpler(Layout failing, Trials trials) {
    return after(new OneValue(), failing, trials);
  }

  private static Layout afterAll(List<Pass> passes, Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      for (Pass pass : passes) {
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

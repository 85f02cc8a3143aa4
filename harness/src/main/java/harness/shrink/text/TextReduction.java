package harness.shrink.text;

import java.util.List;
import java.util.stream.Stream;

/** Repeats all passes over an input until none finds anything smaller. */
public final class TextReduction {

  /** Passes that usually reduce the number of tokens or bytes. */
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

  /** All passes except the last. */
  private static final List<Pass> MOST =
      Stream.concat(SHORTENING.stream(), Stream.of(new Transpose(), new LowerLetters())).toList();

  /** They take many steps, so they run when the input has the fewest tokens. */
  private static final List<Pass> LAST =
      List.of(new LowestValues(), new LowerDigits(), new SortValues());

  private TextReduction() {}

  /** The smallest failing input found, starting from a failing one. */
  public static Layout smallest(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      now = afterEach(LAST, afterAll(MOST, now, trials), trials);
    } while (!now.equals(before));
    return now;
  }

  /**
   * A short failing input found in few steps; it must have a form, as short valid inputs probably
   * do.
   */
  public static Layout shorter(Layout failing, Trials trials, Form form) {
    return afterAll(SHORTENING, failing, new ShorterTrials(trials, form.shorter()));
  }

  /** A failing input with no more tokens and few different values, found in few steps. */
  public static Layout simpler(Layout failing, Trials trials) {
    return after(new OneValue(), failing, trials);
  }

  private static Layout afterAll(List<Pass> passes, Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      now = afterEach(passes, now, trials);
    } while (!now.equals(before));
    return now;
  }

  private static Layout afterEach(List<Pass> passes, Layout failing, Trials trials) {
    Layout now = failing;
    for (Pass pass : passes) {
      now = after(pass, now, trials);
    }
    return now;
  }

  /**
   * Applies a pass; returns the input itself if time is up, since a pass over a large input takes
   * long.
   */
  private static Layout after(Pass pass, Layout failing, Trials trials) {
    return trials.isOver() ? failing : pass.shrink(failing, trials);
  }
}

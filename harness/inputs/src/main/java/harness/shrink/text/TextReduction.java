package harness.shrink.text;

import java.util.List;
import java.util.function.Predicate;

/** Repeats all passes over an input until none finds anything smaller. */
public final class TextReduction {

  /** Passes that usually reduce the number of tokens or bytes. */
  private static final Pass SHORTENING =
      Pass.inTurn(
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
              LowerValues::inFewSteps));

  private static final Pass MOST =
      Pass.inTurn(List.of(SHORTENING, new Transpose(), new LowerLetters()));

  /** The last passes take many steps, so they run when the input has the fewest tokens. */
  private static final Pass ALL =
      Pass.inTurn(
          List.of(MOST.repeated(), LowerValues::toTheLowest, new LowerDigits(), new SortValues()));

  private TextReduction() {}

  /**
   * The smallest failing input found, starting from a failing one.
   *
   * @param fails whether an input still fails; takes as long as it needs
   */
  public static String smallest(String failing, Predicate<String> fails) {
    return smallest(Layout.of(failing), new OneByOne(each -> fails.test(each.text()))).text();
  }

  /** As above, with trials that may end early or run side by side. */
  public static Layout smallest(Layout failing, Trials trials) {
    return ALL.repeated().shrink(failing, trials);
  }

  /**
   * A short failing input found in few steps; it must have a form, as short valid inputs probably
   * do.
   */
  public static Layout shorter(Layout failing, Trials trials, Form form) {
    return SHORTENING.repeated().shrink(failing, new ShorterTrials(trials, form.shorter()));
  }

  /** A failing input with no more tokens and few different values, found in few steps. */
  public static Layout simpler(Layout failing, Trials trials) {
    return Pass.inTurn(List.of(SetValues::ofWholeLines)).shrink(failing, trials);
  }
}

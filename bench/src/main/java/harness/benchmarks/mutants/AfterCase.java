package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.function.BiPredicate;

/** Gives a wrong answer if a condition holds for a case and the one before it in the file. */
final class AfterCase implements Wrapper {

  /** Makes the wrong answer to a case from the case and the one before it. */
  interface Made {
    Answer of(Sight before, Sight sight);
  }

  private final BiPredicate<Sight, Sight> holds;
  private final Made made;
  private Sight before;

  /**
   * Creates the wrapper.
   *
   * @param holds the condition on the previous case and the current one
   */
  AfterCase(BiPredicate<Sight, Sight> holds, Made made) {
    this.holds = holds;
    this.made = made;
  }

  @Override
  public Answer answer(Sight sight) {
    Sight last = before;
    before = sight;
    return last != null && holds.test(last, sight) ? made.of(last, sight) : sight.right();
  }

  @Override
  public void newFile() {
    before = null;
  }
}

package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.function.BiPredicate;

/** Wrong where something holds of a case and of the one before it in the file. */
final class AfterCase implements Wrapper {

  /** Says a wrong answer to a case after another one. */
  interface Made {
    Answer of(Sight before, Sight sight);
  }

  private final BiPredicate<Sight, Sight> holds;
  private final Made made;
  private Sight before;

  /**
   * A mutant with a memory.
   *
   * @param holds asked of the case before and of the case
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

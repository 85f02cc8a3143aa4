package harness.problem;

import harness.cases.Judgement;
import harness.cases.Output;
import java.io.IOException;

/** Pulls outputs, case by case, from what a program prints. */
public interface OutputReader {

  /** The output cannot be read as the next case's. */
  final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Judgement judgement;

    public Unreadable(Judgement judgement) {
      super(judgement.detail(), null, false, false);
      this.judgement = judgement;
    }

    /** What is said of it. */
    public Judgement judgement() {
      return judgement;
    }
  }

  /**
   * The output for the next case.
   *
   * @return null at the end
   * @throws Unreadable if what is there is no output for a case, or ends inside one
   */
  Output next() throws IOException, Unreadable;
}

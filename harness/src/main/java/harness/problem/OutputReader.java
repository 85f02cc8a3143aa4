package harness.problem;

import harness.cases.Judgement;
import harness.cases.Output;
import java.io.IOException;

/** Reads a program's outputs one case at a time. */
public interface OutputReader {

  /** The rest cannot be read as the output for the next case. */
  final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Judgement judgement;

    public Unreadable(Judgement judgement) {
      super(judgement.detail(), null, false, false);
      this.judgement = judgement;
    }

    /** The judgement on such an output. */
    public Judgement judgement() {
      return judgement;
    }
  }

  /**
   * Reads the output for the next case.
   *
   * @return null at the end
   * @throws Unreadable if the rest is not an output for a case, or ends in the middle of one
   */
  Output next() throws IOException, Unreadable;
}

package harness.problem;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
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

  /** The judgement on what comes after the last case; null if nothing does. */
  default Judgement extra() throws IOException {
    try {
      if (next() == null) {
        return null;
      }
    } catch (Unreadable anything) {
      // extra output, whatever it is
    }
    return Judgement.wrong(Reason.EXTRA_OUTPUT, "the output goes on after the last answer");
  }

  /** The judgement on an output that ends after fewer answers than cases. */
  static Judgement missing(long answers, long cases) {
    return Judgement.wrong(
        Reason.MISSING_OUTPUT,
        cases == 1
            ? "the output ends without an answer"
            : "the output ends after " + answers + " of " + cases + " answers");
  }
}

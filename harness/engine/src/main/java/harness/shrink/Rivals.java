package harness.shrink;

import harness.run.Submission;
import java.util.List;

/**
 * The other submissions of a finding that shows only in comparison with them.
 *
 * @param others the one to compare with first, and all others
 * @param kind what the comparison must show
 */
public record Rivals(List<Submission> others, Kind kind) {

  /** What must stay true while a case is made smaller. */
  public enum Kind {
    /** The submission is outside the largest group. */
    APART,
    /** The submission and the first other one differ. */
    TIE,
    /** The submission prints nothing, and most others print something. */
    SILENT,
    /** Submissions that are believed as much as the reference treat the case differently. */
    DISPUTED
  }

  public Rivals {
    others = List.copyOf(others);
  }
}

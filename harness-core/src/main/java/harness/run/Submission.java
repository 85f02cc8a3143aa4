package harness.run;

import harness.cases.Guarantee;
import harness.cases.Limits;

/** Something that answers cases: a built-in solver, or a program. Thread-safe. */
public interface Submission {

  /** What kind of thing runs. */
  enum Kind {
    /** A solver of this project, run in process. */
    BUILT_IN("built-in"),
    /** A foreign program, run as a process. */
    PROGRAM("program");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** The word used in reports and JSON. */
    public String label() {
      return label;
    }
  }

  /** Unique name within a run. */
  String name();

  /** What kind of thing it is. */
  Kind kind();

  /** What its answers promise. */
  Guarantee guarantee();

  /** The largest exact distance that it is meant for, as {@link harness.cases.Solves#reach()}. */
  int reach();

  /** A session for one worker thread. */
  Session open(Limits limits);
}

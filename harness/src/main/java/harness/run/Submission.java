package harness.run;

import harness.cases.Guarantee;

/** Something that answers cases. Thread-safe; each thread opens a session of its own. */
public sealed interface Submission permits BuiltIn, ForeignProgram {

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
}

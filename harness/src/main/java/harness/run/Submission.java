package harness.run;

import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.problem.Claim;

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

  /**
   * Whether it reads the judge's files, in which cases may stand together; else it is given case by
   * case.
   */
  default boolean readsFiles() {
    return kind() == Kind.PROGRAM;
  }

  /** What it is expected to come to. */
  default Expectation expectation() {
    return Expectation.RIGHT;
  }

  /** What its outputs are held to. */
  default Claim claim() {
    return new Claim(guarantee(), readsFiles());
  }

  /**
   * The submission at work in one thread.
   *
   * @param limits for each of the judge's files; of a solver, for each case
   */
  Session open(Limits limits);
}

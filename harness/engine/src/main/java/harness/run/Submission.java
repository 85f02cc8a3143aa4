package harness.run;

import com.fasterxml.jackson.annotation.JsonValue;
import harness.cases.Case;
import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Solves;
import harness.problem.Claim;
import harness.problem.Problem;

/** Something that solves cases. Thread-safe; each thread opens its own session. */
public sealed interface Submission permits BuiltIn, ForeignProgram, SavedOutputs {

  /** The kind of submission. */
  enum Kind {
    /** A solver of this project, run in process. */
    BUILT_IN("built-in"),
    /** A foreign program, run as a process. */
    PROGRAM("program");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** The label in reports and JSON. */
    @JsonValue
    public String label() {
      return label;
    }
  }

  /** Unique name within a run. */
  String name();

  /** The kind of submission. */
  default Kind kind() {
    return this instanceof BuiltIn ? Kind.BUILT_IN : Kind.PROGRAM;
  }

  /** The guarantee on its answers. */
  default Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  /** The largest exact distance it is designed for, see {@link Solves#reach()}. */
  default int reach() {
    return Solves.EVERYTHING;
  }

  /** Whether it reads the judge's files, of several cases; otherwise it gets one case at a time. */
  default boolean readsFiles() {
    return kind() == Kind.PROGRAM;
  }

  /** The expected result. */
  default Expectation expectation() {
    return Expectation.RIGHT;
  }

  /** This submission with another expected result; a built-in solver is always expected right. */
  default Submission expecting(Expectation other) {
    return this;
  }

  /** The standard to which its outputs are held. */
  default Claim claim() {
    return new Claim(guarantee(), readsFiles(), false);
  }

  /**
   * This submission for another form of its problem, such as that in which the cases are tests: the
   * interactor may know their answers.
   */
  default Submission of(Problem problem) {
    return this;
  }

  /** This submission under the limits of one case, for smaller cases that are made from it. */
  default Submission limitedAs(Problem problem, Limits usual, Case one) {
    return this;
  }

  /** Whether some cases have other limits for it than the usual ones. */
  default boolean hasOwnLimits() {
    return false;
  }

  /** The largest limits that it has on any case. */
  default Limits largestLimits(Limits usual) {
    return usual;
  }

  /** Opens a session for one thread; the limits are for a judge's file, or for a solver's case. */
  Session open(Limits limits);
}

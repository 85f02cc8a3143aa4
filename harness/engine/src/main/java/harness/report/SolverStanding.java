package harness.report;

import com.fasterxml.jackson.annotation.JsonValue;

/** The assessment of a submission at a distance, from best to worst. */
public enum SolverStanding {
  /** Right, and the limit is at least twice the time of the slowest file. */
  SAFE("safe"),
  /** Right and within the limit, but a slower machine or a harder file may exceed it. */
  TIGHT("tight"),
  /** A limit was exceeded twice. */
  BROKEN("broken"),
  /** An answer is wrong, or the run failed. */
  WRONG("wrong");

  private final String label;

  SolverStanding(String label) {
    this.label = label;
  }

  /** The word used in reports and JSON. */
  @JsonValue
  public String label() {
    return label;
  }
}

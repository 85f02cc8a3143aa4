package harness.cases;

import com.fasterxml.jackson.annotation.JsonValue;

/** A solver's promise about its answers. */
public enum Guarantee {
  /** Always the least number of moves. */
  OPTIMAL("optimal"),
  /** Legal moves to the goal, possibly more than needed. */
  NONE("none");

  private final String label;

  Guarantee(String label) {
    this.label = label;
  }

  /** The word used in reports and JSON. */
  @JsonValue
  public String label() {
    return label;
  }
}

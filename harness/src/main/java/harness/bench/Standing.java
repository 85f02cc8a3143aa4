package harness.bench;

import com.fasterxml.jackson.annotation.JsonValue;

/** How a submission stands at a distance, from best to worst. */
public enum Standing {
  /** Right, and the limit is at least twice what the slowest file takes. */
  SAFE("safe"),
  /** Right and within the limit, but a slower machine or an unluckier file may break it. */
  TIGHT("tight"),
  /** A limit was broken, twice. */
  BROKEN("broken"),
  /** An answer is wrong, or the run failed. */
  WRONG("wrong");

  private final String label;

  Standing(String label) {
    this.label = label;
  }

  /** The word used in reports and JSON. */
  @JsonValue
  public String label() {
    return label;
  }
}

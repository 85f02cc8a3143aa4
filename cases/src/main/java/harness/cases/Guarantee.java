package harness.cases;

/** What a solver promises about its answers. */
public enum Guarantee {
  /** The least number of moves, always. */
  OPTIMAL("optimal"),
  /** Legal moves to the goal, perhaps too many. */
  NONE("none");

  private final String label;

  Guarantee(String label) {
    this.label = label;
  }

  /** The word used in reports and JSON. */
  public String label() {
    return label;
  }
}

package harness.process;

/** Where the figures of a {@link ProcessReport} come from, from best to worst. */
public enum Accounting {
  /** The operating system's figures for every ended process, CPU in microseconds. */
  RUNNER("wait4, by the harness's own runner"),
  /** GNU time: CPU in steps of 10 ms, exact peak. */
  GNU_TIME("GNU time, CPU in steps of 10 ms"),
  /** Looked at while the program lives: what is used between two looks is missed. */
  POLLED("/proc, polled");

  private final String label;

  Accounting(String label) {
    this.label = label;
  }

  /** For a person. */
  public String label() {
    return label;
  }
}

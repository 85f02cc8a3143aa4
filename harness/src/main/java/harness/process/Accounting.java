package harness.process;

/** Source of the figures in a {@link ProcessReport}, from best to worst. */
public enum Accounting {
  /** The operating system's figures for every ended process; CPU time in microseconds. */
  RUNNER("wait4, by the harness's own runner"),
  /** GNU time: CPU time in steps of 10 ms, exact peak memory. */
  GNU_TIME("GNU time, CPU in steps of 10 ms"),
  /** Sampled while the program is alive: usage between two samples is missed. */
  POLLED("/proc, polled");

  private final String label;

  Accounting(String label) {
    this.label = label;
  }

  /** For people. */
  public String label() {
    return label;
  }
}

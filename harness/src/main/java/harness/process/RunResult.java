package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A finished run with all that it wrote. */
public final class RunResult {

  private final ProcessReport report;
  private final byte[] output;

  RunResult(ProcessReport report, byte[] output) {
    this.report = Objects.requireNonNull(report);
    this.output = output;
  }

  /** How it ended and what it used. */
  public ProcessReport report() {
    return report;
  }

  /** Its standard output, up to the limit; not to be changed. */
  public byte[] output() {
    return output;
  }

  /** Its standard output as text; what is no UTF-8 becomes the replacement character. */
  public String outputText() {
    return new String(output, StandardCharsets.UTF_8);
  }
}

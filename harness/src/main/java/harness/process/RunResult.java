package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** A finished run with everything it wrote. */
public final class RunResult {

  private final ProcessReport report;
  private final byte[] output;
  private final Map<String, KeptFile> files;

  RunResult(ProcessReport report, byte[] output, Map<String, KeptFile> files) {
    this.report = Objects.requireNonNull(report);
    this.output = output;
    this.files = Map.copyOf(files);
  }

  /** How it ended and what resources it used. */
  public ProcessReport report() {
    return report;
  }

  /** Its standard output, up to the limit; not to be changed. */
  public byte[] output() {
    return output;
  }

  /** The requested files that exist, by name. */
  public Map<String, KeptFile> files() {
    return files;
  }

  /** Its standard output as text; invalid UTF-8 becomes the replacement character. */
  public String outputText() {
    return new String(output, StandardCharsets.UTF_8);
  }
}

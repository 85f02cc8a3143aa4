package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/**
 * A finished run with everything it wrote.
 *
 * @param report how it ended and what resources it used
 * @param output its standard output, up to the limit; not to be changed
 * @param files the requested files that exist, by name
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record RunResult(ProcessReport report, byte[] output, Map<String, KeptFile> files) {

  public RunResult {
    Objects.requireNonNull(report);
    files = Map.copyOf(files);
  }

  /** Its standard output as text; invalid UTF-8 becomes the replacement character. */
  public String outputText() {
    return new String(output, StandardCharsets.UTF_8);
  }
}

package harness.run;

import harness.problem.Printed;
import java.nio.charset.StandardCharsets;

/**
 * A program's whole output, for a report. It becomes text only when asked for, since most outputs
 * are right and never shown. Thread-safe.
 */
public final class KeptOutput {

  private final byte[] bytes;
  private String text;

  /** Takes ownership of the bytes. */
  KeptOutput(byte[] bytes) {
    this.bytes = bytes;
  }

  /** An output that is kept anyway; its bytes are shared. */
  static KeptOutput of(Printed output) {
    return new KeptOutput(output.bytes());
  }

  /** A text that needs no conversion. */
  static KeptOutput of(String text) {
    KeptOutput kept = new KeptOutput(new byte[0]);
    kept.text = text;
    return kept;
  }

  /** The output as text; invalid UTF-8 becomes the replacement character. */
  public synchronized String text() {
    if (text == null) {
      text = new String(bytes, StandardCharsets.UTF_8);
    }
    return text;
  }
}

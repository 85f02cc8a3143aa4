package harness.report.html;

import java.util.Locale;

/** The meaning of a text. It is shown by colour, but never by colour alone. */
public enum Tone {
  PLAIN,
  FAINT,
  GOOD,
  WARN,
  BAD;

  /** Its class in the style sheet. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}

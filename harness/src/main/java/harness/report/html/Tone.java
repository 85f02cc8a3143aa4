package harness.report.html;

import java.util.Locale;

/** What a text means, which is shown by its colour and never by that alone. */
public enum Tone {
  PLAIN,
  FAINT,
  GOOD,
  WARN,
  BAD;

  /** The class in the style sheet. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}

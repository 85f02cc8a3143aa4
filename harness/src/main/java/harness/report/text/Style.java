package harness.report.text;

import picocli.CommandLine.Help.Ansi;

/** Colours for a terminal, or none. */
public enum Style {
  /** No escape sequences. */
  PLAIN(Ansi.OFF),
  /** Colours and bold. */
  COLOURED(Ansi.ON);

  private final Ansi ansi;

  Style(Ansi ansi) {
    this.ansi = ansi;
  }

  /** Stands out. */
  public String bold(String text) {
    return apply(text, Ansi.Style.bold);
  }

  /** All is well. */
  public String good(String text) {
    return apply(text, Ansi.Style.fg_green);
  }

  /** Something is wrong. */
  public String bad(String text) {
    return apply(text, Ansi.Style.fg_red);
  }

  private String apply(String text, Ansi.Style look) {
    // not look.off(): to end bold it sends 21, which many terminals take for a double underline
    return ansi.enabled() ? look.on() + text + Ansi.Style.reset.on() : text;
  }
}

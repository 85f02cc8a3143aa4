package harness.report.text;

import harness.cases.Printable;
import harness.machine.Terminal;
import picocli.CommandLine.Help.Ansi;

/** Colours for a terminal, or none. Invisible characters are written as codes. */
public enum Style {
  PLAIN(Ansi.OFF),
  COLOURED(Ansi.ON);

  private final Ansi ansi;

  Style(Ansi ansi) {
    this.ansi = ansi;
  }

  /** Colours, if standard output is a terminal and the user has not disabled them. */
  public static Style ofOutput() {
    return Terminal.onOutput() && Terminal.wantsColour(System.getenv()) ? COLOURED : PLAIN;
  }

  public String bold(String text) {
    return apply(text, Ansi.Style.bold);
  }

  /** For success. */
  public String good(String text) {
    return apply(text, Ansi.Style.fg_green);
  }

  /** For something wrong. */
  public String bad(String text) {
    return apply(text, Ansi.Style.fg_red);
  }

  private String apply(String text, Ansi.Style look) {
    // not look.off(): it ends bold with code 21, which many terminals show as a double underline
    String shown = Printable.text(text);
    return ansi.enabled() ? look.on() + shown + Ansi.Style.reset.on() : shown;
  }
}

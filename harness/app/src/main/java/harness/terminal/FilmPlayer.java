package harness.terminal;

import harness.cases.Printable;
import harness.puzzle.MoveTrace;
import harness.report.text.Style;
import java.io.PrintStream;
import java.util.function.LongConsumer;

/** Shows the frames of a film, either one below the other or animated in one place. */
public final class FilmPlayer {

  private static final String CLEAR_SCREEN = "\u001b[H\u001b[2J\u001b[3J";
  private static final String HOME = "\u001b[H";
  private static final String CLEAR_REST_OF_LINE = "\u001b[K";
  private static final String CLEAR_BELOW = "\u001b[J";

  private final PrintStream out;
  private final Style style;

  public FilmPlayer(PrintStream out, Style style) {
    this.out = out;
    this.style = style;
  }

  /** Prints all frames, one below the other. */
  public void print(String title, MoveTrace film) {
    out.println(Printable.text(title));
    for (MoveTrace.Frame frame : film.frames()) {
      out.println();
      out.print(text(frame));
    }
  }

  /**
   * Animates the frames on a terminal.
   *
   * @param pause waits for a number of nanoseconds
   */
  public void animate(String title, MoveTrace film, long frameNanos, LongConsumer pause) {
    out.print(CLEAR_SCREEN);
    for (MoveTrace.Frame frame : film.frames()) {
      // overwrites the previous frame instead of clearing it first, so that nothing flickers
      String screen = Printable.text(title) + "\n\n" + text(frame);
      out.print(HOME + screen.replace("\n", CLEAR_REST_OF_LINE + "\n") + CLEAR_BELOW);
      out.flush();
      pause.accept(frameNanos);
    }
  }

  private String text(MoveTrace.Frame frame) {
    StringBuilder text = new StringBuilder(style.bold(frame.heading()));
    if (!frame.remark().isEmpty()) {
      text.append("  ").append(style.bad("<-- " + frame.remark()));
    }
    if (!frame.note().isEmpty()) {
      text.append("  (").append(frame.note()).append(')');
    }
    return text.append('\n').append(frame.board()).toString();
  }
}

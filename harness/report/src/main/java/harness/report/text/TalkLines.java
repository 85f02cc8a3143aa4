package harness.report.text;

import harness.cases.Printable;
import harness.process.Talk;
import harness.process.Transcript.Said;
import harness.process.Transcript.Side;
import java.io.PrintStream;
import java.util.Locale;

/** Prints a dialogue line by line, live: time, speaker, text. */
public final class TalkLines implements Talk.Watcher {

  private final PrintStream out;
  private final StringBuilder line = new StringBuilder();
  private Side speaker;
  private long sinceNanos;
  private int passes;

  public TalkLines(PrintStream out) {
    this.out = out;
  }

  @Override
  public void begins() {
    end();
    passes++;
    if (passes > 1) {
      out.println("---  pass " + passes);
    }
  }

  @Override
  public void said(Said said) {
    if (said.side() != speaker) {
      end();
      speaker = said.side();
    }
    for (int i = 0; i < said.text().length(); i++) {
      if (line.isEmpty()) {
        sinceNanos = said.atNanos();
      }
      line.append(said.text().charAt(i));
      if (said.text().charAt(i) == '\n') {
        line.setLength(line.length() - 1);
        print("");
      }
    }
    if (said.shown() < said.bytes()) {
      print(" [" + (said.bytes() - said.shown()) + " more bytes]");
    }
    out.flush();
  }

  /** Prints the rest, which has no end of line. */
  public void end() {
    if (!line.isEmpty()) {
      print(" [no end of line]");
    }
  }

  private void print(String remark) {
    String text = Printable.inLine(line.toString());
    out.printf(Locale.ROOT, "%9.3f s  %s%s%s%n", sinceNanos / 1e9, speaker.sign(), text, remark);
    line.setLength(0);
  }
}

package harness.report.html;

import harness.process.Transcript;
import harness.report.html.Exhibit.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Splits a report's dialogue into turns. */
final class Turns {

  private final List<Turn> turns = new ArrayList<>();
  private final StringBuilder lines = new StringBuilder();
  private String speaker = "";

  private Turns() {}

  /** The turns of a dialogue. Consecutive lines of one speaker are one turn. */
  static List<Turn> of(String talk) {
    Turns all = new Turns();
    talk.lines().forEach(all::add);
    all.endTurn();
    return all.turns;
  }

  private void add(String line) {
    for (Transcript.Side side : Transcript.Side.values()) {
      if (line.startsWith(side.sign())) {
        add(side.name().toLowerCase(Locale.ROOT), line.substring(side.sign().length()));
        return;
      }
    }
    add("", line);
  }

  private void add(String by, String line) {
    if (!by.equals(speaker)) {
      endTurn();
      speaker = by;
    }
    lines.append(line).append('\n');
  }

  private void endTurn() {
    if (!lines.isEmpty()) {
      turns.add(new Turn(speaker, Untrusted.text(lines.toString().stripTrailing())));
      lines.setLength(0);
    }
  }
}

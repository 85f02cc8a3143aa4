package harness.report.html;

import harness.report.html.Exhibit.Reel;

/** The capability of problems whose answers are moves that can be shown one by one. */
public interface Films {

  /** A reel of a sequence of moves, untrusted or null, with a further note. */
  Reel reel(String title, String input, String moves, String note);

  /** A reel of a right sequence; null stands for none. */
  Reel right(String input, String moves);

  /** A reel of the sequence that the harness itself knows for an input. */
  Reel known(String input);
}

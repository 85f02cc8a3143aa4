package harness.problem;

import harness.cases.Printable;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * Notes on a run that are no findings, added from any thread. Equal notes are kept once, and only
 * the first {@value #MOST} in alphabetical order, so that what is kept does not depend on the order
 * in which threads add them. As a power of a problem, it has notes on the problem's own programs.
 */
public final class RunNotes {

  private static final int MOST = 20;
  private static final int LONGEST = 2000;

  private final TreeSet<String> texts = new TreeSet<>();

  /** Adds a note, as one line; a long one is cut. */
  public void add(String text) {
    String line = Printable.inLine(text);
    String kept = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
    synchronized (texts) {
      texts.add(kept);
      if (texts.size() > MOST) {
        texts.pollLast();
      }
    }
  }

  /** Adds several notes. */
  public void addAll(Collection<String> others) {
    others.forEach(this::add);
  }

  /** The notes so far, in alphabetical order. */
  public List<String> texts() {
    synchronized (texts) {
      return List.copyOf(texts);
    }
  }
}

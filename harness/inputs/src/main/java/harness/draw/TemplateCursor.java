package harness.draw;

import harness.cases.Printable;

/** A position in a template's text. */
final class TemplateCursor {

  private static final int SHOWN = 100;

  private final String text;
  private int place;

  TemplateCursor(String text) {
    this.text = text;
  }

  int place() {
    return place;
  }

  boolean atEnd() {
    return place == text.length();
  }

  boolean at(char next) {
    return !atEnd() && peek() == next;
  }

  char peek() {
    return text.charAt(place);
  }

  /** Returns the next character and moves past it. */
  char take() {
    return text.charAt(place++);
  }

  boolean startsWith(String next) {
    return text.startsWith(next, place);
  }

  /** Moves past this text if it comes next. */
  boolean skip(String next) {
    boolean found = startsWith(next);
    place += found ? next.length() : 0;
    return found;
  }

  String since(int start) {
    return text.substring(start, place);
  }

  /** An error at the current position, in one line. */
  IllegalArgumentException error(String what) {
    return error(place, what);
  }

  IllegalArgumentException error(int where, String what) {
    String message = "'" + cut(text) + "', column " + (where + 1) + ": " + what;
    return new IllegalArgumentException(Printable.inLine(message));
  }

  /** A text, or its start if it is long. */
  static String cut(String all) {
    return all.length() <= SHOWN ? all : all.substring(0, SHOWN) + "…";
  }
}

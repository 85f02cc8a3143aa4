package harness.draw;

import harness.machine.Printable;

/** A place in a template's text. */
final class TemplateCursor {

  /** More of a text is cut in messages. */
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

  /** Whether the next character is this one. */
  boolean at(char next) {
    return !atEnd() && peek() == next;
  }

  /** The next character. */
  char peek() {
    return text.charAt(place);
  }

  /** The next character, and goes past it. */
  char take() {
    return text.charAt(place++);
  }

  /** Whether a text comes next. */
  boolean startsWith(String next) {
    return text.startsWith(next, place);
  }

  /** Goes past a text if it comes next. */
  boolean skip(String next) {
    boolean found = startsWith(next);
    place += found ? next.length() : 0;
    return found;
  }

  /** What was taken from a place up to here. */
  String since(int start) {
    return text.substring(start, place);
  }

  /** What is wrong here, in one line. */
  IllegalArgumentException error(String what) {
    return error(place, what);
  }

  /** What is wrong at a place, in one line. */
  IllegalArgumentException error(int where, String what) {
    String message = "'" + cut(text) + "', column " + (where + 1) + ": " + what;
    return new IllegalArgumentException(Printable.inLine(message));
  }

  /** A text, or its start when it is long. */
  static String cut(String all) {
    return all.length() <= SHOWN ? all : all.substring(0, SHOWN) + "…";
  }
}

package harness.ready;

import java.util.Collection;

/** The text of an input while it is written. */
final class InputLines {

  /** An input may have this many characters. */
  static final int MOST = 64 << 20;

  private final StringBuilder text = new StringBuilder();

  /** Writes numbers in a line. */
  void line(long... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      add(numbers[i], i == 0);
    }
    end();
  }

  /** Writes numbers in a line. */
  void line(Collection<? extends Number> numbers) {
    boolean isFirst = true;
    for (Number each : numbers) {
      add(each.longValue(), isFirst);
      isFirst = false;
    }
    end();
  }

  /** Writes a text as a line. */
  void line(CharSequence line) {
    text.append(line);
    end();
  }

  void add(InputLines other) {
    text.append(other.text);
    check();
  }

  private void add(long number, boolean isFirst) {
    if (!isFirst) {
      text.append(' ');
    }
    text.append(number);
  }

  private void end() {
    text.append('\n');
    check();
  }

  private void check() {
    if (text.length() > MOST) {
      throw Impossible.tooLarge();
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}

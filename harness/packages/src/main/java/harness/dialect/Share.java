package harness.dialect;

import org.jspecify.annotations.Nullable;

/** A fraction that is given as two whole numbers. */
final class Share {

  /** Larger numbers are a mistake. */
  private static final int MOST_DIGITS = 15;

  private Share() {}

  /** The fraction; null unless both are whole numbers, the first from 0 to the second. */
  static @Nullable Double of(String part, String whole) {
    if (!isWhole(part) || !isWhole(whole)) {
      return null;
    }
    long most = Long.parseLong(whole);
    long some = Long.parseLong(part);
    return most == 0 || some > most ? null : Double.valueOf((double) some / most);
  }

  /** Whether a text is a whole number, and not negative. */
  static boolean isWhole(String text) {
    return !text.isEmpty()
        && text.length() <= MOST_DIGITS
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}

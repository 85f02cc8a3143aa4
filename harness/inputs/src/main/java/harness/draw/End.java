package harness.draw;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/** An end of a range: a value, or a range that it is drawn from. */
sealed interface End permits End.Fixed, Range {

  long least();

  long greatest();

  long value(SplittableRandom random);

  /** This end with each value clamped to bounds; keeps their order. */
  End within(long floor, long ceiling);

  String text();

  record Fixed(long value, Notation notation) implements End {

    @Override
    public long least() {
      return value;
    }

    @Override
    public long greatest() {
      return value;
    }

    @Override
    public long value(SplittableRandom random) {
      return value;
    }

    @Override
    public End within(long floor, long ceiling) {
      return new Fixed(Math.max(floor, Math.min(ceiling, value)), notation);
    }

    @Override
    public String text() {
      return notation.write(value);
    }
  }

  /**
   * How values are written. Each is stored as an integer: the integer itself, the decimal number
   * without its point, or the character's code.
   *
   * @param decimals number of digits after the point
   */
  record Notation(boolean isCharacter, int decimals) {

    static final Notation INTEGER = new Notation(false, 0);
    static final Notation CHARACTER = new Notation(true, 0);

    String write(long value) {
      return isCharacter
          ? String.valueOf((char) value)
          : BigDecimal.valueOf(value, decimals).toPlainString();
    }
  }
}

package harness.draw;

import java.util.SplittableRandom;

/** An end of a range: a value, or a range that it is drawn from. */
sealed interface End permits End.Fixed, Range {

  /** The least value that it can be. */
  long least();

  /** The greatest value that it can be. */
  long greatest();

  /** Draws it. */
  long value(SplittableRandom random);

  /** This with each value moved into bounds; keeps their order. */
  End within(long floor, long ceiling);

  /** Itself, in the language. */
  String text();

  /** A value. */
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
}

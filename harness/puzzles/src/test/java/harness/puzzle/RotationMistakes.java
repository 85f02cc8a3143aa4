package harness.puzzle;

/** Mistakes of rotation programs that judges accepted, each reduced to its essence. */
final class RotationMistakes {

  private RotationMistakes() {}

  /** Tries the moves in another order: the shortest sequence that it finds is not the smallest. */
  static final class TriesHFirst extends RotationIdaStar {
    @Override
    String order() {
      return "HGFEDCBA";
    }
  }

  /** Sets the number when it finds moves, and reports the previous one if none are needed. */
  static final class NumberOfTheBoardBefore extends RotationIdaStar {
    private int last;

    @Override
    int number(int centre) {
      last = centre;
      return centre;
    }

    @Override
    int numberWithoutMoves(int centre) {
      return last;
    }
  }

  /** Reports no number if no moves are needed. */
  static final class NoNumberWithoutMoves extends RotationIdaStar {
    @Override
    int numberWithoutMoves(int centre) {
      return 0;
    }
  }
}

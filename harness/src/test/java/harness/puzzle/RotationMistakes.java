package harness.puzzle;

/** Mistakes of rotation programs that judges accepted, each as small as it can be made. */
final class RotationMistakes {

  private RotationMistakes() {}

  /** Tries the moves in another order: the shortest sequence that it finds is not the smallest. */
  static final class TriesHFirst extends RotationIdaStar {
    @Override
    String order() {
      return "HGFEDCBA";
    }
  }

  /** Sets the number where it finds moves, and says the last one where none are needed. */
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

  /** Has no number where no moves are needed. */
  static final class NoNumberWithoutMoves extends RotationIdaStar {
    @Override
    int numberWithoutMoves(int centre) {
      return 0;
    }
  }
}

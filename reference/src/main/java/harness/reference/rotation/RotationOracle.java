package harness.reference.rotation;

import harness.cases.Answer;
import harness.reference.Oracle;
import java.nio.charset.StandardCharsets;

/**
 * Exact answers from {@link Patterns}. A board's distance is the least of its three numbers'
 * distances. The lexicographically smallest shortest sequence takes, at every step, the first
 * letter that brings one of the nearest numbers nearer, and then keeps only the numbers that it did
 * bring nearer, because every shortest sequence that starts with the letters so far solves one of
 * those.
 */
final class RotationOracle implements Oracle {

  @Override
  public int distance(String input) {
    return distance(Boards.parse(input));
  }

  @Override
  public Answer answer(String input) {
    return answer(Boards.parse(input));
  }

  @Override
  public int largestDistance() {
    return Boards.LARGEST_DISTANCE;
  }

  /** The exact distance of a board. */
  static int distance(long board) {
    Patterns patterns = Patterns.get();
    int ones = patterns.distance(Boards.mask(board, 1));
    int twos = patterns.distance(Boards.mask(board, 2));
    int threes = patterns.distance(Boards.mask(board, 3));
    return Math.min(ones, Math.min(twos, threes));
  }

  /** The lexicographically smallest shortest sequence of a board, and its number. */
  static Answer answer(long board) {
    Patterns patterns = Patterns.get();
    int[] masks = {Boards.mask(board, 1), Boards.mask(board, 2), Boards.mask(board, 3)};
    int[] distances = new int[masks.length];
    int distance = Integer.MAX_VALUE;
    for (int i = 0; i < masks.length; i++) {
      distances[i] = patterns.distance(masks[i]);
      distance = Math.min(distance, distances[i]);
    }
    int nearest = 0;
    for (int i = 0; i < masks.length; i++) {
      nearest |= distances[i] == distance ? 1 << i : 0;
    }
    return follow(patterns, masks, nearest, distance);
  }

  /**
   * Follows the nearest numbers to the goal.
   *
   * @param nearest bit i is set if number i + 1 is at the distance; at the goal one is left, since
   *     the centre holds a single number
   */
  private static Answer follow(Patterns patterns, int[] masks, int nearest, int distance) {
    byte[] letters = new byte[distance];
    int followed = nearest;
    int step = 0;
    for (; step < distance && Integer.bitCount(followed) > 1; step++) {
      int letter = firstLetter(patterns, masks, followed);
      letters[step] = (byte) ('A' + letter);
      followed = pull(patterns, masks, followed, letter);
    }
    int last = Integer.numberOfTrailingZeros(followed);
    followOne(patterns, masks[last], letters, step);
    return new Answer(distance, new String(letters, StandardCharsets.ISO_8859_1), 1 + last);
  }

  private static void followOne(Patterns patterns, int pattern, byte[] letters, int fromStep) {
    int mask = pattern;
    for (int step = fromStep; step < letters.length; step++) {
      int letter = Integer.numberOfTrailingZeros(patterns.nearerLetters(mask));
      letters[step] = (byte) ('A' + letter);
      mask = patterns.move(letter, mask);
    }
  }

  private static int firstLetter(Patterns patterns, int[] masks, int followed) {
    int letters = 0;
    for (int left = followed; left != 0; left &= left - 1) {
      letters |= patterns.nearerLetters(masks[Integer.numberOfTrailingZeros(left)]);
    }
    return Integer.numberOfTrailingZeros(letters);
  }

  /** Moves the patterns being followed and drops those that the letter does not bring nearer. */
  private static int pull(Patterns patterns, int[] masks, int followed, int letter) {
    int kept = 0;
    for (int left = followed; left != 0; left &= left - 1) {
      int i = Integer.numberOfTrailingZeros(left);
      if ((patterns.nearerLetters(masks[i]) >>> letter & 1) != 0) {
        kept |= 1 << i;
        masks[i] = patterns.move(letter, masks[i]);
      }
    }
    return kept;
  }
}

package harness.puzzle.shrink;

import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Replay;
import harness.reference.Rules;
import harness.reference.Space;
import harness.reference.Step;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle with so few cases that all can be tried. The text of a case is its exact distance, 9 for
 * no solution, and its place in a row of {@value #WIDTH}. Later cases in a row are simpler, in
 * steps of {@value #ALIKE}, so that simplicity and text give different orders. Any sequence with at
 * least as many moves as the distance solves a case.
 */
final class Rows extends Countdown {

  static final int WIDTH = 40;
  private static final int ALIKE = 4;
  private static final int FARTHEST = 5;
  private static final int UNSOLVABLE = 9;

  static String input(int distance, int place) {
    return (distance == Answer.NO_SOLUTION ? UNSOLVABLE : distance)
        + String.format(" %02d\n", place);
  }

  private static int place(String input) {
    return Integer.parseInt(input.substring(2).strip());
  }

  static int distanceOf(String input) {
    int digit = input.charAt(0) - '0';
    return digit == UNSOLVABLE ? Answer.NO_SOLUTION : digit;
  }

  /** An answer with the given number of moves. */
  static Answer answer(int moves) {
    return moves == Answer.NO_SOLUTION ? Answer.noSolution() : Answer.of(moves, "-".repeat(moves));
  }

  /** All cases of a distance, simplest first. */
  private static Stream<String> row(int distance) {
    return distance > FARTHEST
        ? Stream.of()
        : IntStream.range(0, WIDTH / ALIKE)
            .boxed()
            .flatMap(
                step ->
                    IntStream.range(0, ALIKE)
                        .mapToObj(i -> input(distance, WIDTH - ALIKE * (step + 1) + i)));
  }

  /** All cases in order. */
  static List<String> all() {
    return Stream.concat(IntStream.rangeClosed(0, FARTHEST).boxed(), Stream.of(Answer.NO_SOLUTION))
        .flatMap(Rows::row)
        .toList();
  }

  @Override
  public Oracle oracle() {
    return new Oracle() {
      @Override
      public int distance(String input) {
        return distanceOf(input);
      }

      @Override
      public Answer answer(String input) {
        return Rows.answer(distanceOf(input));
      }

      @Override
      public int largestDistance() {
        return FARTHEST;
      }
    };
  }

  @Override
  public Rules rules() {
    return new Rules() {
      @Override
      public Replay replay(String input, String moves) {
        int distance = distanceOf(input);
        boolean solved = distance != Answer.NO_SOLUTION && moves.length() >= distance;
        return new Replay(
            solved ? Replay.End.GOAL : Replay.End.ELSEWHERE,
            moves.length(),
            Answer.NO_NUMBER,
            "not there");
      }

      @Override
      public List<Step> steps(String input, String moves) {
        return List.of();
      }
    };
  }

  @Override
  public Space space() {
    return new Space() {
      @Override
      public boolean enumerable() {
        return true;
      }

      @Override
      public long count(int distance) {
        return row(distance).count();
      }

      @Override
      public Stream<String> at(int distance) {
        return row(distance);
      }

      @Override
      public long simplicity(String input) {
        return (WIDTH - 1L - place(input)) / ALIKE;
      }
    };
  }
}

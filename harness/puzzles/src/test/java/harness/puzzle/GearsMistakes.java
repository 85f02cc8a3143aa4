package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import java.util.StringTokenizer;

/** Mistakes of gears programs that judges accepted, each reduced to its essence. */
final class GearsMistakes {

  private GearsMistakes() {}

  /** Forgets that a turn makes up for two missing steps. */
  static final class UndividedEstimate extends GearsAStar {
    @Override
    int f(int g, int missing) {
      return g + missing;
    }
  }

  /** Weighs h by 1.5 to be faster. */
  static final class WeightedEstimate extends GearsAStar {
    @Override
    int f(int g, int missing) {
      return 4 * g + 3 * missing;
    }
  }

  /** Takes the first path to a position to be the shortest. */
  static final class ClosesWhenGenerated extends GearsAStar {
    @Override
    boolean reopens() {
      return false;
    }
  }

  /** Prunes every position that looks farther away than the start. */
  static final class PrunesByTheFirstEstimate extends GearsAStar {
    @Override
    boolean isCutOff(int missing, int missingAtFirst) {
      return missing > missingAtFirst;
    }
  }

  /** Answers 1 for an instance that is solved already, and lists nothing. */
  static final class SolvedTakesOne extends GearsAStar {
    @Override
    Answer answerSolved() {
      return Answer.of(1, "");
    }
  }

  /** Turns every knob once and the first again if the instance is solved already. */
  static final class SolvedTakesAFullTurn extends GearsAStar {
    @Override
    Answer answerSolved() {
      return Answer.of(13, "1 2 3 4 5 6 7 8 9 10 11 12 1");
    }
  }

  /** IDA* whose only guide is the knob with the most missing steps. */
  static final class WeaklyGuidedIdaStar implements Solver {
    private final int[] states = new int[GearsAStar.KNOBS];
    private final int[][] links = new int[GearsAStar.KNOBS][4];

    @Override
    public Answer solve(String input, Budget budget) {
      StringTokenizer numbers = new StringTokenizer(input);
      for (int knob = 0; knob < states.length; knob++) {
        states[knob] = Integer.parseInt(numbers.nextToken()) - 1;
        for (int state = 0; state < 4; state++) {
          links[knob][state] = Integer.parseInt(numbers.nextToken()) - 1;
        }
      }
      String moves = null;
      int bound = 0;
      while (moves == null) {
        moves = search(bound++, "", budget);
      }
      return Answer.of(bound - 1, moves.strip());
    }

    private String search(int left, String moves, Budget budget) {
      budget.expand();
      int most = 0;
      for (int state : states) {
        most = Math.max(most, -state & 3);
      }
      if (most == 0) {
        return moves;
      }
      String found = null;
      for (int knob = 0; knob < states.length && found == null && most <= left; knob++) {
        int dragged = links[knob][states[knob]];
        turn(knob, dragged, 1);
        found = search(left - 1, moves + " " + (knob + 1), budget);
        turn(knob, dragged, 3);
      }
      return found;
    }

    private void turn(int knob, int dragged, int steps) {
      states[knob] = states[knob] + steps & 3;
      states[dragged] = states[dragged] + steps & 3;
    }
  }
}

package harness.reference.rotation;

import harness.cases.Answer;
import harness.cases.Counted;
import harness.reference.Replay;
import harness.reference.Rules;
import harness.reference.Step;
import harness.reference.StrictReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Plays a sequence of letters on a board of 24 cells. Deliberately simple: it shares only the lines
 * with the oracle. Every letter is legal on every board, so a sequence is either malformed or ends
 * somewhere.
 */
final class RotationRules implements Rules {

  private static final int[][] LINES = new int[Lines.COUNT][];
  private static final int[] CENTRE = array(Lines.CENTRE);

  static {
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      LINES[letter] = array(Lines.cells(letter));
    }
  }

  @Override
  public Replay replay(String input, String moves) {
    return play(input, moves, (letter, after) -> {});
  }

  @Override
  public List<Step> steps(String input, String moves) {
    List<Step> steps = new ArrayList<>();
    play(
        input,
        moves,
        (letter, after) -> steps.add(new Step(String.valueOf((char) ('A' + letter)), text(after))));
    return steps;
  }

  /** Called for each move with the line's letter, 0 for A, and the cells after the move. */
  @FunctionalInterface
  private interface Witness {
    void pulled(int letter, char[] after);
  }

  private static Replay play(String input, String moves, Witness witness) {
    char[] cells = new char[Lines.CELLS];
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      cells[cell] = input.charAt(2 * cell);
    }
    for (int step = 0; step < moves.length(); step++) {
      int letter = moves.charAt(step) - 'A';
      if (letter < 0 || letter >= Lines.COUNT) {
        return malformed(step + 1, moves.charAt(step));
      }
      pull(cells, LINES[letter]);
      witness.pulled(letter, cells);
    }
    return end(cells, moves.length());
  }

  private static String text(char[] cells) {
    StringBuilder text = new StringBuilder(2 * cells.length);
    for (int cell = 0; cell < cells.length; cell++) {
      text.append(cells[cell]).append(cell == cells.length - 1 ? '\n' : ' ');
    }
    return text.toString();
  }

  private static int[] array(List<Integer> cells) {
    int[] array = new int[cells.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = cells.get(i);
    }
    return array;
  }

  private static void pull(char[] cells, int[] line) {
    char leaving = cells[line[0]];
    for (int i = 1; i < line.length; i++) {
      cells[line[i - 1]] = cells[line[i]];
    }
    cells[line[line.length - 1]] = leaving;
  }

  private static Replay malformed(int step, char found) {
    String problem =
        "move "
            + step
            + " is "
            + StrictReader.quote(String.valueOf(found))
            + ", expected a letter from A to H";
    return new Replay(Replay.End.MALFORMED, 0, Answer.NO_NUMBER, problem);
  }

  private static Replay end(char[] cells, int steps) {
    char centre = cells[CENTRE[0]];
    for (int cell : CENTRE) {
      if (cells[cell] != centre) {
        return elsewhere(cells, steps);
      }
    }
    return new Replay(Replay.End.GOAL, steps, centre - '0', "");
  }

  private static Replay elsewhere(char[] cells, int steps) {
    String centre =
        Lines.CENTRE.stream()
            .map(cell -> String.valueOf(cells[cell]))
            .collect(Collectors.joining(" "));
    String problem =
        "after "
            + Counted.of(steps, "move")
            + " the centre holds "
            + centre
            + ", expected one number";
    return new Replay(Replay.End.ELSEWHERE, steps, Answer.NO_NUMBER, problem);
  }
}

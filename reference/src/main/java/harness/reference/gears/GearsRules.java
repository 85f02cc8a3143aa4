package harness.reference.gears;

import harness.cases.Answer;
import harness.cases.Counted;
import harness.reference.MoveTokens;
import harness.reference.Replay;
import harness.reference.Rules;
import harness.reference.Step;
import harness.reference.StrictReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Replays turns. Every knob may be turned at any time, so the only illegal move is one of a knob
 * that does not exist.
 */
final class GearsRules implements Rules {

  @Override
  public Replay replay(String input, String moves) {
    return play(input, moves, (knob, after) -> {});
  }

  @Override
  public List<Step> steps(String input, String moves) {
    LinkTable links = Instance.parse(input).links();
    List<Step> steps = new ArrayList<>();
    play(
        input,
        moves,
        (knob, after) -> steps.add(new Step(Integer.toString(knob + 1), links.text(after))));
    return steps;
  }

  /** Called for each legal turn with the knob, from 0, and the position after the turn. */
  @FunctionalInterface
  private interface Witness {
    void turned(int knob, int after);
  }

  private static Replay play(String input, String moves, Witness witness) {
    Instance instance = Instance.parse(input);
    int position = instance.position();
    int steps = 0;
    MoveTokens tokens = new MoveTokens(moves);
    while (tokens.next()) {
      steps++;
      int knob = tokens.number(tokens.start(), tokens.end()) - 1;
      if (knob < 0 || knob >= Position.KNOBS) {
        return noKnob(steps, tokens.token());
      }
      position = instance.links().turn(position, knob);
      witness.turned(knob, position);
    }
    if (position == Position.GOAL) {
      return new Replay(Replay.End.GOAL, steps, Answer.NO_NUMBER, "");
    }
    return bad(
        Replay.End.ELSEWHERE,
        steps,
        "after "
            + Counted.of(steps, "turn")
            + " the knobs stand at "
            + states(position)
            + ", expected 1 for all");
  }

  private static Replay noKnob(int step, String token) {
    return WholeNumber.is(token)
        ? bad(
            Replay.End.ILLEGAL_MOVE,
            step,
            "move " + step + ": there is no knob " + token + ", knobs are numbered from 1 to 12")
        : bad(
            Replay.End.MALFORMED,
            0,
            "move "
                + step
                + ": found "
                + StrictReader.quote(token)
                + ", expected a knob from 1 to 12");
  }

  private static Replay bad(Replay.End end, int steps, String problem) {
    return new Replay(end, steps, Answer.NO_NUMBER, problem);
  }

  private static String states(int position) {
    StringJoiner states = new StringJoiner(" ");
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      states.add(Integer.toString(Position.state(position, knob) + 1));
    }
    return states.toString();
  }
}

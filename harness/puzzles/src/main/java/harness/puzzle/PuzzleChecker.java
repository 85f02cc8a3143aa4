package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Counted;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Comparison;
import harness.problem.JudgeFailure;
import harness.problem.Truth;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.reference.Replay;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Judges answers to a puzzle by replay, by the exact oracle and by the puzzle's own rules.
 *
 * @param anyShortest whether to accept any shortest sequence if the puzzle asks for a particular
 *     one
 */
public record PuzzleChecker(Puzzle puzzle, boolean anyShortest) implements Checker {

  public PuzzleChecker {
    Objects.requireNonNull(puzzle);
  }

  @Override
  public Truth truth(Case each) {
    return Distance.of(puzzle.oracle().distance(each.input()));
  }

  @Override
  public Truth tried(Case each) {
    List<String> one = List.of(each.input());
    byte[] file = puzzle.format().file(one).getBytes(StandardCharsets.ISO_8859_1);
    try {
      if (puzzle.format().cases(file).equals(one)) {
        return truth(each);
      }
      throw new JudgeFailure(puzzle.name(), Reason.INVALID_INPUT, "not in canonical form");
    } catch (InvalidInput invalid) {
      throw new JudgeFailure(puzzle.name(), Reason.INVALID_INPUT, invalid.getMessage());
    }
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    boolean movesRequired = !claim.printed() || puzzle.format().printsMoves();
    return judge(each.input(), moves(truth), (Answer) output, movesRequired, claim.guarantee());
  }

  @Override
  public int excess(Truth truth, Output output) {
    return Math.max(0, ((Answer) output).claimed() - moves(truth));
  }

  /** Whether the count is right, even if the moves are wrong. */
  @Override
  public boolean agrees(Truth truth, Output output, Judgement judgement) {
    return output != null && ((Answer) output).claimed() == moves(truth);
  }

  @Override
  public Comparison comparison() {
    return new Comparison(List.of(), "the exact oracle", true);
  }

  @Override
  public Account account(Case each, Truth truth, Output output) {
    Answer answer = (Answer) output;
    Answer right = puzzle.oracle().answer(each.input());
    return new Account(
        answer == null ? null : answer.claimed(),
        Distance.orNull(truth.stratum()),
        answer == null ? "" : said(answer),
        answer == null ? null : answer.moves(),
        puzzle.format().print(right),
        right.moves());
  }

  /** An answer in the judge's format, or as it was given if that cannot represent it. */
  private String said(Answer answer) {
    boolean printable = answer.moves() != null || !puzzle.format().printsMoves();
    return printable ? puzzle.format().print(answer) : answer.claimed() + "\n";
  }

  private static int moves(Truth truth) {
    return ((Distance) truth).moves();
  }

  /**
   * Judges one answer: replays its moves, compares its count with the exact one, then applies the
   * puzzle's own rules.
   *
   * @param distance the exact answer for the case, or {@link Answer#NO_SOLUTION}
   * @param guarantee with {@link Guarantee#NONE}, a legal sequence may be longer than needed
   */
  public Judgement judge(
      String input, int distance, Answer answer, boolean movesRequired, Guarantee guarantee) {
    if (answer.claimed() < Answer.NO_SOLUTION) {
      return Judgement.wrong(
          Reason.MALFORMED_OUTPUT, "says " + answer.claimed() + ", which is not a number of moves");
    }
    if (answer.claimed() == Answer.NO_SOLUTION) {
      return distance == Answer.NO_SOLUTION
          ? Judgement.accepted()
          : proven(
              input,
              distance,
              Judgement.wrong(Reason.FALSE_UNSOLVABLE, "says -1; " + enough(distance)));
    }
    if (answer.moves() == null) {
      return movesRequired
          ? Judgement.wrong(
              Reason.MISSING_OUTPUT, "says " + answer.claimed() + " but gives no moves")
          : judgeCount(input, distance, answer, guarantee, false);
    }
    Replay replay = puzzle.rules().replay(input, answer.moves());
    Judgement replayed = judgeReplay(replay, answer);
    return replayed.isAccepted() ? judgeCount(input, distance, answer, guarantee, true) : replayed;
  }

  private static Judgement judgeReplay(Replay replay, Answer answer) {
    return switch (replay.end()) {
      case MALFORMED -> Judgement.wrong(Reason.MALFORMED_OUTPUT, replay.problem());
      case ILLEGAL_MOVE -> Judgement.wrong(Reason.ILLEGAL_MOVE, replay.problem());
      case ELSEWHERE ->
          replay.steps() == answer.claimed()
              ? Judgement.wrong(Reason.NOT_GOAL, replay.problem())
              : countMismatch(replay, answer);
      case GOAL ->
          replay.steps() == answer.claimed() ? Judgement.accepted() : countMismatch(replay, answer);
    };
  }

  private static Judgement countMismatch(Replay replay, Answer answer) {
    return Judgement.wrong(
        Reason.COUNT_MISMATCH, "says " + answer.claimed() + ", lists " + plural(replay.steps()));
  }

  private Judgement judgeCount(
      String input, int distance, Answer answer, Guarantee guarantee, boolean replayed) {
    int claimed = answer.claimed();
    if (distance == Answer.NO_SOLUTION) {
      return replayed && puzzle.rules().withinBound(claimed)
          ? Judgement.judgeError(
              Reason.MISSED_UNSOLVABLE,
              "the oracle says -1, but a legal sequence of " + plural(claimed) + " solves it")
          : Judgement.wrong(
              Reason.MISSED_UNSOLVABLE, "says " + claimed + "; the right answer is -1");
    }
    if (claimed < distance) {
      return replayed
          ? Judgement.judgeError(
              Reason.BELOW_OPTIMUM,
              "the oracle says %s, but a legal sequence of %s solves it"
                  .formatted(distance, plural(claimed)))
          : Judgement.wrong(
              Reason.BELOW_OPTIMUM,
              "says " + claimed + "; no fewer than " + plural(distance) + " can do it");
    }
    if (claimed > distance) {
      return guarantee == Guarantee.NONE && replayed
          ? Judgement.accepted()
          : proven(
              input,
              distance,
              Judgement.wrong(Reason.NOT_OPTIMAL, "says " + claimed + "; " + enough(distance)));
    }
    // without a promise of shortest sequences there is none of a particular one either
    return puzzle.judgeOwnRules(input, answer, anyShortest || guarantee == Guarantee.NONE);
  }

  /** Blames a contestant for a longer answer only if the oracle's own sequence replays. */
  private Judgement proven(String input, int distance, Judgement blame) {
    Answer right = puzzle.oracle().answer(input);
    Replay replay = right.moves() == null ? null : puzzle.rules().replay(input, right.moves());
    boolean holds =
        replay != null
            && replay.end() == Replay.End.GOAL
            && replay.steps() == distance
            && puzzle.rules().withinBound(distance)
            && right.claimed() == distance;
    return holds
        ? blame
        : Judgement.judgeError(
            blame.reason(), "the oracle says " + distance + ", but its own moves do not show it");
  }

  private static String enough(int moves) {
    return plural(moves) + (moves == 1 ? " suffices" : " suffice");
  }

  private static String plural(int moves) {
    return Counted.of(moves, "move");
  }
}

package harness.puzzle;

import harness.cases.Answer;
import harness.reference.Drawing;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import harness.reference.Replay;
import harness.reference.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A move sequence as successive frames, each with the exact remaining distance. Mistakes are noted
 * where they happen: an illegal move, a step that does not reduce the distance, an end that is not
 * the goal.
 */
public final class MoveTrace {

  /**
   * One position.
   *
   * @param move the move that led here, as in the sequence; empty for the start and for a malformed
   *     move
   * @param heading the same with its number, the remaining distance and h
   * @param remark what is wrong here; empty if nothing is
   * @param note further text; often empty
   * @param board the drawn case, several lines
   * @param position the case itself
   */
  public record Frame(
      String move, String heading, String remark, String note, String board, String position) {}

  private final Puzzle puzzle;
  private final Heuristic heuristic;
  private final Drawing drawing;
  private final int mostMoves;
  private final List<Frame> frames = new ArrayList<>();

  private MoveTrace(Puzzle puzzle, Heuristic heuristic, Drawing drawing, int mostMoves) {
    this.puzzle = puzzle;
    this.heuristic = heuristic;
    this.drawing = drawing;
    this.mostMoves = mostMoves;
  }

  /**
   * Traces a sequence.
   *
   * @param moves untrusted; null if there are none
   * @param heuristic the heuristic h to show, or null
   */
  public static MoveTrace of(
      Puzzle puzzle, String input, String moves, Heuristic heuristic, Drawing drawing) {
    return of(puzzle, input, moves, heuristic, drawing, Integer.MAX_VALUE);
  }

  /**
   * Traces the beginning of a sequence.
   *
   * @param mostMoves the most moves to show; the last frame says how many are omitted
   */
  public static MoveTrace of(
      Puzzle puzzle,
      String input,
      String moves,
      Heuristic heuristic,
      Drawing drawing,
      int mostMoves) {
    MoveTrace film = new MoveTrace(puzzle, heuristic, drawing, mostMoves);
    film.shoot(input, moves);
    return film;
  }

  /** The frames, the start first. */
  public List<Frame> frames() {
    return List.copyOf(frames);
  }

  /** Whether the sequence is legal, wastes no move and ends at the goal. */
  public boolean flawless() {
    return frames.stream().allMatch(frame -> frame.remark().isEmpty());
  }

  private void shoot(String input, String moves) {
    int left = puzzle.oracle().distance(input);
    Replay replay = moves == null ? null : puzzle.rules().replay(input, moves);
    List<Step> steps = moves == null ? List.of() : puzzle.rules().steps(input, moves);
    boolean stands = steps.isEmpty() && replay != null;
    add("", "start", input, left, stands ? replay.problem() : "", stands ? replay : null);
    String board = input;
    int number = 0;
    for (Step step : steps) {
      if (number == mostMoves) {
        leaveOut(steps.size() - number, replay);
        return;
      }
      int before = left;
      board = step.after();
      left = puzzle.oracle().distance(board);
      boolean last = ++number == steps.size();
      String remark = waste(before, left);
      if (last && replay.end() == Replay.End.ELSEWHERE) {
        remark = joined(remark, replay.problem());
      }
      String title = "move " + number + " (" + step.move() + ")";
      add(step.move(), title, board, left, remark, last ? replay : null);
    }
    if (replay != null && !steps.isEmpty() && isNoMove(replay)) {
      frames.add(
          new Frame(
              "",
              "move " + (number + 1),
              replay.problem(),
              "",
              puzzle.draw(board, drawing),
              board));
    }
  }

  private void leaveOut(int moves, Replay replay) {
    Frame last = frames.remove(frames.size() - 1);
    String end = replay.problem().isEmpty() ? "" : ": " + replay.problem();
    String remark = joined(last.remark(), moves + " more moves are not shown" + end);
    frames.add(
        new Frame(last.move(), last.heading(), remark, last.note(), last.board(), last.position()));
  }

  private void add(
      String move, String title, String board, int left, String remark, Replay atTheEnd) {
    String heading = title + ": " + left(left);
    String note = "";
    if (heuristic != null) {
      int h = heuristic.estimate().applyAsInt(board);
      heading += ", h " + h;
      note = left != Answer.NO_SOLUTION && h > left ? "h is too large" : "";
    }
    if (atTheEnd != null && atTheEnd.end() == Replay.End.GOAL) {
      note = joined(note, "the goal");
    }
    frames.add(new Frame(move, heading, remark, note, puzzle.draw(board, drawing), board));
  }

  private static String joined(String remark, String further) {
    return remark.isEmpty() ? further : remark + "; " + further;
  }

  private static boolean isNoMove(Replay replay) {
    return replay.end() == Replay.End.ILLEGAL_MOVE || replay.end() == Replay.End.MALFORMED;
  }

  /** A remark if a step does not reduce the distance; empty if the distance was unknown before. */
  private static String waste(int before, int after) {
    if (before == Answer.NO_SOLUTION || (after != Answer.NO_SOLUTION && after < before)) {
      return "";
    }
    return "a wasted move: " + before + " left before it";
  }

  private String left(int distance) {
    if (distance != Answer.NO_SOLUTION) {
      return distance + " left";
    }
    boolean bounded = !puzzle.rules().withinBound(Integer.MAX_VALUE);
    return bounded
        ? "more than " + puzzle.oracle().largestDistance() + " left"
        : "the goal cannot be reached";
  }
}

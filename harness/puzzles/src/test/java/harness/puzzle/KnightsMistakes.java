package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/** Mistakes of knights programs that judges accepted, each reduced to its essence. */
final class KnightsMistakes {

  private KnightsMistakes() {}

  /** Takes an answer of 0 for "nothing found". */
  static final class ZeroMeansNotFound extends KnightsIdaStar {
    @Override
    Answer answer(int empty, int moves) {
      return moves == 0 ? Answer.noSolution() : super.answer(empty, moves);
    }
  }

  /** Tests for the goal only after a move, and may go back: a solved board takes 2 moves. */
  static final class LooksAfterAMove extends KnightsIdaStar {
    @Override
    boolean isGoal(int moves) {
      return moves > 0 && super.isGoal(moves);
    }

    @Override
    int cameFrom(int empty) {
      return NOWHERE;
    }
  }

  /** Tests for the goal only after a move, and does not go back: a solved board takes a detour. */
  static final class LooksAfterAMoveAndNeverBack extends KnightsIdaStar {
    @Override
    boolean isGoal(int moves) {
      return moves > 0 && super.isGoal(moves);
    }
  }

  /** Ends the whole run, not just the search, if a board is already solved. */
  static final class EndsAfterASolvedBoard extends KnightsIdaStar {
    private boolean ended;

    @Override
    public Answer solve(String input, Budget limits) {
      return ended ? null : super.solve(input, limits);
    }

    @Override
    Answer answer(int empty, int moves) {
      ended = moves == 0;
      return super.answer(empty, moves);
    }
  }

  /** Counts the empty square among the misplaced ones: h is 1 too large. */
  static final class CountsTheEmptySquare extends KnightsIdaStar {
    @Override
    int estimate() {
      int misplaced = 0;
      for (int square = 0; square < board.length; square++) {
        misplaced += board[square] == GOAL.charAt(square) ? 0 : 1;
      }
      return misplaced;
    }
  }

  /** Starts as if it had come from square 0, a corner. */
  static final class CameFromTheCorner extends KnightsIdaStar {
    @Override
    int cameFromAtFirst() {
      return 0;
    }
  }

  /** Searches up to 17 moves. */
  static final class KnowsNoBound extends KnightsIdaStar {
    @Override
    int mostMoves() {
      return 17;
    }
  }

  /** Adds two moves, back and forth, if 15 is right. */
  static final class TwoTooManyAtFifteen extends KnightsIdaStar {
    @Override
    Answer answer(int empty, int moves) {
      if (moves != 15) {
        return super.answer(empty, moves);
      }
      int aside = 0;
      while (jump(empty, aside) == NOWHERE) {
        aside++;
      }
      String thereAndBack = square(jump(empty, aside)) + " " + square(empty) + " ";
      return Answer.of(17, thereAndBack + moves());
    }
  }

  /** Answers 13 if 15 is right. */
  static final class TwoTooFewAtFifteen extends KnightsIdaStar {
    @Override
    Answer answer(int empty, int moves) {
      return Answer.of(moves == 15 ? 13 : moves, moves());
    }
  }

  /** Looks up a square before checking that it exists. */
  static final class IndexedBeforeTheBoundsCheck implements Solver {
    @Override
    public Answer solve(String input, Budget budget) {
      String[] rows = input.split("\n", -1);
      int empty = input.indexOf('*');
      int row = empty / 6;
      int column = empty % 6;
      for (int step = -2; step <= 2; step += 4) {
        char knight = rows[row + step].charAt(column + 1);
        if (row + step < 0 || row + step >= 5 || column + 1 >= 5 || knight == '*') {
          continue;
        }
        budget.expand();
      }
      return new KnightsIdaStar().solve(input, budget);
    }
  }

  /**
   * Bidirectional breadth-first search that identifies boards by a hash modulo a small prime and
   * never compares them, so that two boards can count as one.
   */
  static final class HashIsTheBoard implements Solver {
    private static final int PRIME = 99_991;

    private record Node(String board, Node before, int depth) {}

    @Override
    public Answer solve(String input, Budget budget) {
      Map<Integer, Node> backward = layers(KnightsIdaStar.GOAL, 7, Map.of(), budget);
      Map<Integer, Node> forward = layers(input.replace("\n", ""), 8, backward, budget);
      Node met = forward.get(NOT_A_HASH);
      if (met == null) {
        return Answer.noSolution();
      }
      Node other = backward.get(hash(met.board()));
      StringBuilder moves = new StringBuilder();
      for (Node node = met; node.before() != null; node = node.before()) {
        moves.insert(0, square(node) + " ");
      }
      for (Node node = other.before(); node != null; node = node.before()) {
        moves.append(square(node)).append(' ');
      }
      return Answer.of(met.depth() + other.depth(), moves.toString().strip());
    }

    private static final int NOT_A_HASH = -1;

    private static String square(Node node) {
      return KnightsIdaStar.square(node.board().indexOf('*'));
    }

    private static int hash(String board) {
      long number = 0;
      for (int i = 0; i < board.length(); i++) {
        number = 3 * number + "01*".indexOf(board.charAt(i));
      }
      return (int) (number % PRIME);
    }

    /**
     * All boards up to a depth and, under a special key, the first that is also in {@code others}.
     */
    private static Map<Integer, Node> layers(
        String start, int depth, Map<Integer, Node> others, Budget budget) {
      Map<Integer, Node> seen = new HashMap<>();
      Queue<Node> queue = new ArrayDeque<>();
      queue.add(new Node(start, null, 0));
      seen.put(hash(start), queue.element());
      while (!queue.isEmpty()) {
        Node node = queue.remove();
        if (others.containsKey(hash(node.board()))) {
          seen.put(NOT_A_HASH, node);
          return seen;
        }
        if (node.depth() < depth) {
          expand(node, seen, queue, budget);
        }
      }
      return seen;
    }

    private static void expand(
        Node node, Map<Integer, Node> seen, Queue<Node> queue, Budget budget) {
      budget.expand();
      int empty = node.board().indexOf('*');
      for (int jump = 0; jump < 8; jump++) {
        int next = KnightsIdaStar.jump(empty, jump);
        if (next != KnightsIdaStar.NOWHERE) {
          StringBuilder board = new StringBuilder(node.board());
          board.setCharAt(empty, board.charAt(next));
          board.setCharAt(next, '*');
          Node child = new Node(board.toString(), node, node.depth() + 1);
          if (seen.putIfAbsent(hash(child.board()), child) == null) {
            queue.add(child);
          }
        }
      }
    }
  }
}

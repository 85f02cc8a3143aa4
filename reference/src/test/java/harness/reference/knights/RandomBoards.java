package harness.reference.knights;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** Boards for property tests: half near the goal, half anywhere. */
abstract class RandomBoards {

  @Provide
  Arbitrary<Integer> boards() {
    return Arbitraries.oneOf(uniformBoards(), nearBoards());
  }

  @Provide
  Arbitrary<Integer> uniformBoards() {
    Arbitrary<Integer> masks =
        Arbitraries.integers().between(0, Board.MASK).map(RandomBoards::withTwelveBits);
    return Arbitraries.integers()
        .between(0, Board.SQUARES - 1)
        .flatMap(empty -> masks.map(mask -> Board.of(empty, mask)));
  }

  @Provide
  Arbitrary<Integer> nearBoards() {
    return Arbitraries.integers().between(0, 7).list().ofMaxSize(17).map(RandomBoards::walk);
  }

  private static int withTwelveBits(int seed) {
    int mask = seed;
    while (Integer.bitCount(mask) > Board.BLACK_KNIGHTS) {
      mask &= mask - 1;
    }
    while (Integer.bitCount(mask) < Board.BLACK_KNIGHTS) {
      mask |= mask + 1;
    }
    return mask;
  }

  private static int walk(Iterable<Integer> choices) {
    int board = Board.GOAL;
    for (int choice : choices) {
      board = Board.move(board, choice % Board.moves(board));
    }
    return board;
  }
}

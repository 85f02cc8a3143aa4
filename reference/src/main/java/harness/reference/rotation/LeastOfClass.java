package harness.reference.rotation;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The boards of a layer whose {@code long} no symmetry of the {@code #} and no renaming of the
 * numbers can make smaller: one from each class of up to 48.
 */
final class LeastOfClass implements Iterator<String> {

  private final LayerSections boards;
  private final Symmetries symmetries = Symmetries.get();
  private boolean found;
  private long next;

  LeastOfClass(LayerSections boards) {
    this.boards = boards;
    advance();
  }

  @Override
  public boolean hasNext() {
    return found;
  }

  @Override
  public String next() {
    if (!found) {
      throw new NoSuchElementException();
    }
    String board = Boards.text(next);
    advance();
    return board;
  }

  private void advance() {
    found = false;
    while (!found && boards.hasNext()) {
      next = boards.nextBoard();
      found = isLeast(next);
    }
  }

  private boolean isLeast(long board) {
    for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
      int ones = symmetries.mask(symmetry, Boards.mask(board, 1));
      int twos = symmetries.mask(symmetry, Boards.mask(board, 2));
      int threes = Boards.ALL_CELLS & ~(ones | twos);
      // boards compare by their twos first, then by their ones
      int least = Math.min(ones, Math.min(twos, threes));
      int most = Math.max(ones, Math.max(twos, threes));
      int middle = ones ^ twos ^ threes ^ least ^ most;
      if (Boards.of(middle, least) < board) {
        return false;
      }
    }
    return true;
  }
}

package harness.corpus;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/**
 * The rank of a matrix of zeros and ones over the rational numbers, exactly: elimination without
 * fractions (E. H. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian
 * elimination, 1968).
 */
final class Rank {

  private Rank() {}

  /** The rank of the matrix with these rows; the bits that are set are the ones. */
  static int of(List<BitSet> rows) {
    int width = rows.stream().mapToInt(BitSet::length).max().orElse(0);
    BigInteger[][] matrix = new BigInteger[rows.size()][width];
    for (int r = 0; r < matrix.length; r++) {
      for (int c = 0; c < width; c++) {
        matrix[r][c] = rows.get(r).get(c) ? BigInteger.ONE : BigInteger.ZERO;
      }
    }
    int rank = 0;
    BigInteger before = BigInteger.ONE;
    for (int column = 0; column < width && rank < matrix.length; column++) {
      if (takePivot(matrix, rank, column)) {
        eliminate(matrix, rank, column, before);
        before = matrix[rank][column];
        rank++;
      }
    }
    return rank;
  }

  /** Moves a row with a number other than 0 in a column to the given place, if there is one. */
  private static boolean takePivot(BigInteger[][] matrix, int place, int column) {
    for (int r = place; r < matrix.length; r++) {
      if (matrix[r][column].signum() != 0) {
        BigInteger[] pivot = matrix[r];
        matrix[r] = matrix[place];
        matrix[place] = pivot;
        return true;
      }
    }
    return false;
  }

  private static void eliminate(BigInteger[][] matrix, int row, int column, BigInteger before) {
    BigInteger[] pivot = matrix[row];
    for (int r = row + 1; r < matrix.length; r++) {
      BigInteger factor = matrix[r][column];
      for (int c = column; c < pivot.length; c++) {
        matrix[r][c] =
            matrix[r][c].multiply(pivot[column]).subtract(pivot[c].multiply(factor)).divide(before);
      }
    }
  }
}

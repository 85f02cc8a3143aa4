package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranks of matrices of zeros and ones, whose rows are written with spaces between them. */
final class RankTest {

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "000 000, 0",
    "110 110, 1",
    "100 010 110, 2",
    "011 101 110, 3",
    "0111 1011 1101 1110, 4",
    "1100 0011 1010 0101, 3",
    "0001 0010 0011 1100, 3"
  })
  void theRankIsOverTheRationalNumbers(String text, int rank) {
    List<BitSet> rows = new ArrayList<>();
    Stream.of(text.split(" ")).forEach(each -> rows.add(bits(each)));
    assertEquals(rank, Rank.of(rows));
  }

  private static BitSet bits(String row) {
    BitSet bits = new BitSet();
    for (int i = 0; i < row.length(); i++) {
      bits.set(i, row.charAt(i) == '1');
    }
    return bits;
  }
}

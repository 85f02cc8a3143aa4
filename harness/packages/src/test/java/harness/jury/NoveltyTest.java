package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers of the same kind are nothing new. */
final class NoveltyTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        "''                          | 1 only other",
        "'-1'                        | 1 only -1",
        "'16 '                       | 1 only 16",
        "'17'                        | 1 only 2^5",
        "'31'                        | 1 only 2^5",
        "'-17'                       | 1 only -2^5",
        "'-999999999999999999'       | 1 only -2^60",
        "'1000000000000000000000'    | 1 only other",
        "'YES'                       | 1 only yes",
        "'Impossible'                | 1 only impossible",
        "'1.5'                       | 1 only other",
        "'3 4 5'                     | 1 first 3",
      })
  void anAnswerHasAKind(String output, String kind) {
    assertEquals(kind, Novelty.kind(output));
    assertEquals(kind, Novelty.kind(output + "\n"));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 2", "4, 3", "100, 7", "1000000, 13"})
  void theNumberOfLinesCountsByItsMagnitude(int lines, int magnitude) {
    assertEquals(
        magnitude + (lines == 1 ? " only 7" : " first 7"), Novelty.kind("7\n".repeat(lines)));
  }
}

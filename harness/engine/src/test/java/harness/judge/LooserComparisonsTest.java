package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LooserComparisonsTest {

  private static List<String> accepting(String one, String other) {
    return LooserComparisons.accepting(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({
    "9.191958, 9.191957, rcmp6, the last places of decimals",
    "1.00001, 1.00002, rcmp4, the last places of decimals",
    "0.1234567891, 0.1234567892, rcmp9, the last places of decimals",
    "YES, Yes, icpc, letter case",
    "1  2, 1 2, lcmp, blanks",
    "'1\n2', 1 2, tokens, blanks",
    "x 1.0000001, x 1.0000002, icpc case_sensitive float_tolerance 1e-6, the last places of decimals",
    "X 1.0000001, x 1.0000002, icpc float_tolerance 1e-6, letter case and the last places of decimals",
  })
  void theStrictestThatAcceptsIsNamed(String one, String other, String name, String ignored) {
    String strictest = LooserComparisons.strictest(accepting(one, other));
    assertEquals(name, strictest);
    assertEquals(ignored, LooserComparisons.ignoredBy(strictest));
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "1000000000, 1000000001", "1.5, 2.5", "1 2, 1", "a, b", "1.0 5, 1.0000001 6"})
  void otherDifferencesAreAcceptedByNone(String one, String other) {
    assertEquals(List.of(), accepting(one, other));
  }

  @Test
  void wordsThatAreNoNumbersAreNotNumbers() {
    assertEquals(List.of(), accepting("nan", "1.0"));
  }
}

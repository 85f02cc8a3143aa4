package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CloseDecimalsTest {

  @ParameterizedTest
  @CsvSource({
    "0.5000 7, 0.5 7, rcmp6",
    "-0.0, 0.0, rcmp6",
    "1.0000001, 1, rcmp6",
    "YES 0.333, YES 0.333, icpc case_sensitive float_tolerance 1e-6",
    "YES 0.3333333, YES 0.33333333, icpc case_sensitive float_tolerance 1e-6",
    "Yes 0.3333333, YES 0.33333333, none",
    "10000001, 10000000, none",
    "0.51, 0.5, none",
    "0.50 1, 0.5, none",
    "0.50, 0.5 1, none",
    "nan, 0.5, none",
  })
  void namesTheComparisonThatWouldPass(String output, String answer, String comparison) {
    assertEquals(
        comparison,
        CloseDecimals.passed(output, answer).map(StandardComparison::name).orElse("none"));
  }
}

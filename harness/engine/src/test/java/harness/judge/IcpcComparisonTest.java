package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.missing;
import static harness.judge.Judged.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IcpcComparisonTest {

  private static final String SPACES = "icpc space_change_sensitive";
  private static final String FLOATS = "icpc float_tolerance 1e-3";
  private static final String LEGACY = "icpc-legacy float_tolerance 1e-3";

  @Test
  void tokensHaveAnyCaseUnlessAFlagSaysOtherwise() {
    accepted("icpc", "Hello WORLD", "hello world");
    differs("icpc case_sensitive", "Hello", "hello");
    differs("icpc", "\u00c9", "\u00e9");
    differs("icpc", "007", "7");
    differs("icpc", "1.0", "1");
    missing("icpc", "a", "a b");
    extra("icpc", "a b", "a");
    accepted("icpc", "a\u000bb\fc", "a b c");
    differs("icpc", "a\0b", "a\0c");
  }

  @Test
  void blanksMatterWhenAFlagSaysSo() {
    accepted(SPACES, "a b\n", "A b\n");
    for (String other :
        List.of("a  b\n", "a b", "a b \n", " a b\n", "a\tb\n", "a b\r\n", "a b\n\n")) {
      wrong(Reason.PRESENTATION, SPACES, other, "a b\n");
    }
    assertEquals("whitespace before token 2 differs (line 1)", detail(SPACES, "a\nb", "a b"));
    assertEquals(
        "whitespace at the end of the output differs (line 1)", detail(SPACES, "a\n", "a"));
    accepted(SPACES, "", "");
    missing(SPACES, "a", "a b");
  }

  @Test
  void finiteNumbersOfTheAnswerAreComparedWithTheTolerance() {
    accepted(FLOATS, "1.0005", "1");
    differs(FLOATS, "1.01", "1");
    accepted(FLOATS, "1000.9", "1000");
    differs(FLOATS, "x", "1");
    differs(FLOATS, "1", "x");
    accepted(FLOATS, "X", "x");
    accepted(FLOATS, "+007", "7");
    accepted(FLOATS, "-0", "0");
    accepted(FLOATS, "5.e+0", "5");
    accepted(FLOATS, ".5E1", "5");
    differs(FLOATS, ".", "0");
    differs(FLOATS, "1e", "1");
    differs(FLOATS, "1.5abc", "1.5");
  }

  @Test
  void onlyDecimalNumbersAreNumbersSince2025() {
    for (String hexadecimal : List.of("0x5", "0X5", "0x5p0", "0x.ap3")) {
      differs(FLOATS, hexadecimal, "5");
      differs(FLOATS, "5", hexadecimal);
      accepted(FLOATS, hexadecimal, hexadecimal);
    }
    accepted(FLOATS, "INF", "inf");
    accepted(FLOATS, "NaN", "nan");
    differs(FLOATS, "inf", "1e400");
    differs(FLOATS, "nan", "1");
    differs(FLOATS, "1e5f", "1e5");
    differs(FLOATS, "1_0", "10");
  }

  @Test
  void noNumberIsTooLargeOrTooSmallSince2025() {
    String relative = "icpc float_relative_tolerance 1e-6";
    differs(relative, "1e-4000", "0");
    differs(relative, "0", "1e-4000");
    accepted(relative, "0e-4000", "0");
    accepted(relative, "10e-4001", "1e-4000");
    accepted(FLOATS, "1e-4000", "0");
    accepted(FLOATS, "1.0E400", "1e400");
    differs(FLOATS, "1e401", "1e400");
    differs(FLOATS, "1e400", "1");
    differs(relative, "1e-99999999999999", "0");
    differs(relative, "1e99999999999999", "0");
    accepted(relative, "1e999999999", "1.0000001e999999999");
    differs(relative, "-1e999999999", "1e999999999");
  }

  @Test
  void tolerancesAreExactSince2025() {
    accepted("icpc float_absolute_tolerance 0.1", "1000.1", "1000");
    differs("icpc float_absolute_tolerance 0.1", "1000.1000000000000000000000000000001", "1000");
    String digits = "123456789012345678901234567890.123456789012345678901234567890";
    accepted("icpc float_absolute_tolerance 1e-30", digits, digits.replaceAll("0$", "1"));
    differs("icpc float_absolute_tolerance 1e-31", digits, digits.replaceAll("0$", "1"));
  }

  @Test
  void longNumbersAreReadInLinearTime() {
    String zeros = "0".repeat(1 << 20);
    accepted(FLOATS, zeros + "1." + zeros, "1");
    accepted(FLOATS, "1" + zeros, "1e" + (1 << 20));
    accepted(FLOATS, "1e" + zeros + "2", "100");
    differs(FLOATS, "0." + zeros + "1", "1");
  }

  @Test
  void legacyPackagesReadNumbersAsC() {
    accepted(LEGACY, "1.0005", "1");
    accepted(LEGACY, "0x1p3", "8");
    accepted(LEGACY, "8", "0X8");
    accepted(LEGACY, "0x.8", "0.5");
    differs(LEGACY, "0x", "0");
    accepted(LEGACY, "0x5p0", "5");
    accepted(LEGACY, "INF", "inf");
    differs(LEGACY, "inf", "1e400");
    accepted(LEGACY, "1E400", "1e400");
    differs(LEGACY, "1e401", "1e400");
    accepted("icpc-legacy float_relative_tolerance 1e-6", "1e-4000", "0");
    accepted("icpc-legacy", "A", "a");
    accepted("icpc-legacy float_tolerance 1 float_tolerance 2", "2", "0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "float_tolerance 1 float_tolerance 2; float_tolerance is given twice",
        "float_tolerance 1 float_absolute_tolerance 2; float_tolerance cannot be combined with"
            + " another tolerance: it sets both",
        "float_tolerance 0x1p-3; float_tolerance needs a number of at least 0, not '0x1p-3'",
      })
  void contradictoryTolerancesAreRefusedSince2025(String flags, String message) {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> StandardComparison.named("icpc " + flags));
    assertEquals(message, error.getMessage());
  }

  @Test
  void absoluteAndRelativeAreSeparate() {
    accepted("icpc float_absolute_tolerance 0.5", "1000.4", "1000");
    differs("icpc float_absolute_tolerance 0.5", "1000.6", "1000");
    accepted("icpc float_relative_tolerance 0.5", "1400", "1000");
    differs("icpc float_relative_tolerance 0.5", "0.1", "0");
    accepted("icpc float_relative_tolerance 0", "1.0", "1");
    accepted("icpc float_absolute_tolerance 1 float_relative_tolerance 0.1", "1050", "1000");
    accepted("icpc float_absolute_tolerance 1 float_relative_tolerance 0.1", "1", "0.5");
  }

  @Test
  void theDetailNamesTheTolerances() {
    assertEquals(
        "token 1 is 2, expected 1 within 0.001 or within a relative error of 0.001 (line 1)",
        detail(FLOATS, "2", "1"));
    assertEquals("token 1 is b, expected a (line 1)", detail(FLOATS, "b", "a"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "float_tolerance; float_tolerance needs a number of at least 0",
        "float_tolerance x; float_tolerance needs a number of at least 0, not 'x'",
        "float_tolerance -1; float_tolerance needs a number of at least 0, not '-1'",
        "float_tolerance nan; float_tolerance needs a number of at least 0, not 'nan'",
      })
  void aToleranceIsANumber(String flags, String message) {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> StandardComparison.named("icpc " + flags));
    assertEquals(message, error.getMessage());
  }

  @Test
  void anUnknownFlagIsAnsweredWithTheKnownOnes() {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> StandardComparison.icpc(List.of("float")));
    assertEquals(
        "the default validator has no flag 'float'; expected " + IcpcRule.FLAGS,
        error.getMessage());
  }
}

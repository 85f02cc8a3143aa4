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
    accepted(FLOATS, "0x1p3", "8");
    accepted(FLOATS, "8", "0X8");
    accepted(FLOATS, "0x.8", "0.5");
    differs(FLOATS, "0x", "0");
    differs(FLOATS, "1e", "1");
    differs(FLOATS, "1.5abc", "1.5");
  }

  @Test
  void nonFiniteNumbersAreWords() {
    accepted(FLOATS, "INF", "inf");
    accepted(FLOATS, "NaN", "nan");
    differs(FLOATS, "inf", "1e400");
    accepted(FLOATS, "1E400", "1e400");
    differs(FLOATS, "1e401", "1e400");
    differs(FLOATS, "1e400", "1");
    differs(FLOATS, "nan", "1");
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

package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.judgeError;
import static harness.judge.Judged.malformed;
import static harness.judge.Judged.missing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RealComparisonsTest {

  @ParameterizedTest
  @ValueSource(strings = {"acmp", "rcmp", "rncmp", "dcmp", "rcmp4", "rcmp6", "rcmp9"})
  void numbersAreReadAsByTestlib(String name) {
    for (String one :
        List.of("1", "1.", "1.0", "+1", "01", "10e-1", "0.1E+1", "0.1e1", "00001.00")) {
      accepted(name, one, "1");
      accepted(name, "1", one);
    }
    accepted(name, ".5", "0.5");
    accepted(name, "-0", "0");
    accepted(name, "0", "-0.0");
    accepted(name, "1e-400", "0");
    for (String bad :
        List.of(
            "nan",
            "NaN",
            "inf",
            "-inf",
            "Infinity",
            "0x1p3",
            "0x10",
            "1e",
            "1e+",
            "e5",
            ".",
            "-",
            "+-1",
            "1.2.3",
            "1,5",
            "1d",
            "1f",
            "1-2",
            "1\0",
            "1\u00ff")) {
      malformed(name, bad, "1");
      judgeError(name, "1", bad);
      judgeError(name, bad, bad);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"acmp", "rcmp", "rncmp", "dcmp", "rcmp4", "rcmp6", "rcmp9"})
  void infiniteNumbersEqualOnlyEachOther(String name) {
    accepted(name, "1e400", "1e500");
    accepted(name, "-1e400", "-1e500");
    differs(name, "1e400", "-1e400");
    differs(name, "-1e400", "1e400");
    differs(name, "1e400", "1");
    differs(name, "1", "1e400");
    accepted(name, "9".repeat(400), "1e400");
    accepted(name, "3" + "0".repeat(200), "3e200");
  }

  @ParameterizedTest
  @CsvSource({"acmp,1.5e-6", "rcmp,1.5e-6", "rncmp,1.5e-5"})
  void anAbsoluteToleranceHoldsForSmallAndLarge(String name, double epsilon) {
    accepted(name, Double.toString(epsilon * 0.999), "0");
    differs(name, Double.toString(epsilon * 1.001), "0");
    accepted(name, Double.toString(1000 + epsilon * 0.999), "1000");
    differs(name, Double.toString(1000 + epsilon * 1.001), "1000");
    differs(name, Double.toString(1000 - epsilon * 1.001), "1000");
  }

  @ParameterizedTest
  @CsvSource({"dcmp,1e-6", "rcmp4,1e-4", "rcmp6,1e-6", "rcmp9,1e-9"})
  void theToleranceIsAbsoluteOrRelative(String name, double epsilon) {
    accepted(name, Double.toString(epsilon * 0.999), "0");
    differs(name, Double.toString(epsilon * 1.001), "0");
    for (double right : new double[] {1000, -1000}) {
      String answer = Double.toString(right);
      accepted(name, Double.toString(right * (1 + epsilon * 0.999)), answer);
      accepted(name, Double.toString(right * (1 - epsilon * 0.999)), answer);
      differs(name, Double.toString(right * (1 + epsilon * 1.002)), answer);
      differs(name, Double.toString(right * (1 - epsilon * 1.002)), answer);
    }
    differs(name, "1000", "-1000");
  }

  @Test
  void beyond1e300EverythingIsInfiniteForARelativeTolerance() {
    accepted("rcmp6", "2e300", "3e300");
    differs("rcmp6", "1e300", "3e300");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rncmp", "rcmp4", "rcmp6", "rcmp9"})
  void manyNumbers(String name) {
    accepted(name, "1 2\n3", "1 2 3");
    missing(name, "1 2", "1 2 3");
    extra(name, "1 2 3", "1 2");
    judgeError(name, "2", "1 x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"acmp", "rcmp", "dcmp"})
  void oneNumber(String name) {
    extra(name, "1 2", "1");
    judgeError(name, "1 2", "1 2");
  }

  @Test
  void theDetailNamesTheTolerance() {
    assertEquals(
        "token 2 is 3.15, expected 3.14 within 1e-6 (line 2)",
        detail("rcmp6", "1\n3.15", "1 3.14"));
  }
}

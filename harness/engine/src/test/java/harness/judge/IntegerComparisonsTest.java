package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.judgeError;
import static harness.judge.Judged.malformed;
import static harness.judge.Judged.missing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IntegerComparisonsTest {

  private static final String DIGITS_200 = "1234567890".repeat(20);

  @ParameterizedTest
  @ValueSource(strings = {"icmp", "hcmp", "ncmp", "uncmp"})
  void integersAreReadAsStrictlyAsByTestlib(String name) {
    accepted(name, "0", "0");
    accepted(name, " -12\n", "-12");
    differs(name, "12", "-12");
    for (String bad :
        List.of("-0", "+5", "007", "00", "-", "--1", "1.0", "1e3", "0x10", "nan", "inf", "5\0")) {
      malformed(name, bad, "5");
      judgeError(name, "5", bad);
      judgeError(name, bad, bad);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"icmp", "ncmp", "uncmp"})
  void integersThatDoNotFitAreMalformed(String name) {
    malformed(name, DIGITS_200, "5");
    malformed(name, "-" + DIGITS_200, "5");
    judgeError(name, DIGITS_200, DIGITS_200);
    String most = name.equals("icmp") ? "2147483647" : "9223372036854775807";
    String least = name.equals("icmp") ? "-2147483648" : "-9223372036854775808";
    accepted(name, most, most);
    accepted(name, least, least);
    malformed(name, new BigInteger(most).add(BigInteger.ONE).toString(), most);
    malformed(name, new BigInteger(least).subtract(BigInteger.ONE).toString(), least);
    malformed(name, "99999999999999999999", most);
  }

  @Property
  void exactlyTheIntegersThatFit64BitsAreRead(@ForAll BigInteger value) {
    boolean fits = value.bitLength() < Long.SIZE;
    assertEquals(fits, Judged.judged("ncmp", value.toString(), value.toString()).isAccepted());
  }

  @Test
  void hugeIntegersMayHaveAnyLength() {
    accepted("hcmp", DIGITS_200, DIGITS_200);
    differs("hcmp", DIGITS_200 + "0", DIGITS_200);
    differs("hcmp", DIGITS_200.replaceFirst("0$", "1"), DIGITS_200);
    accepted("hcmp", "-" + DIGITS_200, "-" + DIGITS_200);
    malformed("hcmp", "0" + DIGITS_200, DIGITS_200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"icmp", "hcmp"})
  void oneIntegerIsOne(String name) {
    extra(name, "1 2", "1");
    differs(name, "2 1", "1");
    judgeError(name, "1", "1 2");
    judgeError(name, "2", "1 2");
    judgeError(name, "1 2", "1 2");
    assertEquals("the reference's output: 2 tokens, expected 1", detail(name, "1", "1 2"));
  }

  @Test
  void integersInOrder() {
    accepted("ncmp", "1\n2\n3", "1 2 3");
    differs("ncmp", "1 3 2", "1 2 3");
    missing("ncmp", "1 2", "1 2 3");
    extra("ncmp", "1 2 3", "1 2");
    assertEquals("token 2 is x, expected a 64-bit integer (line 1)", detail("ncmp", "1 x", "1 2"));
    judgeError("ncmp", "9 9 9", "1 2 x");
  }

  @Test
  void integersInAnyOrderMustOccurEquallyOften() {
    accepted("uncmp", "3 1 2", "1 2 3");
    accepted("uncmp", "1 2 1", "2 1 1");
    differs("uncmp", "1 2 2", "1 1 2");
    missing("uncmp", "1 2", "1 1 2");
    extra("uncmp", "1 1 2", "1 2");
    extra("uncmp", "1 1", "1");
    malformed("uncmp", "1 x", "1 2");
    judgeError("uncmp", "1 x", "1 y");
  }

  @Test
  void aDifferenceInAnyOrderIsNamedByItsValue() {
    assertEquals(
        "the output has 3 numbers, expected 3; 1 occurs 1 time, expected 2 times",
        detail("uncmp", "2 2 1", "1 1 2"));
    assertEquals(
        "the output has 2 numbers, expected 1; 5 occurs 1 time, expected 0 times",
        detail("uncmp", "5 1", "1"));
    assertEquals(
        "the output has no numbers, expected 1; 1 occurs 0 times, expected 1 time",
        detail("uncmp", "", "1"));
    assertEquals(
        "the output has 1 number, expected 1; 3 occurs 1 time, expected 0 times",
        detail("uncmp", "3", "4"));
  }

  @Property(tries = 200)
  void everyOrderIsAcceptedAndOneOtherValueIsNot(
      @ForAll List<Long> values, @ForAll long other, @ForAll Random random) {
    List<Long> shuffled = new ArrayList<>(values);
    Collections.shuffle(shuffled, random);
    accepted("uncmp", joined(shuffled), joined(values));
    if (!values.isEmpty() && other != shuffled.get(0)) {
      shuffled.set(0, other);
      differs("uncmp", joined(shuffled), joined(values));
    }
  }

  private static String joined(List<Long> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}

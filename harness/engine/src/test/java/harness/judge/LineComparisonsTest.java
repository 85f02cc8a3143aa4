package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.missing;
import static harness.judge.Judged.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineComparisonsTest {

  @ParameterizedTest
  @ValueSource(strings = {"fcmp", "lcmp", "trimmed"})
  void linesMustBeInTheSamePlaces(String name) {
    accepted(name, "a b\nc\n", "a b\nc\n");
    differs(name, "a\nb c\n", "a b\nc\n");
    differs(name, "a b c\n", "a b\nc\n");
    differs(name, "a b\n\nc\n", "a b\nc\n");
    differs(name, "a b\nC\n", "a b\nc\n");
    missing(name, "a b\n", "a b\nc\n");
    extra(name, "a b\nc\nd\n", "a b\nc\n");
    extra(name, "a b\nc\n\n\nd", "a b\nc\n");
    accepted(name, "\n\n", "\n");
    accepted(name, "\n", "");
    accepted(name, "", "\n\n");
    differs(name, "\0", "0");
    differs(name, "007", "7");
  }

  @Test
  void onlyExactLinesCompareBlanks() {
    for (String other : List.of("a  b", " a b", "a b ", "a\tb")) {
      wrong(Reason.PRESENTATION, "fcmp", other + "\n", "a b\n");
      accepted("lcmp", other + "\n", "a b\n");
    }
    differs("fcmp", "ab", "a b");
  }

  @Test
  void trimmedLinesCompareAllBlanksButThoseAtTheirEnds() {
    accepted("trimmed", "a b \t\n c\t\n", "a b\n c\n");
    accepted("trimmed", "a b\n", "a b  \n \n");
    accepted("trimmed", "a \r\nb", "a\nb\n");
    for (String other : List.of("a  b", " a b", "a\tb")) {
      wrong(Reason.PRESENTATION, "trimmed", other + "\n", "a b\n");
    }
    differs("trimmed", "ab", "a b");
  }

  @Test
  void aCarriageReturnInsideALineIsPartOfIt() {
    wrong(Reason.PRESENTATION, "fcmp", "a\rb\n", "a b\n");
    accepted("lcmp", "a\rb\n", "a b\n");
    accepted("fcmp", "a\r\n", "a\n");
    wrong(Reason.PRESENTATION, "fcmp", "a\r\r\n", "a\n");
  }

  @Test
  void theDetailNamesTheLine() {
    assertEquals("token 2 of line 3 is c, expected d", detail("lcmp", "a\n\nb c\n", "a\n\nb d\n"));
    assertEquals("line 1 has 1 token, expected 2", detail("fcmp", "a", "a b"));
    assertEquals(
        "line 1 is \"a b \", expected \"a b\": only whitespace differs",
        detail("fcmp", "a b \n", "a b"));
    assertEquals("the output has 1 line, expected 3", detail("fcmp", "a\n", "a\nb\nc\n"));
    assertEquals("the output has no lines, expected 1", detail("fcmp", "", "a\n"));
    assertEquals(
        "expected nothing after line 1, found b (line 3)", detail("lcmp", "a\n\nb\n", "a\n"));
    assertEquals("expected no output, found a (line 1)", detail("lcmp", "a\n", ""));
  }
}

package harness.describe.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exactly the small inputs are listed. */
final class EnumerationTest {

  private static Enumeration all(String description, int tokens, long limit) {
    return Description.parse(description.replace(';', ','))
        .all(tokens, 1000, limit, 100_000, Duration.ofMinutes(2), () -> {});
  }

  @Test
  void smallOnesComeFirst() {
    assertEquals(
        List.of("1 0", "1 1", "1 -1", "2 0 0", "2 0 1", "2 0 -1", "2 1 0"),
        all("INT(1,9,n) REP(n) SPACE INT(-1,9) END", 3, 1).inputs().subList(0, 7));
  }

  @ParameterizedTest
  @CsvSource({
    "INT(1;9;n) REP(n) SPACE INT(1;3) END, 5, 3, 120, true", // 3 + 9 + 27 + 81
    "INT(1;9;n) REP(n) SPACE INT(1;3) END, 5, 2, 30, false",
    "INT(1;3;n) REPI(i;n) SPACE INT(1;n;p[i]) END ASSERT(UNIQUE(p)), 9, 3, 9, true",
    "INT(1;3;n) SPACE INT(1;3;m) ASSERT(n < m), 2, 3, 3, true",
    "INT(0;9;n) SPACE INT(0;9;m) ASSERT(n+m == 9), 2, 9, 10, true",
    "REGEX(\"[ab]{1;2}\"), 1, 2, 6, true",
    "REGEX(\"[ab]+\"), 1, 3, 14, false",
    "REGEX(\"[^a]\"), 1, 3, 94, false", // only visible characters
    "FLOAT(0;1), 1, 1, 4, false", // and not 0.10
    "REGEX(\"(a|ab)(c|bc)\"), 1, 9, 3, true", // abc in two ways
    "WHILE(!ISEOF) STRING(\"x\") NEWLINE END, 3, 1, 4, true",
    "IF(MATCH(\"-\")) STRING(\"-\") END INT(0;1), 1, 1, 4, true"
  })
  void eachIsListedOnce(String description, int tokens, long limit, int count, boolean whole) {
    Enumeration all = all(description, tokens, limit);
    assertEquals(count, all.inputs().size(), all.inputs().toString());
    assertEquals(whole, all.isWhole());
  }

  @ParameterizedTest
  @CsvSource({
    "INT(1;9;n) REP(n) SPACE INT(0;5) END, 6, 6",
    "INT(1;3;n) REP(n) SPACE REGEX(\"(a|ab)(c|bc)?\") END, 4, 9"
  })
  void eachInputCanBeRequestedByItsIndex(String description, int tokens, long limit) {
    Enumeration all = all(description, tokens, limit);
    List<String> inOrder = all.inputs();
    assertTrue(inOrder.size() > 100, "" + inOrder.size());
    assertEquals(inOrder.size(), inOrder.stream().distinct().count());
    Enumeration again = all(description, tokens, limit);
    for (int place = inOrder.size() - 1; place >= 0; place -= 997) {
      assertEquals(inOrder.get(place), again.get(place));
      assertEquals(inOrder.get(place), again.get(place));
    }
  }

  @Test
  void tooManyAreNotListed() {
    Description many = Description.parse("INT(9,9,n) REP(n) SPACE INT(1,9) END");
    assertNull(many.all(10, 1000, 9, 5_000, Duration.ofMinutes(2), () -> {}));
  }
}

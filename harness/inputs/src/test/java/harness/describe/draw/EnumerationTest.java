package harness.describe.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import harness.describe.run.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Compared with all short texts of six characters. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "INT(-20,2000,a) SPACE INT(-9,99,b) NEWLINE",
        "INT(-20,2000,a) SPACE INT(-9,99,b)",
        "INT(100,200,a) NEWLINE",
        "INT(1,9,n) REP(n) SPACE INT(19,99) END",
        "INT(-999,-10) NEWLINE",
        "INT(1,99,n) IF(n < 3) SPACE INT(-99,99) END",
        "INT(0,3,n) REP(n) SPACE INT(-10,1000) END NEWLINE",
        "INT(1,1000,n) NEWLINE REP(n,SPACE) INT(-1,9) END NEWLINE",
        "INT(-5,19,a) IF(a < 0) SPACE INT(0,99) END NEWLINE",
        "WHILE(!ISEOF) INT(-1,100) NEWLINE END",
        "INT(0,100,a) SPACE INT(a,2000,b) NEWLINE ASSERT(a + b < 1500)",
        "INT(-99999,99999) NEWLINE",
        "STRING(\"1\") INT(1,99,n) SPACE REGEX(\"[19]{0,3}\")"
      })
  void noneThatIsShortEnoughIsMissing(String text) {
    Description description = Description.parse(text);
    for (int bytes : new int[] {0, 1, 3, 5}) {
      Set<String> valid = new TreeSet<>();
      addTexts("", bytes, description, valid);
      for (long limit : new long[] {1, 8, 19, 100, 1500, 1 << 20}) {
        Enumeration all =
            description.all(3, bytes, limit, 100_000, Duration.ofMinutes(2), () -> {});
        Set<String> listed = new TreeSet<>(all.inputs());
        listed.removeIf(each -> !each.matches("[-019 \\n]*"));
        assertTrue(valid.containsAll(listed), () -> text + ": " + listed);
        if (all.isWhole()) {
          assertEquals(valid, listed, text + " bytes " + bytes + " limit " + limit);
        }
        assertTrue(all.isWhole() || limit < 1 << 20, text + " bytes " + bytes);
      }
    }
  }

  private static void addTexts(String start, int left, Description description, Set<String> valid) {
    try {
      description.validate(start, Duration.ofMinutes(1));
      if (start.chars().filter(each -> each > ' ').count() == 0
          || start.strip().split("\\s+").length <= 3) {
        valid.add(start);
      }
    } catch (Refused invalid) {
      // longer ones may be valid
    }
    for (char each : "-019 \n".toCharArray()) {
      if (left > 0) {
        addTexts(start + each, left - 1, description, valid);
      }
    }
  }

  @Test
  void tooManyAreNotListed() {
    Description many = Description.parse("INT(9,9,n) REP(n) SPACE INT(1,9) END");
    assertNull(many.all(10, 1000, 9, 5_000, Duration.ofMinutes(2), () -> {}));
  }
}

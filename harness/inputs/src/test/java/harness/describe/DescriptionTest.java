package harness.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each command of the language accepts what it describes and refuses everything else, with the
 * place.
 */
final class DescriptionTest {

  private static final Duration TIME = Duration.ofMinutes(2);

  private static void accepts(String description, String input) {
    Description.parse(description).validate(input, TIME);
  }

  private static void refuses(int line, int column, String description, String input) {
    Refused refused = assertThrows(Refused.class, () -> accepts(description, input));
    String place = "line %d, column %d: ".formatted(line, column);
    assertTrue(refused.getMessage().startsWith(place), refused.getMessage());
  }

  private static void isBad(String where, String description, String input) {
    BadDescription bad = assertThrows(BadDescription.class, () -> accepts(description, input));
    assertTrue(bad.getMessage().startsWith(where + ": "), bad.getMessage());
  }

  @Test
  void integersHaveBoundsOfAnySizeAndOneSpelling() {
    String big = "123456789012345678901234567890";
    accepts("INT(-" + big + "," + big + ")", "-" + big);
    accepts("INT(-5,5)", "0");
    for (String wrong : new String[] {"6", "-6", "-0", "05", "+1", "", "-", "x"}) {
      refuses(1, 1, "INT(-5,5)", wrong);
    }
    refuses(1, 2, "INT(-5,5)", "1 ");
  }

  @ParameterizedTest
  @CsvSource({
    "FLOAT(0;10), 1.5 1e0 2E+0 0.001 10, 01 1. .5 10.1 1e00 1e, true",
    "FLOAT(0;10;x;FIXED), 1.5 10, 1e0, true",
    "FLOAT(0;1e5;x;SCIENTIFIC), 1.5e3 1E2, 100, true",
    "FLOATP(0;10;2;3), 1.25 1.125 0.10, 1 1.5 1.1234, true",
    "FLOATP(0;999;1;2;x;SCIENTIFIC), 1.5e1 2.25E2, 0.5e1 15.0e0 1e1, true"
  })
  void decimalsAreWrittenAsTheyAreDescribed(String command, String right, String wrong) {
    String description = command.replace(';', ',');
    for (String each : right.split(" ", -1)) {
      accepts(description, each);
    }
    for (String each : wrong.split(" ", -1)) {
      assertThrows(Refused.class, () -> accepts(description, each), each);
    }
  }

  @Test
  void escapesInTextsAreRead() {
    accepts("STRING(\"a\\n\\\"\\\\\\101\\x\\\nb\") EOF", "a\n\"\\A\\xb");
    refuses(1, 2, "STRING(\"abc\")", "axc");
  }

  @Test
  void expressionsMatchAsFarAsTheyCanAndMatchesAreRemembered() {
    accepts("REGEX(\"a|ab\",s) ASSERT(STRLEN(s)==2 && s==\"ab\")", "ab");
    refuses(2, 3, "REGEX(\"[^\\n]*\") NEWLINE REGEX(\"[a-c]{2}\") STRING(\"!\")", "x y\nabc");
    accepts("SET(r=\"[0-9]+\") REGEX(r)", "123");
  }

  @Test
  void loopsSeparateAndCount() {
    String list = "INT(0,9,n) NEWLINE REPI(i,n,SPACE) INT(0,9,a[i]) END ASSERT(i==n)";
    accepts(list, "3\n1 2 3");
    accepts(list, "0\n");
    refuses(2, 1, list, "3\n12 3");
    accepts(
        "SET(s=0) WHILEI(k,!ISEOF,NEWLINE) INT(0,9,x) SET(s=s+x) END ASSERT(s==6 && k==3)",
        "1\n2\n3");
    accepts("REP(2) WHILE(MATCH(\"ab\")) REGEX(\"[ab]\") END STRING(\".\") END", "abba..");
  }

  @Test
  void branchesAreTakenByTheirTest() {
    String sign = "IF(MATCH(\"+-\")) REGEX(\"[+-]\") ELSE STRING(\"#\") END INT(0,9)";
    accepts(sign, "+1");
    accepts(sign, "#1");
    refuses(1, 1, sign, "1");
  }

  @Test
  void arithmeticIsExactAndHasTheUsualOrder() {
    accepts("ASSERT(1+2*3^2 == 19) ASSERT(-2^2 == -4) ASSERT(2^3^2 == 64)", "");
    accepts("ASSERT(7/2 == 3 && -7/2 == -3 && -7%2 == -1) ASSERT(7/2.0 == 3.5)", "");
    accepts("ASSERT(10^40 % 7 == 4) ASSERT(0.1+0.2 == 0.3)", "");
    isBad("line 1, column 7", "SET(x=1/0)", "");
  }

  @Test
  void testsCombineAsInTheOriginal() {
    accepts("ASSERT(1==1 || 1==2 && 1==2 || 1==1)", "");
    refuses(1, 1, "ASSERT(1==1 || 1==1 && 1==2)", "");
    accepts("ASSERT(!1==2 && 1==2)", "");
  }

  @Test
  void arraysRememberTheirElements() {
    String pairs = "INT(1,9,n) NEWLINE REPI(i,n) INT(0,9,x[i]) SPACE INT(0,9,y[i]) NEWLINE END ";
    accepts(pairs + "ASSERT(UNIQUE(x,y))", "2\n1 2\n1 3\n");
    refuses(4, 1, pairs + "ASSERT(UNIQUE(x))", "2\n1 2\n1 3\n");
    refuses(4, 1, pairs + "ASSERT(UNIQUE(x,y))", "2\n1 2\n1 2\n");
    accepts(pairs + "ASSERT(INARRAY(3,y) && !INARRAY(4,y))", "2\n1 2\n1 3\n");
    accepts("INT(0,9,a[1,2]) SPACE UNSET(a) INT(0,9,a[0]) ASSERT(!INARRAY(5,a))", "5 6");
  }

  @Test
  void aFaultyDescriptionIsNotTheInputsFault() {
    isBad("line 2, column 5", "NEWLINE\nINT(n,5)", "\n3");
    isBad("line 1, column 5", "INT(1.5,5)", "3");
    isBad("line 1, column 8", "ASSERT(1 < \"a\")", "");
    isBad("line 1, column 5", "REP(0-1) END", "");
    isBad("line 1, column 7", "REGEX(\"(\")", "");
    isBad("line 3, column 1", "INT(1,2)\n# END\nEND", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int(1,5)        | line 1, column 1: expected a command, such as INT, found 'int'",
        "INT(1,5,N)      | line 1, column 9: expected a name in lower case, found 'N'",
        "INT(1,5 NEWLINE | line 1, column 9: expected ',' or ')', found 'NEWLINE'",
        "REP(3) SPACE    | line 1, column 13: expected 'END', found the end",
        "NEWLINE END     | line 1, column 9: expected the end, found 'END'",
        "STRING(\"abc)    | line 1, column 8: this quotation mark has no partner",
        "# harness: tre n | line 1, column 12: expected tree, graph, permutation, grid or sum after"
            + " '# harness:'"
      })
  void theFirstMistakeOfADescriptionIsSaid(String description, String message) {
    BadDescription bad =
        assertThrows(BadDescription.class, () -> Description.parse(description.strip()));
    assertEquals(message, bad.getMessage());
  }

  @Test
  void workAndMemoryAreBounded() {
    Duration soon = Duration.ofMillis(100);
    Description endless = Description.parse("SET(a=1) WHILE(a>0) SET(a=a+1) END");
    assertThrows(Budget.Spent.class, () -> endless.validate("", soon));
    Description longMatch = Description.parse("REGEX(\"((a*)*b?)*c\")");
    assertThrows(Refused.class, () -> longMatch.validate("a".repeat(2000), TIME));
    isBad("line 1, column 24", "SET(a=9) REP(99) SET(a=a*a) SET(a=a*a) END", "");
    assertThrows(
        BadDescription.class,
        () -> Description.parse("(".repeat(9999) + "INT(" + "(".repeat(9999)));
  }
}

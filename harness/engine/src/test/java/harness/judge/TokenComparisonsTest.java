package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.judgeError;
import static harness.judge.Judged.malformed;
import static harness.judge.Judged.missing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The comparisons of tokens and words, and of YES and NO. */
final class TokenComparisonsTest {

  @Test
  void differencesThatCannotBeSeenAreShownByTheirCodes() {
    for (String[] each :
        new String[][] {
          {"1\u00a02", "1", "token 1 is 1\\u{a0}2, expected 1 (line 1)"},
          {"\ufeff1", "1", "token 1 is \\u{feff}1, expected 1 (line 1)"},
          {"1\u200b", "1", "token 1 is 1\\u{200b}, expected 1 (line 1)"},
          {"\u22121", "-1", "token 1 is \\u{2212}1, expected -1 (line 1)"},
          {"\u0423\u0415", "YE", "token 1 is \\u{423}\\u{415}, expected YE (line 1)"},
          {"e\u0301", "\u00e9", "token 1 is e\\u{301}, expected \\u{e9} (line 1)"},
          {"\u00e9", "\u00e8", "token 1 is \u00e9, expected \u00e8 (line 1)"},
        }) {
      assertEquals(
          each[2],
          StandardComparison.named("tokens").compare(utf8(each[0]), utf8(each[1])).detail());
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings().withChars("aAb \n\t\r\u000b\0\u00ff").ofMaxLength(12);
  }

  @Property
  void tokensAgreeWithSplittingAString(
      @ForAll("texts") String output, @ForAll("texts") String answer) {
    boolean same = split(output, "[ \n\t\r\u000b\f]+").equals(split(answer, "[ \n\t\r\u000b\f]+"));
    assertEquals(same, Judged.judged("tokens", output, answer).isAccepted());
  }

  @Property
  void wordsAgreeWithSplittingAString(
      @ForAll("texts") String output, @ForAll("texts") String answer) {
    boolean same = split(output, "[ \n\t\r]+").equals(split(answer, "[ \n\t\r]+"));
    assertEquals(same, Judged.judged("wcmp", output, answer).isAccepted());
  }

  private static List<String> split(String text, String blanks) {
    return Stream.of(text.split(blanks)).filter(each -> !each.isEmpty()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tokens", "wcmp"})
  void wordsAreComparedByteByByte(String name) {
    accepted(name, "a  b\nc", "a b c");
    differs(name, "a B c", "a b c");
    differs(name, "ab c", "a b c");
    differs(name, "-0", "0");
    differs(name, "007", "7");
    differs(name, "+5", "5");
    differs(name, "1.0", "1");
    missing(name, "a b", "a b c");
    extra(name, "a b c", "a b");
    accepted(name, "a\0b \u00ff", "a\0b \u00ff");
    differs(name, "a\0b", "a\0c");
    differs(name, "\0", "0");
    missing(name, "", "\0");
  }

  @Test
  void theDetailNamesTheTokenBothValuesAndTheLine() {
    assertEquals("token 3 is 7, expected 8 (line 2)", detail("tokens", "1 2\n7\n", "1\n2 8\n"));
    assertEquals("the output has 2 tokens, expected 4", detail("tokens", "1 2", "1 2 3 4"));
    assertEquals("the output has no tokens, expected 1", detail("tokens", "\n", "1"));
    assertEquals(
        "the output has 4 tokens, expected 2; the first extra one is 3 (line 2)",
        detail("tokens", "1 2\n3 4", "1 2"));
  }

  @Test
  void unprintableTokensAreEscaped() {
    assertEquals("token 1 is a\\x00\\x1b, expected b (line 1)", detail("tokens", "a\0\u001b", "b"));
    assertEquals(
        "token 1 is a\\xff, expected é (line 1)", detail("tokens", "a\u00ff", "\u00c3\u00a9"));
  }

  @Test
  void longTokensAreCutAndTheirFirstDifferenceIsReported() {
    String same = "0123456789".repeat(5);
    assertEquals(
        "token 1 is "
            + same.substring(0, 40)
            + "… (52 bytes), expected "
            + same.substring(0, 40)
            + "… (51 bytes) (line 1); they first differ at byte 51",
        detail("tokens", same + "xy", same + "z"));
  }

  @Test
  void aCutDoesNotSplitACharacter() {
    String text = "x".repeat(39) + "\u00c3\u00a9".repeat(10);
    assertEquals(
        "token 1 is "
            + "x".repeat(39)
            + "… (59 bytes), expected y (line 1); they first differ at byte 1",
        detail("tokens", text, "y"));
  }

  @Test
  void yesAndNoMayHaveAnyCase() {
    for (String name : List.of("yesno", "nyesno")) {
      accepted(name, "yes", "YES");
      accepted(name, "No\n", "nO");
      differs(name, "YES", "NO");
      malformed(name, "Y", "YES");
      malformed(name, "YESS", "YES");
      malformed(name, "YES\0", "YES");
      judgeError(name, "YES", "MAYBE");
      judgeError(name, "MAYBE", "MAYBE");
    }
    accepted("nyesno", "yes no\nYES", "YES NO YES");
    missing("nyesno", "yes no", "YES NO YES");
    extra("nyesno", "yes no yes", "YES NO");
    extra("yesno", "yes no", "YES");
    judgeError("yesno", "yes no", "YES NO");
    judgeError("yesno", "yes", "YES NO");
  }

  @Test
  void aMalformedAnswerBlamesNobodyEvenAfterADifference() {
    judgeError("nyesno", "NO NO", "YES what");
    judgeError("nyesno", "", "YES what");
    judgeError("nyesno", "what", "YES what");
    assertEquals(
        "the reference's output: token 2 is what, expected YES or NO (line 1)",
        detail("nyesno", "NO NO", "YES what"));
  }
}

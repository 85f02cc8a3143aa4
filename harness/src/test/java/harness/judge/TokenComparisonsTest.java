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

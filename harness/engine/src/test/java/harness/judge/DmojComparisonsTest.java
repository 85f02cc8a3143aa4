package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Judgement;
import harness.cases.Reason;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The comparisons that are built into DMOJ's judge. */
final class DmojComparisonsTest {

  private static byte[] bytes(String escaped) {
    return escaped
        .replace("\\n", "\n")
        .replace("\\r", "\r")
        .replace("\\t", "\t")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static Judgement judged(String name, String output, String answer) {
    return StandardComparison.named("dmoj " + name).compare(bytes(output), bytes(answer));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "standard | 1  2\\n\\n \\n3 | 1 2\\n3\\n",
        "standard | \\n1\\r\\n2\\r\\n | 1\\n2\\n",
        "standard | \"\" | \\n\\n",
        "easy | B a\\nc | A bC\\n",
        "floats 2 default | x 1.009\\n | x 1\\n",
        "floats 2 default | 1009 | 1000",
        "floats 2 relative | 1009 | 1000",
        "floats 2 relative | -1009 | -1000",
        "floats 2 absolute | 1e0 | 1.005",
        "floats 2 relative | -inf | -Infinity",
        "floats 6 default | 1.\\n\\n.5 | 1\\n0.5\\n",
        "identical | 1 2\\n | 1 2\\n",
        "identical | 1 2\\n | 1 2",
        "identical-binary | 1 2 | 1 2",
        "linecount | \\t1 2 \\n\\n3 | 1 2\\n3\\n",
        "rstripped | 1 \\n2\\t\\n | 1\\n2\\n",
        "rstripped-filtered | 1 \\n\\n2 | 1\\n2\\n",
        "sorted | b  c\\na\\n | a\\n\\nb c\\n",
        "unordered | b\\nc a | a b c\\n"
      })
  void acceptsWhatTheJudgeAccepts(String name, String output, String answer) {
    assertTrue(judged(name, output, answer).isAccepted(), judged(name, output, answer).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "standard | 1\\n2 | 1 2\\n | DIFFERS_FROM_REFERENCE | line 1 has 1 token, expected 2",
        "standard | 1 | 1\\n2\\n | MISSING_OUTPUT | the output has 1 line, expected 2",
        "standard | 1\\n\\n2 | 1\\n | EXTRA_OUTPUT | the output has 2 lines, expected 1",
        "standard | 1.0 | 1\\n | DIFFERS_FROM_REFERENCE | token 1 of line 1 is 1.0, expected 1",
        "easy | abb | ab | DIFFERS_FROM_REFERENCE | the output has 2 times \"b\" in any case, expected 1",
        "floats 2 default | 1.02 | 1 | DIFFERS_FROM_REFERENCE | token 1 of line 1 is 1.02, expected 1 within 1e-2",
        "floats 2 default | nan | nan | DIFFERS_FROM_REFERENCE | token 1 of line 1 is nan",
        "floats 2 default | inf | inf | DIFFERS_FROM_REFERENCE | token 1 of line 1 is inf",
        "floats 2 default | X | x | DIFFERS_FROM_REFERENCE | token 1 of line 1 is X, expected x",
        "floats 2 absolute | 1009 | 1000 | DIFFERS_FROM_REFERENCE | token 1 of line 1",
        "floats 2 relative | 0.001 | 0 | DIFFERS_FROM_REFERENCE | token 1 of line 1",
        "floats 2 default | one | 1 | DIFFERS_FROM_REFERENCE | token 1 of line 1",
        "identical | 1 2 | 1 2\\n | PRESENTATION | the output differs from byte 4 on",
        "identical | 1 2 | 1 2 | PRESENTATION | the output lacks the line feed at its end",
        "identical-binary | 1 3 | 1 2 | DIFFERS_FROM_REFERENCE | the output differs from byte 3 on",
        "linecount | 1  2 | 1 2 | DIFFERS_FROM_REFERENCE | line 1 is \"1  2\", expected \"1 2\"",
        "rstripped | 1 | 1\\n | MISSING_OUTPUT | the output has 1 line, expected 2",
        "rstripped | \" 1\" | 1 | DIFFERS_FROM_REFERENCE | line 1 is \" 1\", expected \"1\"",
        "sorted | a b | b a | DIFFERS_FROM_REFERENCE | the output has the line \"a b\" more often than expected",
        "sorted | c\\nc | a\\nc | DIFFERS_FROM_REFERENCE | the output has the line \"a\" less often than expected",
        "unordered | a | a a | MISSING_OUTPUT | the output has 1 token, expected 2"
      })
  void saysWhyTheJudgeRefuses(
      String name, String output, String answer, Reason reason, String said) {
    Judgement judgement = judged(name, output, answer);
    assertEquals(reason, judgement.reason(), judgement.toString());
    assertTrue(judgement.detail().contains(said), judgement.detail());
  }

  @Test
  void theStandardOneHasNoName() {
    assertTrue(
        StandardComparison.named("dmoj").compare(bytes("1\\n\\n2"), bytes("1\\n2")).isAccepted());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "floats",
        "floats 6",
        "floats -1 default",
        "floats 999 default",
        "floats six default",
        "floats 6 both",
        "sorted lines"
      })
  void otherNamesAreRefusedInOneLine(String name) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> judged(name, "", ""));
    assertTrue(refused.getMessage().startsWith("DMOJ has no comparison '" + name + "'"));
    assertFalse(refused.getMessage().contains("\n"));
  }
}

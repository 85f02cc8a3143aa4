package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import java.nio.charset.StandardCharsets;

/**
 * Assertions about the judgements of comparisons. Texts are bytes: {@code \u00ff} is the byte 255.
 */
final class Judged {

  private Judged() {}

  static void accepted(String name, String output, String answer) {
    assertEquals(Judgement.accepted(), judged(name, output, answer));
  }

  static void wrong(Reason reason, String name, String output, String answer) {
    Judgement said = judged(name, output, answer);
    assertEquals(Verdict.WRONG_ANSWER, said.verdict(), said.detail());
    assertEquals(reason, said.reason(), said.detail());
  }

  static void differs(String name, String output, String answer) {
    wrong(Reason.DIFFERS_FROM_REFERENCE, name, output, answer);
  }

  static void malformed(String name, String output, String answer) {
    wrong(Reason.MALFORMED_OUTPUT, name, output, answer);
  }

  static void missing(String name, String output, String answer) {
    wrong(Reason.MISSING_OUTPUT, name, output, answer);
  }

  static void extra(String name, String output, String answer) {
    wrong(Reason.EXTRA_OUTPUT, name, output, answer);
  }

  static void judgeError(String name, String output, String answer) {
    Judgement said = judged(name, output, answer);
    assertEquals(Verdict.JUDGE_ERROR, said.verdict(), said.detail());
    assertEquals(Reason.REFERENCE_FAILED, said.reason());
  }

  static String detail(String name, String output, String answer) {
    return judged(name, output, answer).detail();
  }

  static Judgement judged(String name, String output, String answer) {
    return StandardComparison.named(name).compare(bytes(output), bytes(answer));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}

package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Judgement;
import harness.cases.Verdict;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Outputs of 8 MB: a comparison that takes quadratic time would need days. */
final class LargeOutputsTest {

  private static final int LENGTH = 2 << 20;
  private static final Duration NOT_QUADRATIC = Duration.ofMinutes(2);

  static List<StandardComparison> all() {
    return StandardComparison.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSingleTokenOfMegabytesIsJudgedAndCut(StandardComparison each) {
    byte[] output = Judged.bytes("7".repeat(LENGTH));
    byte[] answer = Judged.bytes("Case 1: 7");
    Judgement said =
        judged(each, output, each.name().startsWith("case") ? answer : yesOrSeven(each));
    assertEquals(Verdict.WRONG_ANSWER, said.verdict(), said.detail());
    assertTrue(said.detail().length() < 250, said.detail());
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("all")
  void millionsOfTokensAreJudged(StandardComparison each) {
    String token = each.name().endsWith("yesno") ? "no\n" : "7\n";
    String head = each.name().startsWith("case") ? "Case 1:\n" : "";
    String many = head + token.repeat(LENGTH / token.length());
    Judgement said = judged(each, Judged.bytes(many + "x"), Judged.bytes(many));
    assertTrue(!said.isAccepted(), each.name());
    assertTrue(said.detail().length() < 250, said.detail());
  }

  @ParameterizedTest
  @MethodSource("all")
  void millionsOfBlanksAreJudged(StandardComparison each) {
    Judgement said = judged(each, Judged.bytes(" \n".repeat(LENGTH / 2)), yesOrSeven(each));
    assertTrue(!said.isAccepted(), each.name());
  }

  private static byte[] yesOrSeven(StandardComparison each) {
    return Judged.bytes(each.name().endsWith("yesno") ? "YES" : "7");
  }

  private static Judgement judged(StandardComparison each, byte[] output, byte[] answer) {
    return assertTimeoutPreemptively(NOT_QUADRATIC, () -> each.compare(output, answer));
  }
}

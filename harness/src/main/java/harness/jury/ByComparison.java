package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.judge.StandardComparison;
import java.nio.charset.StandardCharsets;

/** By one of the standard comparisons. */
record ByComparison(StandardComparison comparison) implements Judging {

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    byte[] input = each.input().getBytes(StandardCharsets.ISO_8859_1);
    return comparison.compare(input, output, answer);
  }

  @Override
  public boolean needsAnswer() {
    return true;
  }
}

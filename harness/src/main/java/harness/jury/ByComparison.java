package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.judge.StandardComparison;

/** By one of the standard comparisons. */
record ByComparison(StandardComparison comparison) implements Judging {

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    return comparison.compare(output, answer);
  }

  @Override
  public boolean needsAnswer() {
    return true;
  }
}

package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.judge.StandardComparison;

/** Judges by a standard comparison. */
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

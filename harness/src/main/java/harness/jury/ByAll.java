package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import java.util.List;

/** Judges by several methods, all of which must accept. */
record ByAll(List<Judging> parts) implements Judging {

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    return parts.stream()
        .map(part -> part.judge(each, output, answer))
        .filter(judgement -> !judgement.isAccepted())
        .findFirst()
        .orElseGet(Judgement::accepted);
  }

  @Override
  public boolean needsAnswer() {
    return parts.stream().anyMatch(Judging::needsAnswer);
  }
}

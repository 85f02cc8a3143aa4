package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.judge.StandardComparison;
import java.util.List;

/** How an output is compared with the reference's: a standard comparison or a checker program. */
interface Judging {

  /** Accepts what the interactor accepted, for problems without a checker. */
  Judging BY_INTERACTOR = (each, output, answer) -> Judgement.accepted();

  /**
   * Judges an output.
   *
   * @param answer the reference's output
   * @throws harness.problem.JudgeFailure if the comparison itself fails
   */
  Judgement judge(Case each, byte[] output, byte[] answer);

  /** Whether the answer alone decides, so that equal bytes are right without a check. */
  default boolean needsAnswer() {
    return false;
  }

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
}

package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.formats.CheckerCall;
import harness.judge.StandardComparison;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** How an output is compared with the reference's: a standard comparison or a checker program. */
interface Judging {

  /** Accepts what the interactor accepted, for problems without a checker. */
  Judging BY_INTERACTOR =
      new Judging() {
        @Override
        public Judgement judge(Case each, byte[] output, byte[] answer) {
          return Judgement.accepted();
        }

        @Override
        public String name() {
          return "the interactor";
        }

        @Override
        public boolean judgesTalks() {
          return true;
        }
      };

  /**
   * Judges an output.
   *
   * @param answer the reference's output
   * @throws harness.problem.JudgeFailure if the comparison itself fails
   */
  Judgement judge(Case each, byte[] output, byte[] answer);

  /** What judges, as named in reports. */
  String name();

  /** Whether it judges talks, which no answer is compared with. */
  default boolean judgesTalks() {
    return false;
  }

  /** Whether the answer alone decides, so that equal bytes are right without a check. */
  default boolean needsAnswer() {
    return false;
  }

  /** What is wrong if a text can be neither an answer nor a right output; null if it may be. */
  default String unreadable(byte[] text) {
    return null;
  }

  /** The checker programs that judge; empty if none does. */
  default List<ByProgram> programs() {
    return List.of();
  }

  record ByComparison(StandardComparison comparison) implements Judging {

    @Override
    public Judgement judge(Case each, byte[] output, byte[] answer) {
      return comparison.compare(output, answer);
    }

    @Override
    public String name() {
      boolean usual = CheckerCall.TOKENS.text().equals(CheckerCall.STANDARD + comparison.name());
      return usual ? comparison.name() : CheckerCall.STANDARD + comparison.name();
    }

    @Override
    public String unreadable(byte[] text) {
      return comparison.unreadable(text);
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
      Judgement all = Judgement.accepted();
      for (Judging part : parts) {
        Judgement one = part.judge(each, output, answer);
        if (!one.isAccepted()) {
          return one;
        }
        all = one.score().isFull() ? all : one;
      }
      return all;
    }

    @Override
    public String name() {
      return parts.stream().map(Judging::name).collect(Collectors.joining(" and "));
    }

    @Override
    public List<ByProgram> programs() {
      return parts.stream().flatMap(part -> part.programs().stream()).toList();
    }

    @Override
    public String unreadable(byte[] text) {
      return parts.stream()
          .map(part -> part.unreadable(text))
          .filter(Objects::nonNull)
          .findFirst()
          .orElse(null);
    }

    @Override
    public boolean needsAnswer() {
      return parts.stream().anyMatch(Judging::needsAnswer);
    }
  }
}

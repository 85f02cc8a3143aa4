package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Account;
import harness.problem.BoundsHit;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Comparison;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Printed;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges by programs. The validators see each input first, then the references answer it; an output
 * is blamed only if the references agree and their own answer passes the same checker.
 *
 * @param trial whether the checker is believed
 * @param checksAll whether a checker program also sees outputs that equal the answer
 */
record JuryChecker(
    List<JuryValidator> validators,
    List<AnswerValidator> answerValidators,
    BelievedAnswers answers,
    CheckerTrial trial,
    boolean checksAll)
    implements Checker {

  /**
   * For one case in this many, the checker sees all outputs, so that a reference whose own answers
   * would be rejected is noticed.
   */
  private static final int SAMPLE = 16;

  /**
   * What is right for a case, according to programs.
   *
   * @param output the right output, not to be changed; null if unknown
   * @param saved whether the output was saved with the case; otherwise the reference printed it
   * @param bounds the bounds that the input reaches, according to the validators
   * @param failure how the reference failed, if others are believed as much; else null
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Expected(
      byte[] output,
      boolean saved,
      Stratum stratum,
      Map<String, BoundsHit> bounds,
      JudgeFailure failure)
      implements Truth {}

  @Override
  public Expected truth(Case each) {
    return truth(each, measure(each.input()));
  }

  @Override
  public Expected tried(Case each) {
    if (!accepts(each)) {
      throw new JudgeFailure(each.name().problem(), Reason.INVALID_INPUT, "rejected");
    }
    return truth(each, Map.of());
  }

  private Expected truth(Case each, Map<String, BoundsHit> bounds) {
    trial.requireBelieved();
    byte[] answer = answers.saved(each);
    validateAnswer(each, answer, answers.source(true));
    byte[] believed = answers.confirmed(each, answer);
    if (answer == null && answers.interactor() == null) { // else it is what a talk ended with
      validateAnswer(each, believed, answers.source(false));
    }
    read(believed, answers.source(answer != null));
    return new Expected(believed, answer != null, stratum(each), bounds, null);
  }

  @Override
  public Expected unanswered(Case each, JudgeFailure failure) {
    boolean fails = failure.judgement().reason() == Reason.REFERENCE_FAILED && !failure.isExcused();
    if (!fails || !failure.culprit().equals(answers.source(false)) || !mayBeDisputed()) {
      throw failure;
    }
    return new Expected(null, false, stratum(each), Map.of(), failure);
  }

  @Override
  public JudgeFailure failure(Truth truth) {
    return ((Expected) truth).failure();
  }

  @Override
  public Partition.Act believed(Truth truth) {
    Expected expected = (Expected) truth;
    if (expected.saved() || answers.references().isEmpty()) {
      return null;
    }
    String name = answers.source(false);
    if (expected.failure() != null) {
      return Partition.Act.failing(name, expected.failure().judgement());
    }
    return expected.output() == null || !comparesOutputs()
        ? null
        : Partition.Act.printing(name, new Printed(expected.output()));
  }

  /**
   * Reads an answer as the comparison does, which need not see outputs that equal it.
   *
   * @throws JudgeFailure if no output can be compared with it
   */
  private void read(byte[] answer, String whose) {
    String wrong = answer == null ? null : judging().unreadable(answer);
    if (wrong != null) {
      throw new JudgeFailure(
          whose, Reason.REFERENCE_FAILED, "the comparison cannot read this answer: " + wrong);
    }
  }

  private void validateAnswer(Case each, byte[] answer, String whose) {
    if (answer != null) {
      answerValidators.forEach(one -> one.validateAnswer(each.input(), answer, whose));
    }
  }

  /** Groups cases by their generator and by the number of binary digits of their size in bytes. */
  private static Stratum stratum(Case each) {
    int rank = Integer.SIZE - Integer.numberOfLeadingZeros(each.input().length());
    String sizes =
        switch (rank) {
          case 0 -> "empty";
          case 1 -> "1 byte";
          default -> shown(1L << (rank - 1)) + " to " + shown((1L << rank) - 1) + " bytes";
        };
    return new Stratum(rank, each.name().family() + ", " + sizes);
  }

  private static String shown(long bytes) {
    return bytes < 1 << 14 ? Long.toString(bytes) : ((bytes + 1) >> 10) + "k";
  }

  @Override
  public void expect(List<Case> cases) {
    List<String> inputs = cases.stream().map(Case::input).toList();
    validators.forEach(each -> each.expect(inputs));
    answers.expect(cases);
  }

  private Map<String, BoundsHit> measure(String input) {
    if (validators.size() == 1) {
      return validators.get(0).measure(input);
    }
    Map<String, BoundsHit> all = new HashMap<>();
    for (JuryValidator each : validators) {
      each.measure(input)
          .forEach((name, hit) -> all.merge(each.name() + ": " + name, hit, BoundsHit::or));
    }
    return all;
  }

  void validate(Case each) {
    validators.forEach(validator -> validator.validate(each.input()));
  }

  boolean accepts(Case each) {
    return JuryValidator.allAccept(validators, each.input());
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    byte[] printed = printed(output);
    Expected expected = (Expected) truth;
    byte[] answer = judgesTalks() && expected.saved() ? null : expected.output();
    boolean isSample = each.name().index() % SAMPLE == 0;
    if (!checksAll && !isSample && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judge(each, printed, answer, answers.source(expected.saved()));
    if (answer != null && judgement.verdict() == Verdict.WRONG_ANSWER && !expected.saved()) {
      answers.repeat(each, answer);
      return claim.trusted() ? fair(each, printed, answer, judgement) : judgement;
    }
    return judgement;
  }

  @Override
  public boolean isRight(Case each, Truth truth, Output output, Claim claim) {
    byte[] answer = ((Expected) truth).output();
    if (answer == null || judgesTalks()) {
      return judge(each, truth, output, claim).isAccepted();
    }
    byte[] printed = printed(output);
    return Arrays.equals(printed, answer) || judging().judge(each, printed, answer).isAccepted();
  }

  private static byte[] printed(Output output) {
    return output instanceof JuryInteractor.Talked talked
        ? talked.ruled()
        : ((Printed) output).bytes();
  }

  /**
   * The blame on a submission that is trusted as much as the reference: it stands only if the
   * reference's output would still be right with the submission's as the answer.
   */
  private Judgement fair(Case each, byte[] printed, byte[] answer, Judgement blame) {
    return judgesTalks() || standsAgainst(each, printed, answer)
        ? blame
        : new Judgement(
            Verdict.DISAGREEMENT,
            blame.reason(),
            "differs from %s, which is also expected to be accepted: %s"
                .formatted(answers.source(false), blame.detail()),
            blame.score());
  }

  /** Whether the reference's output passes, or another output is no answer at all. */
  private boolean standsAgainst(Case each, byte[] other, byte[] answer) {
    try {
      Judgement reverse = judging().judge(each, answer, other);
      return reverse.isAccepted() || reverse.verdict() == Verdict.JUDGE_ERROR;
    } catch (JudgeFailure noAnswer) {
      return true;
    }
  }

  /**
   * Judges an output for a case.
   *
   * @param answer null if unknown
   * @throws JudgeFailure if the checker fails or rejects the answer itself
   */
  Judgement judge(Case each, byte[] printed, byte[] answer) {
    String believed = answers.source(answers.saved() != null);
    read(answer, believed);
    return judge(each, printed, answer, believed);
  }

  private Judgement judge(Case each, byte[] printed, byte[] answer, String believed) {
    if (answer == null) {
      return needsAnswer()
          ? withoutAnswer().read(printed)
          : judging().judge(each, printed, new byte[0]);
    }
    if (needsAnswer() && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judging().judge(each, printed, answer);
    return judgement.isAccepted() ? judgement : proven(each, answer, judgement, believed);
  }

  @Override
  public Comparison comparison() {
    return new Comparison(
        answers.names(), judging().name(), judgesTalks() || !judging().needsAnswer());
  }

  /** Whether there is a reference, or the tests have answers. */
  boolean knowsTruth() {
    return answers.areKnown();
  }

  @Override
  public boolean isUnknown(Truth truth) {
    return ((Expected) truth).output() == null && comparesOutputs();
  }

  /** Whether others may show that an input, and not the reference, is at fault. */
  private boolean mayBeDisputed() {
    return comparesOutputs() || judgesTalks();
  }

  /** Whether outputs of submissions can be compared: no interactor has answered them. */
  private boolean comparesOutputs() {
    return answers.interactor() == null;
  }

  private Judging judging() {
    return answers.judging();
  }

  boolean judgesTalks() {
    return judging().judgesTalks();
  }

  boolean needsAnswer() {
    return judging().needsAnswer();
  }

  @Override
  public Judgement compare(Case each, Output one, Output other) {
    return withoutAnswer().compare(each, one, other);
  }

  @Override
  public List<String> looserThan(Output one, Output other) {
    return withoutAnswer().looserThan(one, other);
  }

  /** How outputs are judged whose answer is unknown. */
  UnansweredJudging withoutAnswer() {
    return new UnansweredJudging(judging());
  }

  /** Blames a submission only if the reference's own output passes the same check. */
  private Judgement proven(Case each, byte[] answer, Judgement blame, String believed) {
    if (blame.verdict() == Verdict.JUDGE_ERROR) {
      throw new JudgeFailure(believed, blame.reason(), blame.detail());
    }
    Judgement own = judging().judge(each, answer, answer);
    if (own.isAccepted()) {
      return blame;
    }
    throw new JudgeFailure(
        believed,
        Reason.REFERENCE_FAILED,
        "its own output is rejected, too, so it or the checker is wrong: " + own.detail());
  }

  @Override
  public Account account(Case each, Truth truth, Output output) {
    byte[] answer = ((Expected) truth).output();
    return Account.ofText(
        output == null ? "" : ((Printed) output).text(),
        answer == null ? "" : new String(answer, StandardCharsets.UTF_8));
  }
}

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
import harness.problem.JudgeFailure;
import harness.problem.Printed;
import harness.problem.Truth;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges by programs. The validators see each input first, then the references answer it; an output
 * is blamed only if the references agree and their own answer passes the same checker.
 */
final class JuryChecker implements Checker {

  /** For one case in this many, the checker sees all outputs. */
  private static final int SAMPLE = 16;

  private final List<JuryValidator> validators;
  private final List<AnswerValidator> answerValidators;
  private final BelievedAnswers answers;
  private final SizeStrata strata;
  private final boolean checksAll;

  /**
   * Creates a checker.
   *
   * @param checksAll whether a checker program also sees outputs that equal the answer
   */
  JuryChecker(
      List<JuryValidator> validators,
      List<AnswerValidator> answerValidators,
      BelievedAnswers answers,
      SizeStrata strata,
      boolean checksAll) {
    this.validators = List.copyOf(validators);
    this.answerValidators = List.copyOf(answerValidators);
    this.answers = answers;
    this.strata = strata;
    this.checksAll = checksAll;
  }

  /** This checker with other answers. */
  JuryChecker believing(BelievedAnswers others) {
    return new JuryChecker(validators, answerValidators, others, strata, checksAll);
  }

  @Override
  public Truth truth(Case each) {
    return truth(each, measure(bytes(each)));
  }

  @Override
  public Truth tried(Case each) {
    if (!accepts(each)) {
      throw new JudgeFailure(each.name().problem(), Reason.INVALID_INPUT, "rejected");
    }
    return truth(each, Map.of());
  }

  private Truth truth(Case each, Map<String, BoundsHit> bounds) {
    byte[] answer = answers.saved(each);
    validateAnswer(each, answer, answers.source(true));
    byte[] believed = answers.confirmed(each, answer);
    if (answer == null && interactor() == null) { // else it is what a talk ended with
      validateAnswer(each, believed, answers.source(false));
    }
    return new Expected(believed, answer != null, strata.of(each), bounds);
  }

  private void validateAnswer(Case each, byte[] answer, String whose) {
    if (answer != null) {
      answerValidators.forEach(one -> one.validate(bytes(each), answer, whose));
    }
  }

  @Override
  public void expect(List<Case> cases) {
    List<byte[]> inputs = cases.stream().map(JuryChecker::bytes).toList();
    validators.forEach(each -> each.expect(inputs));
    answers.expect(cases);
  }

  /** Passes an input to the validators, and determines which bounds it reaches. */
  private Map<String, BoundsHit> measure(byte[] input) {
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

  /**
   * Passes an input to the validators.
   *
   * @throws JudgeFailure if one rejects it or fails
   */
  void validate(Case each) {
    byte[] input = bytes(each);
    validators.forEach(validator -> validator.validate(input));
  }

  /** Whether the validators accept an input that is merely tried. */
  boolean accepts(Case each) {
    byte[] input = bytes(each);
    return validators.stream().allMatch(validator -> validator.accepts(input));
  }

  private static byte[] bytes(Case each) {
    return each.input().getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    byte[] printed = output instanceof Talked talked ? talked.ruled() : ((Printed) output).bytes();
    Expected expected = (Expected) truth;
    byte[] answer = expected.output();
    if (!checksAll && !isSample(each) && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judge(each, printed, answer, answers.source(expected.saved()));
    if (answer != null && judgement.verdict() == Verdict.WRONG_ANSWER && !expected.saved()) {
      answers.repeat(each, answer);
      return claim.trusted() ? fair(each, printed, answer, judgement) : judgement;
    }
    return judgement;
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
            "differs from "
                + answers.source(false)
                + ", which is also expected to be accepted: "
                + blame.detail());
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
   * Whether the checker sees an output for this case even if it equals the reference's. It does for
   * some cases, so that a reference whose own answers would be rejected is noticed.
   */
  private static boolean isSample(Case each) {
    return each.name().index() % SAMPLE == 0;
  }

  /**
   * Judges an output for a case.
   *
   * @param answer null if unknown
   * @throws JudgeFailure if the checker fails or rejects the answer itself
   */
  Judgement judge(Case each, byte[] printed, byte[] answer) {
    return judge(each, printed, answer, answers.source(answers.saved() != null));
  }

  private Judgement judge(Case each, byte[] printed, byte[] answer, String believed) {
    if (answer == null) {
      return judging().needsAnswer()
          ? Judgement.accepted()
          : judging().judge(each, printed, new byte[0]);
    }
    if (judging().needsAnswer() && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judging().judge(each, printed, answer);
    return judgement.isAccepted() ? judgement : proven(each, answer, judgement, believed);
  }

  @Override
  public boolean knowsTruth() {
    return answers.areKnown();
  }

  /** The validators, which see inputs first. */
  List<JuryValidator> validators() {
    return validators;
  }

  /** The interactor; null if submissions read files. */
  JuryInteractor interactor() {
    return answers.interactor();
  }

  /** The answers that outputs are compared with. */
  BelievedAnswers answers() {
    return answers;
  }

  private Judging judging() {
    return answers.judging();
  }

  /** Whether an interactor alone judges. */
  boolean judgesTalks() {
    return judging() instanceof ByInteractor;
  }

  /** Whether an output can only be judged with an answer. */
  boolean needsAnswer() {
    return judging().needsAnswer();
  }

  @Override
  public Judgement compare(Case each, Output one, Output other) {
    byte[] first = ((Printed) one).bytes();
    byte[] second = ((Printed) other).bytes();
    return !judging().needsAnswer() || Arrays.equals(first, second)
        ? Judgement.accepted()
        : judging().judge(each, second, first);
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
        output == null ? "" : ((Printed) output).text(), answer == null ? "" : text(answer));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}

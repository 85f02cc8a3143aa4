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
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Judges by programs. The validators see each input first, then the references answer it; an output
 * is blamed only if the references agree and their own answer passes the same checker.
 */
final class JuryChecker implements Checker {

  /** For one case in this many, the checker sees all outputs. */
  private static final int SAMPLE = 16;

  /** The name of a saved answer that is at fault. */
  private static final String SAVED = "the saved answer";

  private final List<JuryValidator> validators;
  private final List<AnswerValidator> answerValidators;
  private final List<JuryProgram> references;
  private final Judging judging;
  private final SizeStrata strata;
  private final boolean checksAll;
  private final Ceiling ceiling;
  private final JuryInteractor interactor;
  private final Function<Case, byte[]> saved;

  JuryChecker(
      List<JuryValidator> validators,
      List<AnswerValidator> answerValidators,
      List<JuryProgram> references,
      Judging judging,
      SizeStrata strata,
      boolean checksAll,
      Ceiling ceiling,
      JuryInteractor interactor) {
    this(
        validators,
        answerValidators,
        references,
        judging,
        strata,
        checksAll,
        ceiling,
        interactor,
        null);
  }

  private JuryChecker(
      List<JuryValidator> validators,
      List<AnswerValidator> answerValidators,
      List<JuryProgram> references,
      Judging judging,
      SizeStrata strata,
      boolean checksAll,
      Ceiling ceiling,
      JuryInteractor interactor,
      Function<Case, byte[]> saved) {
    this.validators = List.copyOf(validators);
    this.answerValidators = List.copyOf(answerValidators);
    this.references = references;
    this.judging = judging;
    this.strata = strata;
    this.checksAll = checksAll;
    this.ceiling = ceiling;
    this.interactor = interactor;
    this.saved = saved;
  }

  /** This checker with another interactor; null if submissions read files. */
  JuryChecker talkingWith(JuryInteractor other) {
    return new JuryChecker(
        validators,
        answerValidators,
        references,
        judging,
        strata,
        checksAll,
        ceiling,
        other,
        saved);
  }

  /**
   * This checker with saved answers, with which the references must agree too.
   *
   * @param answers the saved answer of each case; not null
   */
  JuryChecker withAnswers(Function<Case, byte[]> answers) {
    return new JuryChecker(
        validators,
        answerValidators,
        references,
        judging,
        strata,
        checksAll,
        ceiling,
        interactor,
        answers);
  }

  @Override
  public Truth truth(Case each) {
    Map<String, BoundsHit> bounds = measure(bytes(each));
    byte[] answer = saved == null ? null : saved.apply(each);
    validateAnswer(each, answer, SAVED);
    byte[] believed = confirmed(each, answer);
    if (answer == null && interactor == null) { // else it is what a talk ended with
      validateAnswer(each, believed, believed(false));
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
    // a reference may take long for a probe, which may be skipped
    List<byte[]> usual =
        cases.stream()
            .filter(each -> !isDescribed(each) || !ceiling.isProbe(each.input()))
            .map(JuryChecker::bytes)
            .toList();
    for (JuryProgram each : interactor == null ? references : List.<JuryProgram>of()) {
      each.expect(usual.stream().map(input -> RunRequest.of(input, each.limits())).toList());
    }
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

  /** The saved answer, or the references' answer, on which all must agree; null if unknown. */
  private byte[] confirmed(Case each, byte[] savedAnswer) {
    byte[] answer = savedAnswer;
    for (JuryProgram reference : references) {
      byte[] printed = answered(each, reference);
      if (answer == null) {
        answer = printed;
      } else {
        compare(each, answer, reference, printed, believed(savedAnswer != null));
      }
    }
    return answer;
  }

  private byte[] answered(Case each, JuryProgram reference) {
    return interactor == null
        ? printed(each, reference, RunRequest.of(bytes(each), reference.limits()))
        : interactor.accepted(reference, each);
  }

  /** Runs a reference, for which an input of unlimited size may be too large. */
  private byte[] printed(Case each, JuryProgram reference, RunRequest request) {
    if (!isDescribed(each)) {
      return reference.wellEnded(reference.run(request, JuryProgram.WELL)).output();
    }
    RunResult result = ceiling.tried(each.input(), () -> reference.run(request, JuryProgram.WELL));
    if (result == null) {
      throw reference.failed("still running on a smaller input").asExcused();
    }
    if (JuryProgram.ranOut(result)) {
      throw ceiling.lowered(each.input(), reference.failed(result));
    }
    ceiling.finished(each.input());
    return reference.wellEnded(result).output();
  }

  private boolean isDescribed(Case each) {
    return ceiling.concerns(each.name().generator());
  }

  private static byte[] bytes(Case each) {
    return each.input().getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Compares the believed answer with the output of a reference. */
  private void compare(
      Case each, byte[] answer, JuryProgram other, byte[] printed, String believed) {
    if (Arrays.equals(answer, printed)) {
      return;
    }
    Judgement judgement = judging.judge(each, printed, answer);
    if (!judgement.isAccepted()) {
      throw new JudgeFailure(
          other.name(),
          Reason.REFERENCES_DISAGREE,
          "differs from " + believed + ": " + judgement.detail());
    }
  }

  /** The name of the believed answer's source. */
  private String believed(boolean isSaved) {
    return isSaved || references.isEmpty() ? SAVED : references.get(0).name();
  }

  @Override
  public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
    byte[] printed = output instanceof Talked talked ? talked.ruled() : ((Printed) output).bytes();
    Expected expected = (Expected) truth;
    byte[] answer = expected.output();
    if (!checksAll && !isSample(each) && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judge(each, printed, answer, believed(expected.saved()));
    if (answer != null && judgement.verdict() == Verdict.WRONG_ANSWER && !expected.saved()) {
      confirm(each, answer);
    }
    return judgement;
  }

  /**
   * Whether the checker sees an output for this case even if it equals the reference's. It does for
   * some cases, so that a reference whose own answers would be rejected is noticed.
   */
  private static boolean isSample(Case each) {
    return each.name().index() % SAMPLE == 0;
  }

  /** Checks that the reference repeats its answer in a plain run; otherwise nobody is blamed. */
  private void confirm(Case each, byte[] answer) {
    JuryProgram reference = references.get(0);
    RunRequest request = RunRequest.of(bytes(each), reference.limits());
    byte[] again =
        interactor == null
            ? reference.runWellPlainly(request).output()
            : interactor.accepted(reference, each);
    if (!Arrays.equals(again, answer) && !judging.judge(each, again, answer).isAccepted()) {
      throw new JudgeFailure(
          reference.name(), Reason.REFERENCE_FAILED, "gives a different answer when run again");
    }
  }

  /**
   * Judges an output for a case.
   *
   * @param answer null if unknown
   * @throws JudgeFailure if the checker fails or rejects the answer itself
   */
  Judgement judge(Case each, byte[] printed, byte[] answer) {
    return judge(each, printed, answer, believed(saved != null));
  }

  private Judgement judge(Case each, byte[] printed, byte[] answer, String believed) {
    if (answer == null) {
      return judging.needsAnswer()
          ? Judgement.accepted()
          : judging.judge(each, printed, new byte[0]);
    }
    if (judging.needsAnswer() && Arrays.equals(printed, answer)) {
      return Judgement.accepted();
    }
    Judgement judgement = judging.judge(each, printed, answer);
    return judgement.isAccepted() ? judgement : proven(each, answer, judgement, believed);
  }

  @Override
  public boolean knowsTruth() {
    return saved != null || !references.isEmpty();
  }

  /** The validators, which see inputs first. */
  List<JuryValidator> validators() {
    return validators;
  }

  /** The interactor; null if submissions read files. */
  JuryInteractor interactor() {
    return interactor;
  }

  /** Whether an interactor alone judges. */
  boolean judgesTalks() {
    return judging instanceof ByInteractor;
  }

  /** Whether an output can only be judged with an answer. */
  boolean needsAnswer() {
    return judging.needsAnswer();
  }

  @Override
  public Judgement compare(Case each, Output one, Output other) {
    byte[] first = ((Printed) one).bytes();
    byte[] second = ((Printed) other).bytes();
    return !judging.needsAnswer() || Arrays.equals(first, second)
        ? Judgement.accepted()
        : judging.judge(each, second, first);
  }

  /** Blames a submission only if the reference's own output passes the same check. */
  private Judgement proven(Case each, byte[] answer, Judgement blame, String believed) {
    if (blame.verdict() == Verdict.JUDGE_ERROR) {
      throw new JudgeFailure(believed, blame.reason(), blame.detail());
    }
    Judgement own = judging.judge(each, answer, answer);
    if (own.isAccepted()) {
      return blame;
    }
    throw new JudgeFailure(
        believed, Reason.REFERENCE_FAILED, "its own output is rejected, too: " + own.detail());
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

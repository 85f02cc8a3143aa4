package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.problem.Comparison;
import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The answers that a jury believes: saved ones, with which its references must agree, or those on
 * which its references agree.
 *
 * @param references in the order in which they are believed; may be empty
 * @param judging how answers are compared
 * @param ceiling the size from which inputs are too large for a reference
 * @param assumed excuses a reference that fails on an input that may be invalid
 * @param interactor what the references talk with; null if they read files
 * @param saved the saved answer of each case; null if there are none
 * @param ofSome whether only some cases have a saved answer
 */
record BelievedAnswers(
    List<JuryProgram> references,
    Judging judging,
    Ceiling ceiling,
    AssumedInputs assumed,
    JuryInteractor interactor,
    Function<Case, byte[]> saved,
    boolean ofSome) {

  boolean areKnown() {
    return (saved != null && !ofSome) || !references.isEmpty();
  }

  /** What is believed, in words. */
  List<String> names() {
    if (ofSome && references.isEmpty()) {
      return Comparison.WITH_ANSWERS_OF_TESTS;
    }
    Stream<String> given = saved == null ? Stream.empty() : Stream.of("the saved answers");
    return Stream.concat(given, references.stream().map(JuryProgram::name)).toList();
  }

  byte[] saved(Case each) {
    return saved == null ? null : saved.apply(each);
  }

  String source(boolean isSaved) {
    return isSaved || references.isEmpty() ? "the saved answer" : references.get(0).name();
  }

  void expect(List<Case> cases) {
    if (interactor != null) {
      return;
    }
    // a reference may take long for a probe, which may be skipped
    List<Case> usual =
        cases.stream()
            .filter(each -> !isDescribed(each) || !ceiling.isProbe(each.input()))
            .toList();
    references.forEach(
        each -> each.expect(usual.stream().map(input -> request(each, input)).toList()));
  }

  /**
   * The believed answer; null if unknown.
   *
   * @param savedAnswer the saved one, or null
   * @throws JudgeFailure if a reference fails or does not agree
   */
  byte[] confirmed(Case each, byte[] savedAnswer) {
    byte[] answer = savedAnswer;
    for (JuryProgram reference : references) {
      byte[] printed = interactor == null ? tried(each, reference) : talked(each, reference);
      if (answer == null) {
        answer = printed;
      } else {
        compare(each, answer, reference, printed, source(savedAnswer != null));
      }
    }
    return answer;
  }

  /** What a talk with a reference ends with; what a manager prints may refuse it. */
  private byte[] talked(Case each, JuryProgram reference) {
    byte[] written = interactor.accepted(reference, each);
    Judgement told =
        judging.judgesTalks() ? judging.judge(each, written, new byte[0]) : Judgement.accepted();
    if (!told.isAccepted()) {
      throw reference.failed("is rejected by " + judging.name() + ": " + told.detail());
    }
    return written;
  }

  private byte[] tried(Case each, JuryProgram reference) {
    try {
      return printed(each, reference);
    } catch (JudgeFailure failure) {
      throw assumed.excused(each, failure);
    }
  }

  private static RunRequest request(JuryProgram reference, Case each) {
    return reference.request(JuryProgram.bytes(each.input()));
  }

  /** Runs a reference, for which an input of unlimited size may be too large. */
  private byte[] printed(Case each, JuryProgram reference) {
    RunRequest request = request(reference, each);
    if (!isDescribed(each)) {
      return reference.runWell(request).output();
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
    return ceiling.concerns(each.name().family());
  }

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
          "differs from " + believed + ", so one of the two is wrong: " + judgement.detail());
    }
  }

  /**
   * Checks that the first reference repeats its answer in a plain run.
   *
   * @throws JudgeFailure if it does not, so that nobody is blamed
   */
  void repeat(Case each, byte[] answer) {
    JuryProgram reference = references.get(0);
    byte[] again =
        interactor == null
            ? reference.wellEnded(reference.runPlainly(request(reference, each))).output()
            : talked(each, reference);
    if (!Arrays.equals(again, answer) && !judging.judge(each, again, answer).isAccepted()) {
      throw new JudgeFailure(
          reference.name(), Reason.REFERENCE_FAILED, "gives a different answer when run again");
    }
  }
}

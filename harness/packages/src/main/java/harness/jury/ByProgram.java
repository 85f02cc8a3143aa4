package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.dialect.CheckedFiles;
import harness.dialect.NoVerdict;
import harness.dialect.Ruling;
import harness.dialect.Said;
import harness.formats.CheckerCodes;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Judges by a checker program.
 *
 * @param arguments extra arguments, after the usual ones
 * @param codes its dialect
 */
record ByProgram(JuryProgram checker, List<String> arguments, CheckerCodes codes)
    implements Judging {

  private static final byte[] NOTHING = {};

  @Override
  public List<ByProgram> programs() {
    return List.of(this);
  }

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    byte[] input = JuryProgram.bytes(each.input());
    Ruling ruling = ruling(run(input, output, answer));
    boolean isBestKnown = answer.length == 0; // there is no answer that might get more
    return judgement(
        ruling,
        codes.dialect().hasVerdicts() || isBestKnown
            ? null
            : () -> ruling(run(input, answer, answer)));
  }

  /**
   * The judgement that a ruling means.
   *
   * @param best the ruling on the answer, needed only for a part of the points; null if any part is
   *     right
   */
  static Judgement judgement(Ruling ruling, @Nullable Supplier<Ruling> best) {
    if (!ruling.isPartial()) {
      return judgement(ruling);
    }
    return best == null
        ? Judgement.accepted().withScore(ruling.score())
        : scored(ruling, best.get());
  }

  @Override
  public String name() {
    return "checker " + checker.name();
  }

  private static Judgement judgement(Ruling ruling) {
    return ruling.isAccepted()
        ? Judgement.accepted()
        : Judgement.wrong(
            ruling.refusal(), ruling.message().isEmpty() ? "refused" : ruling.message());
  }

  /** A partial score is no verdict: an output is right if it scores as high as the answer. */
  private static Judgement scored(Ruling own, Ruling best) {
    boolean isRight = best.refusal() != null || own.score().isAtLeast(best.score());
    String most = best.isAccepted() ? "" : "; the answer gets " + best.score().number();
    return (isRight
            ? Judgement.accepted()
            : Judgement.wrong(Reason.REJECTED_BY_CHECKER, own.text() + most))
        .withScore(own.score());
  }

  /** Runs it, however it ends. */
  RunResult run(byte[] input, byte[] output, byte[] answer) {
    RunRequest usual =
        codes.dialect().call(checker.request(NOTHING), new CheckedFiles(input, output, answer));
    return checker.run(
        usual.withArguments(Stream.concat(usual.arguments().stream(), arguments.stream()).toList()),
        this::accepts);
  }

  private boolean accepts(RunResult result) {
    try {
      return ruling(result).isAccepted();
    } catch (JudgeFailure failed) {
      return false;
    }
  }

  /**
   * Reads what it says.
   *
   * @throws JudgeFailure if it failed, or says nothing that can be understood
   */
  private Ruling ruling(RunResult result) {
    boolean ended = result.report().cause() == Cause.EXIT && !result.report().diedOfException();
    try {
      Ruling ruling = ended ? codes.dialect().read(new Said(result)) : null;
      if (ruling != null) {
        return ruling;
      }
    } catch (NoVerdict unreadable) {
      String hint = codes.hint(result);
      throw checker
          .failed(unreadable.getMessage() + (hint.isEmpty() ? "" : "; this " + hint))
          .starved(result.report().maybeStarved());
    }
    throw checker.failed(result, codes);
  }
}

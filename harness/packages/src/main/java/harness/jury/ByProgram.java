package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.formats.CheckerCodes;
import harness.process.Cause;
import harness.process.Content;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Judges by a checker program.
 *
 * @param arguments extra arguments, after the usual ones
 */
record ByProgram(JuryProgram checker, List<String> arguments, CheckerCodes codes)
    implements Judging {

  private static final String INPUT = "input";
  private static final String OUTPUT = "output";
  private static final String ANSWER = "answer";
  private static final String MESSAGE = "judgemessage.txt";
  private static final int MESSAGE_BYTES = 4096;

  private static final int TESTLIB_FAIL = 3;
  private static final Map<Integer, Reason> TESTLIB_REFUSALS =
      Map.of(
          1,
          Reason.REJECTED_BY_CHECKER,
          2,
          Reason.PRESENTATION,
          4,
          Reason.PRESENTATION,
          8,
          Reason.MISSING_OUTPUT);
  private static final Map<Integer, Reason> BOCA_REFUSALS =
      Map.of(6, Reason.REJECTED_BY_CHECKER, 5, Reason.PRESENTATION);

  @Override
  public List<ByProgram> programs() {
    return List.of(this);
  }

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    byte[] input = JuryProgram.bytes(each.input());
    RunResult result = run(input, output, answer);
    Points points = codes == CheckerCodes.TESTLIB ? Points.of(result) : null;
    return points == null ? judgement(result) : scored(points, input, answer);
  }

  @Override
  public String name() {
    return "checker " + checker.name();
  }

  /** Points alone are not a verdict: an output is right if it scores as high as the answer. */
  private Judgement scored(Points points, byte[] input, byte[] answer) {
    RunResult best = run(input, answer, answer);
    Points most = Points.of(best);
    if (most == null) {
      return judgement(best).isAccepted()
          ? Judgement.wrong(Reason.REJECTED_BY_CHECKER, points.text())
          : Judgement.accepted();
    }
    return points.value() >= most.value()
        ? Judgement.accepted()
        : Judgement.wrong(
            Reason.REJECTED_BY_CHECKER, points.text() + "; the answer gets " + most.shown());
  }

  /** Runs it, however it ends. */
  RunResult run(byte[] input, byte[] output, byte[] answer) {
    boolean readsOutput = codes == CheckerCodes.ICPC; // on its standard input
    List<String> usual =
        switch (codes) {
          case TESTLIB, ZERO -> List.of(INPUT, OUTPUT, ANSWER);
          case ICPC -> List.of(INPUT, ANSWER, "./");
          case BOCA -> List.of(OUTPUT, ANSWER, INPUT);
        };
    RunRequest request =
        checker
            .request(readsOutput ? output : new byte[0])
            .withArguments(Stream.concat(usual.stream(), arguments.stream()).toList())
            .withFile(INPUT, Content.of(input))
            .withFile(ANSWER, Content.of(answer));
    return checker.run(
        readsOutput
            ? request.withWanted(List.of(MESSAGE), MESSAGE_BYTES)
            : request.withFile(OUTPUT, Content.of(output)),
        accepting());
  }

  private int accepting() {
    return switch (codes) {
      case TESTLIB, ZERO -> JuryProgram.WELL;
      case ICPC -> 42;
      case BOCA -> 4;
    };
  }

  /** Why an output is refused with this exit code; null if the code means something else. */
  private Reason refusal(int code) {
    return switch (codes) {
      case TESTLIB -> TESTLIB_REFUSALS.get(code);
      case ZERO -> code == TESTLIB_FAIL ? null : Reason.REJECTED_BY_CHECKER;
      case ICPC -> code == 43 ? Reason.REJECTED_BY_CHECKER : null;
      case BOCA -> BOCA_REFUSALS.get(code);
    };
  }

  private Judgement judgement(RunResult result) {
    int code = result.report().exitCode();
    Reason refusal = refusal(code);
    if (result.report().chose(accepting())) {
      return Judgement.accepted();
    }
    if (refusal == null || !result.report().chose(code)) {
      throw checker.failed(result, codes);
    }
    String said = JuryProgram.complaint(result);
    if (said.isEmpty() && result.files().containsKey(MESSAGE)) {
      said = JuryProgram.firstLine(result.files().get(MESSAGE).text());
    }
    if (said.isEmpty()) {
      said = JuryProgram.refusal(result);
    }
    return Judgement.wrong(refusal, said.isEmpty() ? "refused" : said);
  }

  /**
   * What a testlib checker gives instead of a verdict: points ({@code quitp}) or a fraction of the
   * full score ({@code _pc}).
   */
  private record Points(double value, String text) {

    private static final int POINTS = 7;

    /** Exit codes from here on say how much of an output is right, in up to 200 steps. */
    private static final int PARTIALLY = 16;

    private static final int MOST_PARTS = 200;
    private static final Pattern NUMBER =
        Pattern.compile("^(?:points\\s+)?(-?[0-9]+(?:\\.[0-9]+)?)\\b");

    /** The points from a run; null if it gave a verdict or failed. */
    static Points of(RunResult result) {
      int code = result.report().exitCode();
      if (result.report().cause() != Cause.EXIT || result.report().diedOfException()) {
        return null;
      }
      String said = JuryProgram.complaint(result);
      if (code == POINTS) {
        Matcher number = NUMBER.matcher(said);
        return number.find() ? new Points(Double.parseDouble(number.group(1)), said) : null;
      }
      int parts = code - PARTIALLY;
      return parts >= 0 && parts <= MOST_PARTS
          ? new Points(parts, said.isEmpty() ? "partially correct (" + parts + ")" : said)
          : null;
    }

    String shown() {
      return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
  }
}

package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.formats.CheckerCodes;
import harness.process.Cause;
import harness.process.Content;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
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
  private static final int ICPC_ACCEPTED = 42;

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
  private static final int TESTLIB_FAIL = 3;
  private static final int BOCA_ACCEPTED = 4;
  private static final Map<Integer, Reason> BOCA_REFUSALS =
      Map.of(6, Reason.REJECTED_BY_CHECKER, 5, Reason.PRESENTATION);

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    byte[] input = each.input().getBytes(StandardCharsets.ISO_8859_1);
    return switch (codes) {
      case TESTLIB -> testlib(input, output, answer);
      case ZERO ->
          zero(run(input, output, answer, List.of(INPUT, OUTPUT, ANSWER), JuryProgram.WELL));
      case ICPC -> icpc(input, output, answer);
      case BOCA ->
          judgement(
              run(input, output, answer, List.of(OUTPUT, ANSWER, INPUT), BOCA_ACCEPTED),
              BOCA_ACCEPTED,
              BOCA_REFUSALS);
    };
  }

  private Judgement testlib(byte[] input, byte[] output, byte[] answer) {
    RunResult result = run(input, output, answer, List.of(INPUT, OUTPUT, ANSWER), JuryProgram.WELL);
    Points points = Points.of(result);
    return points == null
        ? judgement(result, JuryProgram.WELL, TESTLIB_REFUSALS)
        : scored(points, input, answer);
  }

  /** Points alone are not a verdict: an output is right if it scores as high as the answer. */
  private Judgement scored(Points points, byte[] input, byte[] answer) {
    RunResult best = run(input, answer, answer, List.of(INPUT, OUTPUT, ANSWER), JuryProgram.WELL);
    Points most = Points.of(best);
    if (most == null) {
      Judgement own = judgement(best, JuryProgram.WELL, TESTLIB_REFUSALS);
      return own.isAccepted()
          ? Judgement.wrong(Reason.REJECTED_BY_CHECKER, points.text())
          : Judgement.accepted();
    }
    return points.value() >= most.value()
        ? Judgement.accepted()
        : Judgement.wrong(
            Reason.REJECTED_BY_CHECKER, points.text() + "; the answer gets " + most.shown());
  }

  private Judgement zero(RunResult result) {
    boolean refused = result.report().cause() == Cause.EXIT && result.report().exitCode() != 0;
    boolean fails = JuryProgram.hasEnded(result, TESTLIB_FAIL);
    return refused && !fails
        ? judgement(
            result,
            JuryProgram.WELL,
            Map.of(result.report().exitCode(), Reason.REJECTED_BY_CHECKER))
        : judgement(result, JuryProgram.WELL, Map.of());
  }

  private RunResult run(byte[] input, byte[] output, byte[] answer, List<String> order, int good) {
    return checker.run(
        RunRequest.of(new byte[0], checker.limits())
            .withArguments(with(order))
            .withFile(INPUT, Content.of(input))
            .withFile(OUTPUT, Content.of(output))
            .withFile(ANSWER, Content.of(answer)),
        good);
  }

  private Judgement judgement(RunResult result, int accepted, Map<Integer, Reason> refusals) {
    if (JuryProgram.hasEnded(result, accepted)) {
      return Judgement.accepted();
    }
    String said = JuryProgram.refusal(result);
    for (Map.Entry<Integer, Reason> code : refusals.entrySet()) {
      if (JuryProgram.hasEnded(result, code.getKey())) {
        return Judgement.wrong(code.getValue(), said.isEmpty() ? "refused" : said);
      }
    }
    throw checker.failed(result, codes);
  }

  private Judgement icpc(byte[] input, byte[] output, byte[] answer) {
    RunResult result =
        checker.run(
            RunRequest.of(output, checker.limits())
                .withArguments(with(List.of(INPUT, ANSWER, "./")))
                .withFile(INPUT, Content.of(input))
                .withFile(ANSWER, Content.of(answer))
                .withWanted(List.of(MESSAGE), MESSAGE_BYTES),
            ICPC_ACCEPTED);
    if (JuryProgram.hasEnded(result, ICPC_ACCEPTED)) {
      return Judgement.accepted();
    }
    if (!JuryProgram.hasEnded(result, 43)) {
      throw checker.failed(result, codes);
    }
    String said = JuryProgram.complaint(result);
    if (said.isEmpty() && result.files().containsKey(MESSAGE)) {
      said = JuryProgram.firstLine(result.files().get(MESSAGE).text());
    }
    if (said.isEmpty()) {
      said = JuryProgram.refusal(result);
    }
    return Judgement.wrong(Reason.REJECTED_BY_CHECKER, said.isEmpty() ? "refused" : said);
  }

  private List<String> with(List<String> usual) {
    return Stream.concat(usual.stream(), arguments.stream()).toList();
  }

  @Override
  public boolean needsAnswer() {
    return false;
  }
}

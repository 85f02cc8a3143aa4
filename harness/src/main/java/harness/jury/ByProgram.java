package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.process.Content;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** By a checker program. */
record ByProgram(JuryProgram checker, CheckerCodes codes) implements Judging {

  private static final String INPUT = "input";
  private static final String OUTPUT = "output";
  private static final String ANSWER = "answer";
  private static final String MESSAGE = "judgemessage.txt";
  private static final int MESSAGE_BYTES = 4096;
  private static final int ICPC_ACCEPTED = 42;

  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    byte[] input = each.input().getBytes(StandardCharsets.ISO_8859_1);
    return codes == CheckerCodes.TESTLIB
        ? testlib(input, output, answer)
        : icpc(input, output, answer);
  }

  private Judgement testlib(byte[] input, byte[] output, byte[] answer) {
    RunResult result =
        checker.run(
            RunRequest.of(new byte[0], checker.limits())
                .withArguments(List.of(INPUT, OUTPUT, ANSWER))
                .withFile(INPUT, Content.of(input))
                .withFile(OUTPUT, Content.of(output))
                .withFile(ANSWER, Content.of(answer)),
            JuryProgram.WELL);
    String said = JuryProgram.complaint(result);
    for (Map.Entry<Integer, Reason> code :
        Map.of(1, Reason.REJECTED_BY_CHECKER, 2, Reason.PRESENTATION, 8, Reason.MISSING_OUTPUT)
            .entrySet()) {
      if (JuryProgram.hasEnded(result, code.getKey())) {
        return Judgement.wrong(code.getValue(), said.isEmpty() ? "refused" : said);
      }
    }
    if (JuryProgram.hasEnded(result, 0)) {
      return Judgement.accepted();
    }
    if (JuryProgram.hasEnded(result, 7)) {
      throw checker.failed("gives points, which is no verdict: " + said);
    }
    throw checker.failed(result);
  }

  private Judgement icpc(byte[] input, byte[] output, byte[] answer) {
    RunResult result =
        checker.run(
            RunRequest.of(output, checker.limits())
                .withArguments(List.of(INPUT, ANSWER, "./"))
                .withFile(INPUT, Content.of(input))
                .withFile(ANSWER, Content.of(answer))
                .withWanted(List.of(MESSAGE), MESSAGE_BYTES),
            ICPC_ACCEPTED);
    if (JuryProgram.hasEnded(result, ICPC_ACCEPTED)) {
      return Judgement.accepted();
    }
    if (!JuryProgram.hasEnded(result, 43)) {
      throw checker.failed(result);
    }
    String said = JuryProgram.complaint(result);
    if (said.isEmpty() && result.files().containsKey(MESSAGE)) {
      said = JuryProgram.firstLine(result.files().get(MESSAGE).text());
    }
    return Judgement.wrong(Reason.REJECTED_BY_CHECKER, said.isEmpty() ? "refused" : said);
  }

  @Override
  public boolean needsAnswer() {
    return false;
  }
}

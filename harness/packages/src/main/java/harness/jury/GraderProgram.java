package harness.jury;

import harness.cases.Verdict;
import harness.dialect.Said;
import harness.process.RunResult;
import harness.scoring.Graded;
import harness.scoring.Grader;
import harness.scoring.Points;
import harness.scoring.ScoringFaults;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A grader of an ICPC package. It reads a line such as {@code AC 1} for each test or group in the
 * group, and prints one such line.
 */
record GraderProgram(JuryProgram program) implements Grader {

  private static final Map<String, Verdict> VERDICTS =
      Map.of(
          "AC", Verdict.ACCEPTED,
          "WA", Verdict.WRONG_ANSWER,
          "TLE", Verdict.TIME_LIMIT_EXCEEDED,
          "RTE", Verdict.RUN_TIME_ERROR,
          "MLE", Verdict.MEMORY_LIMIT_EXCEEDED,
          "OLE", Verdict.OUTPUT_LIMIT_EXCEEDED);

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}(?:\\.[0-9]{0,18})?");

  @Override
  public Graded grade(List<String> flags, List<Graded> members) {
    String input = members.stream().map(GraderProgram::line).collect(Collectors.joining());
    RunResult result =
        program.runWell(program.request(JuryProgram.bytes(input)).withArguments(flags));
    String[] words = result.outputText().strip().split("\\s+", 3);
    boolean isGraded =
        words.length == 2 && VERDICTS.containsKey(words[0]) && NUMBER.matcher(words[1]).matches();
    double points = isGraded ? Double.parseDouble(words[1]) : Double.NaN;
    if (!isGraded || Math.abs(points) > ScoringFaults.MOST) {
      String said = Said.firstLine(result.outputText());
      throw program.failed(
          (said.isEmpty() ? "prints nothing" : "prints '" + said + "'")
              + ", expected one line with a verdict and at most "
              + Points.shown(ScoringFaults.MOST)
              + " points, such as AC 1");
    }
    return new Graded(VERDICTS.get(words[0]), points);
  }

  private static String line(Graded member) {
    String code =
        switch (member.verdict()) {
          case ACCEPTED -> "AC";
          case WRONG_ANSWER -> "WA";
          case TIME_LIMIT_EXCEEDED -> "TLE";
          default -> "RTE";
        };
    return code + " " + new BigDecimal(member.points() + "").toPlainString() + "\n";
  }
}

package harness.shrink;

import harness.campaign.BatchSize;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.run.FileResult;
import harness.run.FileSession;
import harness.run.ForeignProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * A program: every run is a fresh process on one file. Files grow as long as nothing goes wrong in
 * them. A file whose run fails is halved until the first case that fails alone is found.
 */
final class ProgramProbe implements Probe {

  private static final int LARGEST_FILE = 50_000;

  private final Setting setting;
  private final FileSession session;
  private final BatchSize size;
  private final boolean printsMoves;

  ProgramProbe(ForeignProgram program, Setting setting) {
    this.setting = setting;
    this.session = program.open(setting.limits());
    int judgeFile = setting.limits().casesPerFile();
    this.size =
        new BatchSize(judgeFile, judgeFile == 1 ? 1 : LARGEST_FILE, setting.limits().timeNanos());
    this.printsMoves = setting.puzzle().format().printsMoves();
  }

  @Override
  public List<Observation> file(List<RankedCase> cases, Deadline deadline) {
    FileResult result = deadline.isOver() ? null : session.run(named(cases));
    if (result == null) {
      return null;
    }
    List<Observation> seen = new ArrayList<>();
    for (int k = 0; k < cases.size(); k++) {
      boolean answered = !result.runFailed() && k < result.answers().size();
      boolean last = k == cases.size() - 1;
      Judgement judgement = answered ? judge(cases.get(k), result, k) : result.fault();
      if (last && judgement.isAccepted() && result.fault() != null) {
        judgement = result.fault(); // the output goes on after the last answer
      }
      seen.add(
          new Observation(judgement, answered ? result.answers().get(k) : null, result.output()));
    }
    return seen;
  }

  @Override
  public int firstFailing(List<RankedCase> cases, FailureKind target, Deadline deadline) {
    if (cases.isEmpty()) {
      return NONE;
    }
    if (deadline.isOver()) {
      return CUT;
    }
    if (cases.size() == 1) {
      Observation seen = alone(cases.get(0), deadline);
      return seen == null ? CUT : target.matches(seen.judgement()) ? 0 : NONE;
    }
    FileResult result = session.run(named(cases));
    if (result == null) {
      return CUT;
    }
    if (result.fault() == null) {
      size.wentWell(cases.size(), result.cpuNanos());
    } else if (result.runFailed()) {
      size.wasTooLarge();
      return inHalves(cases, target, deadline);
    }
    return amongAnswers(cases, result, target, deadline);
  }

  private int inHalves(List<RankedCase> cases, FailureKind target, Deadline deadline) {
    int half = cases.size() / 2;
    int first = firstFailing(cases.subList(0, half), target, deadline);
    return first == NONE ? rest(cases, half, target, deadline) : first;
  }

  private int rest(List<RankedCase> cases, int from, FailureKind target, Deadline deadline) {
    int first = firstFailing(cases.subList(from, cases.size()), target, deadline);
    return first < 0 ? first : from + first;
  }

  /**
   * Looks through the answers to a file. From a case on that is not in the file what it is alone,
   * answers may belong to other cases, and the rest is run again.
   */
  private int amongAnswers(
      List<RankedCase> cases, FileResult result, FailureKind target, Deadline deadline) {
    int answered = Math.min(cases.size(), result.answers().size());
    for (int k = 0; k < answered; k++) {
      Judgement inFile = judge(cases.get(k), result, k);
      if (target.matches(inFile)) {
        Observation alone = alone(cases.get(k), deadline);
        if (alone == null) {
          return CUT;
        }
        return target.matches(alone.judgement()) ? k : rest(cases, k + 1, target, deadline);
      }
    }
    if (answered < cases.size()) {
      int first = firstFailing(cases.subList(answered, answered + 1), target, deadline);
      return first == NONE
          ? rest(cases, answered + 1, target, deadline)
          : first == CUT ? CUT : answered;
    }
    return result.fault() == null ? NONE : inHalves(cases, target, deadline);
  }

  private Judgement judge(RankedCase each, FileResult result, int k) {
    return setting
        .judge()
        .judge(
            each.input(), each.distance(), result.answers().get(k), printsMoves, Guarantee.OPTIMAL);
  }

  private List<Case> named(List<RankedCase> cases) {
    List<Case> named = new ArrayList<>(cases.size());
    for (int i = 0; i < cases.size(); i++) {
      CaseName name = new CaseName(setting.puzzle().name(), "shrunk", 0, i);
      named.add(new Case(name, cases.get(i).input()));
    }
    return named;
  }

  @Override
  public int wantedCases() {
    return size.cases();
  }

  @Override
  public void close() {
    session.close();
  }
}

package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.problem.JudgeFailure;
import harness.problem.SingleCaseFiles;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.run.Session;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Judges a submission that talks with an interactor, without a problem around them. */
public final class TalkJudge {

  private static final Case CASE = new Case(new CaseName("talk", "test", 1, 0), "7\n");
  private static final JuryLimits LIMITS =
      new JuryLimits(Duration.ofMillis(700), 64L << 20, false, false);

  private final JuryInteractor interactor;
  private final ProgramHost host;

  /** Creates a judge of talks with an interactor. */
  public TalkJudge(Program interactor, ProgramHost host, boolean isTestlib) {
    JuryProgram program = new JuryProgram(interactor, host, LIMITS, Reason.INTERACTOR_FAILED);
    CheckerCodes codes = isTestlib ? CheckerCodes.TESTLIB : CheckerCodes.ICPC;
    this.host = host;
    this.interactor = new JuryInteractor(program, InteractorCall.live("interactor", codes));
  }

  /** The judgements of consecutive runs in one session. */
  public List<Judgement> judge(Program submission, Limits limits, int times) {
    ForeignProgram program =
        new ForeignProgram(submission.name(), submission, host, new SingleCaseFiles(), interactor);
    List<Judgement> said = new ArrayList<>();
    try (Session session = program.open(limits)) {
      for (int i = 0; i < times; i++) {
        said.add(judgement(session.runAlone(CASE, () -> false)));
      }
    }
    return said;
  }

  private static Judgement judgement(Outcome outcome) {
    if (outcome.failure() != null) {
      return outcome.failure();
    }
    try {
      ((JuryInteractor.Talked) outcome.output()).ruled();
      return Judgement.accepted();
    } catch (JudgeFailure failed) {
      return failed.judgement();
    }
  }
}

package harness.shrink;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.run.BuiltIn;
import harness.run.Outcome;
import java.util.ArrayList;
import java.util.List;

/** A built-in solver. One that keeps tables keeps them between cases; "alone" is a fresh one. */
final class SolverProbe implements Probe {

  private static final int CASES_AT_ONCE = 64;

  private final BuiltIn solver;
  private final Setting setting;
  private BuiltIn.Session lasting;

  SolverProbe(BuiltIn solver, Setting setting) {
    this.solver = solver;
    this.setting = setting;
    this.lasting = solver.open(setting.limits());
  }

  @Override
  public List<Observation> file(List<RankedCase> cases, Deadline deadline) {
    BuiltIn.Session fresh = solver.open(setting.limits());
    List<Observation> seen = new ArrayList<>();
    for (RankedCase each : cases) {
      Observation one = run(fresh, each, deadline);
      if (one == null) {
        return null;
      }
      seen.add(one);
    }
    return seen;
  }

  @Override
  public int firstFailing(List<RankedCase> cases, FailureKind target, Deadline deadline) {
    for (int i = 0; i < cases.size(); i++) {
      Observation seen = run(lasting, cases.get(i), deadline);
      if (seen != null && target.matches(seen.judgement())) {
        seen = alone(cases.get(i), deadline);
        if (seen != null && target.matches(seen.judgement())) {
          return i;
        }
        // what it keeps between cases leads it astray
        lasting = solver.open(setting.limits());
      }
      if (seen == null) {
        return CUT;
      }
    }
    return NONE;
  }

  private Observation run(BuiltIn.Session session, RankedCase each, Deadline deadline) {
    if (deadline.isOver()) {
      return null;
    }
    CaseName name = new CaseName(setting.puzzle().name(), "shrunk", 0, 0);
    Outcome outcome = session.run(new Case(name, each.input()), deadline::isOver);
    if (outcome == null) {
      return null;
    }
    Answer answer = outcome.answer();
    Judgement judgement =
        answer == null
            ? outcome.failure()
            : setting
                .judge()
                .judge(each.input(), each.distance(), answer, true, solver.guarantee());
    return new Observation(judgement, answer, null);
  }

  @Override
  public int wantedCases() {
    return CASES_AT_ONCE;
  }

  @Override
  public void close() {}
}

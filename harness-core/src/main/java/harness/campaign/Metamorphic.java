package harness.campaign;

import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.generators.Related;
import harness.judge.Relations;
import harness.reference.Puzzle;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.List;

/**
 * Compares the answers to a case with those to its twin and its neighbour, which {@link Related}
 * draws. Answers that were accepted and do not go together are put down to the relative; where the
 * oracle's own distances do not, that is a judge-error.
 */
final class Metamorphic {

  private final Relations relations;

  Metamorphic(Puzzle puzzle) {
    this.relations = new Relations(puzzle);
  }

  /**
   * Judges a chunk again that all submissions are through with; those that promise no optimum are
   * left alone.
   */
  void judge(Chunk chunk, List<Submission> submissions) {
    for (int i = 0; i < chunk.size(); i++) {
      CaseName name = chunk.caseAt(i).name();
      int role = Related.isName(name.generator()) ? (int) (name.index() % Related.GROUP) : 0;
      if (role == 0 || i < role) {
        continue;
      }
      String oracles = why(chunk, i - role, i, chunk.distance(i - role), chunk.distance(i), role);
      for (int s = 0; s < submissions.size(); s++) {
        if (submissions.get(s).guarantee() == Guarantee.OPTIMAL) {
          judge(chunk, s, i, role, oracles);
        }
      }
    }
  }

  private void judge(Chunk chunk, int s, int i, int role, String oracles) {
    Outcome base = chunk.outcome(s, i - role);
    Outcome relative = chunk.outcome(s, i);
    if (relative == null || base == null) {
      return;
    }
    String why = oracles;
    boolean accepted =
        chunk.judgement(s, i - role).isAccepted() && chunk.judgement(s, i).isAccepted();
    if (oracles == null && accepted) {
      why = why(chunk, i - role, i, base.answer().claimed(), relative.answer().claimed(), role);
    }
    if (why != null) {
      chunk.put(s, i, relative, Relations.judge(why, oracles != null));
    }
  }

  private String why(Chunk chunk, int base, int relative, int claimed, int relatives, int role) {
    return role == 1
        ? relations.twins(claimed, relatives)
        : relations.neighbours(
            chunk.caseAt(base).input(), claimed, chunk.caseAt(relative).input(), relatives);
  }
}

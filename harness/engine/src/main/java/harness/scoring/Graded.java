package harness.scoring;

import harness.cases.Verdict;

/** A verdict and points, of a test or a group. */
public record Graded(Verdict verdict, double points) {

  public boolean isAccepted() {
    return verdict == Verdict.ACCEPTED;
  }
}

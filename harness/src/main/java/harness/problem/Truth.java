package harness.problem;

/** What the reference says of one case. Only the checker that made it looks inside. */
public interface Truth {

  /** The group that the case is compared within. */
  Stratum stratum();
}

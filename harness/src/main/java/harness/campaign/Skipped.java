package harness.campaign;

/** Why a submission was not given a case. */
public enum Skipped {
  /** The case lies beyond the reach that the solver declares. */
  BEYOND_REACH,
  /** The submission broke the time limit too often at this distance or a smaller one. */
  AFTER_TIME_LIMIT
}

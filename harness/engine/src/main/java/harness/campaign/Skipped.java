package harness.campaign;

/** Why a submission skipped a case. */
public enum Skipped {
  /** The case is beyond the reach that the solver declares. */
  BEYOND_REACH,
  /** The submission exceeded the time limit too often at this distance or a smaller one. */
  AFTER_TIME_LIMIT,
  /** The submission, which is expected to fail, was caught before. */
  AFTER_CAUGHT,
  /** The submission had used more than its share of the time of a run that a clock ends. */
  OVER_SHARE
}

package harness.problem;

import java.util.Map;

/** What is right for a case. Only the checker that created it looks inside. */
public interface Truth {

  /** The group within which the case is compared. */
  Stratum stratum();

  /** The bounds that each variable reaches in this input, by name; empty if not measured. */
  default Map<String, BoundsHit> bounds() {
    return Map.of();
  }
}

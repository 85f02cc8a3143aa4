package harness.problem;

import java.util.Map;

/** What the reference says of one case. Only the checker that made it looks inside. */
public interface Truth {

  /** The group that the case is compared within. */
  Stratum stratum();

  /** The bounds of each variable that this input reaches, by name; empty if nobody measures. */
  default Map<String, BoundsHit> bounds() {
    return Map.of();
  }
}

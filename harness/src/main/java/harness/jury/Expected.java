package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.util.Map;

/**
 * What the reference printed for a case.
 *
 * @param output its bytes, not to be changed; null where there is no reference
 * @param bounds those that the input reaches, as the validators say
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record Expected(byte[] output, Stratum stratum, Map<String, BoundsHit> bounds) implements Truth {}

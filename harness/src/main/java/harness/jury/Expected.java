package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.util.Map;

/**
 * What is right for a case.
 *
 * @param output its bytes, not to be changed; null if nobody knows
 * @param saved whether it was saved with the case; else the reference printed it
 * @param bounds those that the input reaches, as the validators say
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record Expected(byte[] output, boolean saved, Stratum stratum, Map<String, BoundsHit> bounds)
    implements Truth {}

package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.util.Map;

/**
 * What is right for a case, according to programs.
 *
 * @param output the right output, not to be changed; null if unknown
 * @param saved whether the output was saved with the case; otherwise the reference printed it
 * @param bounds the bounds that the input reaches, according to the validators
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Expected(byte[] output, boolean saved, Stratum stratum, Map<String, BoundsHit> bounds)
    implements Truth {}

package harness.jury;

import harness.problem.Stratum;
import harness.problem.Truth;

/**
 * What the reference printed for a case.
 *
 * @param output its bytes, not to be changed; null where there is no reference
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record Expected(byte[] output, Stratum stratum) implements Truth {}

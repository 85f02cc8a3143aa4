package harness.run;

import harness.diagnosis.Diagnosis;

/**
 * A run of a program that was built with checks for undefined behaviour.
 *
 * @param program its name
 * @param ofJury whether it is one of the jury's programs, and not a submission
 * @param found what a check found; null if none did
 * @param silent whether the run says nothing, because it did not come to its end
 */
public record SanitizedRun(String program, boolean ofJury, Diagnosis found, boolean silent) {}

package harness.submission;

import harness.sandbox.Isolation;
import java.time.Duration;

/**
 * How programs are compiled and run, whichever they are.
 *
 * @param isolation the sandbox
 * @param compileTime CPU time for compiling one of them
 */
public record RunnerSettings(Isolation isolation, Duration compileTime) {}

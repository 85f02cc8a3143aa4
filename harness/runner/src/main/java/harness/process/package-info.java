/**
 * Processes: a program reads and writes bytes, under limits, in a sandbox, with the operating
 * system's accounting.
 *
 * <p>{@link harness.process.ProgramHost} is the entry point. Nothing here knows a puzzle or judges
 * an answer. What a program does wrong is data ({@link harness.process.ProcessReport}); a failure
 * to run it is a {@link harness.machine.RunnerFailure}.
 */
@NullMarked
package harness.process;

import org.jspecify.annotations.NullMarked;

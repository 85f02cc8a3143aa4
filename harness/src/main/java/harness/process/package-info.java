/**
 * Processes: a program gets bytes and gives bytes, under limits, in a sandbox, with the operating
 * system's accounting.
 *
 * <p>{@link harness.process.ProgramHost} is the way in. Nothing here knows a puzzle or judges an
 * answer; what a program does wrong is data ({@link harness.process.ProcessReport}), what goes
 * wrong with the running itself is a {@link harness.machine.RunnerFailure}.
 */
package harness.process;

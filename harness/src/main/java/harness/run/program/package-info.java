/**
 * Foreign programs: from what a user names (a source file, a folder, an executable, a command) to
 * bytes in and bytes out, under limits, in a sandbox, with the operating system's accounting.
 *
 * <p>{@link harness.run.program.ProgramHost} is the way in. Nothing here knows a puzzle or judges
 * an answer; what a program does wrong is data ({@link harness.run.program.RunReport}), what goes
 * wrong with the running itself is a {@link harness.run.program.RunnerFailure}.
 */
package harness.run.program;

/**
 * Finds what a user names (a source file, a folder, an executable, a command) and compiles it to a
 * program that can be run. This is where to enter the module {@code harness-runner}, which needs
 * nothing else of the harness to run a program in any language, truthfully:
 *
 * <pre>{@code
 * Languages languages = Languages.load(List.of());
 * RunnerSettings settings = new RunnerSettings(Isolation.AUTO, Compiler.USUAL_TIME);
 * ProgramSource source = ProgramSource.parse("sum.py", languages, folder);
 * long memory = 256 << 20; // bytes
 * RunLimits limits = RunLimits.of(1_000_000_000L, memory); // nanoseconds of CPU time
 * try (BuildHost builds = BuildHost.open(settings, languages)) {
 *   Program program = ((Compilation.Ready) builds.compile(source)).program();
 *   try (ProgramSession session = builds.host().session(program, memory)) {
 *     RunResult result = session.run("1 2\n".getBytes(UTF_8), limits);
 *     return result.outputText() + result.report().judgement().verdict();
 *   }
 * }
 * }</pre>
 *
 * <p>A program that does not compile is a {@link Compilation.Failed}. What a program does wrong is
 * data, in the {@link harness.process.ProcessReport}; a failure to run it is a {@link
 * harness.machine.RunnerFailure}. A {@link harness.process.RunRequest} adds arguments and files.
 */
@NullMarked
package harness.submission;

import org.jspecify.annotations.NullMarked;

/**
 * Problems whose parts are programs: generators, validators, references and a checker, each of any
 * language. Whatever they do wrong is a {@link harness.problem.JudgeFailure} that names the
 * program, and no submission's fault.
 */
package harness.jury;

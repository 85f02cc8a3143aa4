/**
 * Problems made of programs in any language: generators, validators, references and a checker. A
 * failure of one is a {@link harness.problem.JudgeFailure} that names the program, and no
 * submission's fault.
 */
package harness.jury;

/**
 * The standard comparisons of a program's output with the reference's, without a checker program.
 * Their names and rules are those of testlib's standard checkers (Mike Mirzayanov) and of the
 * default validator of the ICPC problem format; none of their code is used.
 */
package harness.judge;

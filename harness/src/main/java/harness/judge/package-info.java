/**
 * The standard comparisons: what a program printed beside the reference's output, without a checker
 * program. Their names and rules are those of testlib's standard checkers (Mike Mirzayanov) and of
 * the default validator of the ICPC problem format; every line is written here.
 */
package harness.judge;

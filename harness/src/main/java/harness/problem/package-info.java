/**
 * What the engine knows about a problem. {@link harness.problem.Problem} draws cases, knows the
 * judge's file format, and judges outputs; abilities that only some problems have are powers.
 */
package harness.problem;

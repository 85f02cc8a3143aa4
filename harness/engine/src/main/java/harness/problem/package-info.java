/**
 * What the engine knows about a problem. {@link harness.problem.Problem} draws cases, knows the
 * judge's file format, and judges outputs; what only some can do is a capability.
 */
package harness.problem;

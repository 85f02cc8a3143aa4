/**
 * The seam: what the engine knows of a problem. {@link harness.problem.Problem} draws cases, says
 * how they stand in files, and judges; what only some problems can do are powers.
 */
package harness.problem;

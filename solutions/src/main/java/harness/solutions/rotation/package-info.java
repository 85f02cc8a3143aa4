/**
 * Solvers of the rotation game, one algorithm a file. They share nothing: every file reads the
 * board, pulls the lines and estimates in its own way, so that two of them seldom err alike.
 */
package harness.solutions.rotation;

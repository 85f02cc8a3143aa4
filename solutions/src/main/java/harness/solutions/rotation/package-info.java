/**
 * Solvers of the rotation game, one algorithm a file. They share nothing: every file reads the
 * board, pulls the lines and estimates in its own way, so that two of them seldom err alike.
 *
 * <p>Moves are the letters of the lines that are pulled: {@code "DDHH"}. The number with them is
 * the one in the centre at the end.
 */
package harness.solutions.rotation;

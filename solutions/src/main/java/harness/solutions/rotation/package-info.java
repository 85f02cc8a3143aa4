/**
 * Solvers of the rotation game, one algorithm per file. They share nothing: each file reads the
 * board, pulls the lines and estimates in its own way, so that two of them rarely make the same
 * mistake.
 *
 * <p>Moves are the letters of the lines pulled: {@code "DDHH"}. The number with them is the one in
 * the centre at the end.
 */
package harness.solutions.rotation;

/**
 * Solvers of the knights puzzle, each in a file of its own. They share no parser, move table or
 * heuristic, on purpose: what two of them shared would give them one vote instead of two.
 *
 * <p>Moves are the squares that the empty square visits, row and column from 1, with a blank
 * between two: {@code "2,3 4,4"}.
 */
package harness.solutions.knights;

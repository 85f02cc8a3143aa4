/**
 * Solvers of the knights puzzle, each in its own file. They deliberately share no parser, move
 * table or heuristic: two solvers that share code have only one vote between them.
 *
 * <p>Moves are the squares that the empty square visits, row and column from 1, separated by
 * blanks: {@code "2,3 4,4"}.
 */
package harness.solutions.knights;

/**
 * Solvers of the gears puzzle (Luogu P5507): twelve knobs with four states each; turning a knob
 * drags one other knob along.
 *
 * <p>Each file stands alone, with its own parser, its own turns and its own heuristic, because two
 * solvers that share code have only one vote between them. All of them pack a position into 24
 * bits, two bits per knob.
 *
 * <p>Moves are the knobs turned, from 1, separated by blanks: {@code "1 12 3"}.
 */
package harness.solutions.gears;

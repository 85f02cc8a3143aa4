/**
 * Solvers of the gears puzzle (Luogu P5507): twelve knobs with four states each; every turn of a
 * knob drags one other knob along.
 *
 * <p>Each file stands alone: it has its own reading of the input, its own turns and its own
 * heuristic, because code that two solvers share gives one vote. All of them pack a position into
 * 24 bits, two bits a knob.
 *
 * <p>Moves are the knobs that are turned, from 1, with a blank between two: {@code "1 12 3"}.
 */
package harness.solutions.gears;

/**
 * Solvers of the knights puzzle, each in a file of its own. They share no parser, move table or
 * heuristic, on purpose: what two of them shared would give them one vote instead of two.
 */
package harness.solutions.knights;

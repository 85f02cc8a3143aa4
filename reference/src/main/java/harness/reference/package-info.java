/**
 * The judge's side of every puzzle: strict parser, rules and replay, exact oracle, checker. One
 * package a puzzle; a new puzzle is a new {@link harness.reference.Puzzle} found through {@link
 * java.util.ServiceLoader}. Shares no code with the solvers.
 */
package harness.reference;

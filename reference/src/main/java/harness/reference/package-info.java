/**
 * The judge's side of every puzzle: strict parser, rules and replay, exact oracle, checker. Each
 * puzzle has its own package; a new puzzle is a new {@link harness.reference.Puzzle} found through
 * {@link java.util.ServiceLoader}. Nothing here is shared with the solvers.
 */
package harness.reference;

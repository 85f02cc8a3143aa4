/** The submissions of a run: solvers of the puzzles, and programs that are found and compiled. */
package harness.compiled;

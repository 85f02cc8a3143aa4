/** The puzzles as problems of the engine, with everything that only they can do. */
package harness.builtin;

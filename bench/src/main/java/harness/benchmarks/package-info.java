/**
 * Benchmarks of the hot paths, one class for each question, and {@link harness.benchmarks.Figures},
 * which runs them all and prints each figure next to its goal. Nothing here is part of the program.
 */
package harness.benchmarks;

/**
 * The mutation benchmark: planted mistakes, from common to one board in a million, and how long the
 * default mix and {@code uniform} take to find each.
 */
package harness.benchmarks.mutants;

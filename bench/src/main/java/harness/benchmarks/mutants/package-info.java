/**
 * The mutation benchmark: plants mistakes that affect from one board in ten to one in a million,
 * and measures how long the default mix and {@code uniform} take to find each.
 */
package harness.benchmarks.mutants;

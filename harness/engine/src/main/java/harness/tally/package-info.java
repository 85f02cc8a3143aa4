/**
 * Counts the results of a campaign by submission and distance, and keeps its first findings. Memory
 * does not grow with the number of cases.
 */
package harness.tally;

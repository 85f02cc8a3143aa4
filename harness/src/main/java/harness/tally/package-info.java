/**
 * Counting: what came of a campaign, by submission and distance, and what of its findings is kept.
 * Memory does not grow with the number of cases.
 */
package harness.tally;

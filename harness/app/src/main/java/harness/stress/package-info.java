/**
 * Runs a campaign to its end, here or range by range on other machines, with a progress line and,
 * if requested, a journal.
 */
package harness.stress;

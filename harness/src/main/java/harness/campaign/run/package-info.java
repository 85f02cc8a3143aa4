/**
 * Runs a campaign to its end: with progress, with a journal where one is wanted, here or range by
 * range on other machines.
 */
package harness.campaign.run;

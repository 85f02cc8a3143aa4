/**
 * The journal of a long campaign: what was asked, the findings, and what was counted over each
 * range of cases that is done. Append-only, with a checksum to each record, and synced.
 */
package harness.journal;

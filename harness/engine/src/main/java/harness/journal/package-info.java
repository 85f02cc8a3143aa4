/**
 * The journal of a long campaign: its settings, its findings, and the counts of each completed
 * range. Append-only; each record has a checksum and is synced to the disk.
 */
package harness.journal;

/**
 * A campaign on other machines: what an engine is given, what it does with it, and what a machine
 * that runs ranges for it needs.
 */
package harness.distributed;

/** Reads packages of TPS, the task preparation system of the IOI and the APIO. */
package harness.formats.tps;

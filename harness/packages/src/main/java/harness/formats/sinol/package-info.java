/** Reads packages of SIO2 and sinol-make. */
package harness.formats.sinol;

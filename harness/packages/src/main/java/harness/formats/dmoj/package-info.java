/** Reads problems of DMOJ. */
package harness.formats.dmoj;

/** Reads the problems of rbx. */
package harness.formats.rbx;

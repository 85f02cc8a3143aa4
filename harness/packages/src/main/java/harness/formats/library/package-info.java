/** Reads the problems of Library Checker. */
package harness.formats.library;

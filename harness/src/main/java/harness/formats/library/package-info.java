/** Library Checker's problems. */
package harness.formats.library;

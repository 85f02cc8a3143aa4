/** Folders of programs whose names say what they are. */
package harness.formats.loose;

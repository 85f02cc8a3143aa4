/** Reads folders of programs whose names tell their roles. */
package harness.formats.loose;

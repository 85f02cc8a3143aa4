/** Reads contests of LemonLime. */
package harness.formats.lemon;

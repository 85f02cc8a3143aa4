/** Reads problems of rime. */
package harness.formats.rime;

/** Reads problems of syzoj-tools. */
package harness.formats.syzoj;

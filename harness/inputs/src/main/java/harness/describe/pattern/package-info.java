/** POSIX extended regular expressions, for matching and generating texts. */
package harness.describe.pattern;

/** Extended regular expressions of POSIX, which match and generate texts. */
package harness.describe.pattern;

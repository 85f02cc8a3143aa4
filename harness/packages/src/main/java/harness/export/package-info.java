/**
 * Writes problem packages: in the ICPC problem package format, version {@code 2023-07-draft}
 * (kattis.com/problem-package-format/spec/2023-07-draft), and in Polygon's. A puzzle provides its
 * statement and the specific parts of its validators as resources ({@link
 * harness.reference.Puzzle#resource}); the common parts are here.
 */
package harness.export;

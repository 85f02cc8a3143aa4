/**
 * Writes a problem package in the ICPC problem package format, version {@code 2023-07-draft}
 * (kattis.com/problem-package-format/spec/2023-07-draft). What differs from puzzle to puzzle, the
 * statement and what its validators know of its rules, are files that come with the puzzle ({@link
 * harness.reference.Puzzle#resource}); what is common to all is kept here.
 */
package harness.export;

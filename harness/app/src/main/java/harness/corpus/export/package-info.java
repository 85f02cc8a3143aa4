/** Exports a puzzle as a package that judges read: its texts, tests and trial. */
package harness.corpus.export;

/**
 * Saved cases: files of test data, read strictly and compared with the exact oracle, and what
 * submissions make of them. Running and judging are the campaign's, with the files in place of a
 * generator.
 */
package harness.corpus;

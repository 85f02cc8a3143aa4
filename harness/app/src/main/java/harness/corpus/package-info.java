/**
 * Saved cases: files of test data, read strictly and checked by the exact oracle, and the results
 * of submissions on them. A campaign runs and judges, with the files as its generator.
 */
package harness.corpus;

/**
 * Shrinking: a finding goes in, the smallest case (or file of cases) with the same verdict and
 * reason comes out. Runs and judges, and knows nothing of reports.
 */
package harness.shrink;

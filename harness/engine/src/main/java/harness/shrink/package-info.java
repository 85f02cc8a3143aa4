/**
 * Shrinking: reduces a finding to the smallest case, or file of cases, with the same verdict and
 * reason. It runs and judges submissions, and does not depend on reports.
 */
package harness.shrink;

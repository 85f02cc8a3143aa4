/**
 * Judging: an outcome goes in, a verdict with its reason comes out. A contestant is blamed only for
 * what a replay or the exact oracle proves; a contradiction of the oracle with a replay is a judge
 * error.
 */
package harness.puzzle;

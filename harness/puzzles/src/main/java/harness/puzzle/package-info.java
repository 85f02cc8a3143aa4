/**
 * Judging puzzles: an outcome goes in, a verdict with its reason comes out. A contestant is blamed
 * only for what a replay or the exact oracle proves; if the oracle contradicts a replay, that is a
 * judge error.
 */
package harness.puzzle;

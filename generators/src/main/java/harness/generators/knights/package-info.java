/**
 * Generators of the knights puzzle. A uniformly random board is almost always beyond the judge's 15
 * moves, so most generators draw by exact distance.
 */
package harness.generators.knights;

/**
 * Generators of the knights puzzle. A uniform board is almost always beyond the judge's 15 moves,
 * so most of these draw by exact distance.
 */
package harness.generators.knights;

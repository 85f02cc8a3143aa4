/**
 * Generators of the gears puzzle. Every link table needs its own table of exact distances, so cases
 * come in blocks of consecutive indexes that share a link table. Knobs, states and positions are
 * represented as in {@link harness.reference.gears.Position}.
 */
package harness.generators.gears;

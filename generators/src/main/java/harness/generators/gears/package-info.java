/**
 * Generators of the gears puzzle. The links differ from instance to instance and their exact
 * distances take a table of their own, so cases come in blocks of consecutive indexes that share a
 * link table. Knobs, states and positions are those of {@link harness.reference.gears.Position}.
 */
package harness.generators.gears;

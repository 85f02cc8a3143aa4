package harness.describe.sketch;

/**
 * A part of an input that can be drawn.
 *
 * @param assumed whether nothing but its form says what it is
 * @param first the first line of the input that it is in, from 1
 * @param last the last line
 */
public record Drawable(Sketch sketch, boolean assumed, int first, int last) {}

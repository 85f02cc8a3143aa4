package harness.reference.gears;

/**
 * How positions move within a word of 64 when they are fetched from another.
 *
 * @param rotate right rotation of the fetched word
 * @param mask bits of the result, after the rotation
 */
record BitMove(int rotate, long mask) {}

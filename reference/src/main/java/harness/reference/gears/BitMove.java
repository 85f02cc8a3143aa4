package harness.reference.gears;

/**
 * How bits move when they are fetched from another word.
 *
 * @param rotate right rotation of the fetched word
 * @param mask bits to keep after the rotation
 */
record BitMove(int rotate, long mask) {}

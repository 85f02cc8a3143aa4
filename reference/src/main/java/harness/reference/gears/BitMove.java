package harness.reference.gears;

/**
 * How positions move within a word of 64 when they are fetched from another.
 *
 * @param rotate right rotation for the bits in {@code mask}
 * @param mask bits of the result, after the rotation
 * @param wrapRotate right rotation for the bits in {@code wrapMask}
 * @param wrapMask bits of the result whose dragged knob comes around from the last state; apart
 *     from those in mask
 */
record BitMove(int rotate, long mask, int wrapRotate, long wrapMask) {

  boolean isIdentity() {
    return rotate == 0 && mask == -1L;
  }

  boolean wraps() {
    return wrapMask != 0;
  }
}

package harness.run;

/** The share of the cases on which programs also run with checks for undefined behaviour. */
public enum SanitizedShare {
  /** Every case. */
  ALL,

  /** The first cases, and about one in {@value #ONE_IN} of the others. */
  SOME;

  private static final int ONE_IN = 16;

  /** Whether a case is in the share. This depends on its campaign index only. */
  public boolean includes(long index) {
    return this == ALL || index < ONE_IN || Math.floorMod(mixed(index), ONE_IN) == 0;
  }

  /** Mixes the bits, as {@code SplittableRandom} does, since generators take turns by index. */
  private static long mixed(long index) {
    long z = index * 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}

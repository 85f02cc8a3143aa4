package harness.cases;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * Draws the cases of one puzzle. Found through {@link java.util.ServiceLoader}: the public
 * constructor takes no arguments and is cheap; tables are built on first use. Thread-safe. A case
 * depends only on the seed, the generator's name and the index.
 */
public abstract class Generator {

  /** {@link #endOfFile} of cases that programs may get in files of any size. */
  public static final long ANYWHERE = -1;

  private final String puzzle;
  private final String name;
  private final long nameHash;

  /**
   * Creates a generator.
   *
   * @param puzzle lower-case name of the puzzle
   * @param name lower-case name, with {@code :argument} if it has one
   */
  protected Generator(String puzzle, String name) {
    this.puzzle = Objects.requireNonNull(puzzle);
    this.name = Objects.requireNonNull(name);
    long hash = 0;
    for (int i = 0; i < name.length(); i++) {
      hash = mix(hash + name.charAt(i));
    }
    this.nameHash = hash;
  }

  /** The name of the puzzle. */
  public final String puzzle() {
    return puzzle;
  }

  /** The generator's name, with its argument if it has one. */
  public final String name() {
    return name;
  }

  /** One line for people: what it draws and which mistakes that exposes. */
  public abstract String summary();

  /**
   * The number of consecutive cases, starting at a multiple of it, that belong together: they share
   * an expensive table, or make up one judge's file.
   */
  public int block() {
    return 1;
  }

  /**
   * The end of the judge's file that contains a case, for generators whose files programs must get
   * unchanged.
   *
   * @return index of the first case after that file, or {@link #ANYWHERE}
   */
  public long endOfFile(long index) {
    return ANYWHERE;
  }

  /**
   * This generator with an argument, for example {@code distance} with {@code 7}.
   *
   * @throws IllegalArgumentException with a one-line message if it takes no argument, or not this
   *     one
   */
  public Generator with(String argument) {
    throw new IllegalArgumentException("generator " + name + " takes no argument");
  }

  /** Whether it can draw as it is; false if it still needs an argument. */
  public boolean isComplete() {
    return true;
  }

  /** Whether judges' data may contain such cases. Other generators are used only on request. */
  public boolean isLikeJudges() {
    return true;
  }

  /**
   * Draws the case at an index.
   *
   * @throws IllegalArgumentException with a one-line message if no case fits the generator's
   *     argument
   */
  public Case draw(long seed, long index) {
    return new Case(caseName(seed, index), input(seed, index));
  }

  /**
   * Announces the cases that will be drawn next, in this order, as far as they are known. A
   * generator may prepare them.
   *
   * @param indices ascending
   */
  public void expect(long seed, List<Long> indices) {}

  /** The name of the case at an index. */
  public CaseName caseName(long seed, long index) {
    return new CaseName(puzzle, name, seed, index);
  }

  /** The program and arguments that produce the case at an index; null if no program draws it. */
  public String call(long seed, long index) {
    return null;
  }

  /** The input of the case at an index, as in {@link Case#input()}. */
  protected abstract String input(long seed, long index);

  /** A random source for one case, seeded from the seed, the name and the index. */
  protected final SplittableRandom random(long seed, long index) {
    return new SplittableRandom(mix(mix(seed ^ nameHash) + index));
  }

  /** A random source for a block of cases, independent of those of its cases. */
  protected final SplittableRandom blockRandom(long seed, long block) {
    return new SplittableRandom(mix(mix(~seed ^ nameHash) + block));
  }

  /** A bijective finalizer: MurmurHash3's 64-bit mix with David Stafford's variant 13 constants. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}

package harness.generators;

import harness.cases.Case;
import harness.cases.CaseName;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * Draws the cases of one puzzle. Found through {@link java.util.ServiceLoader} with a public
 * constructor without arguments that is cheap; tables are built on first use. Thread-safe. Case
 * {@code index} depends on seed, name and index alone.
 */
public abstract class Generator {

  /** {@link #endOfFile} of cases that programs may be given in files of any size. */
  public static final long ANYWHERE = -1;

  private final String puzzle;
  private final String name;
  private final long nameHash;

  /**
   * A generator.
   *
   * @param puzzle lower-case name of the puzzle
   * @param name lower-case name, with {@code :argument} where there is one
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

  /** The puzzle that it draws for. */
  public final String puzzle() {
    return puzzle;
  }

  /** Its name, with its argument where it has one. */
  public final String name() {
    return name;
  }

  /** One line for people: what it draws and why that hurts. */
  public abstract String summary();

  /**
   * How many consecutive cases, from a multiple of this number, belong together: they share an
   * expensive table, or make one judge's file.
   */
  public int block() {
    return 1;
  }

  /**
   * Where the judge's file ends that a case stands in, when the cases come in files that programs
   * are to be given as they are.
   *
   * @return index of the first case behind that file, or {@link #ANYWHERE}
   */
  public long endOfFile(long index) {
    return ANYWHERE;
  }

  /**
   * This generator with an argument, as {@code distance} with {@code 7}.
   *
   * @throws IllegalArgumentException in one line, when it takes none or not this one
   */
  public Generator with(String argument) {
    throw new IllegalArgumentException("generator " + name + " takes no argument");
  }

  /** Whether it draws at all as it is; false for one that needs an argument. */
  public boolean isComplete() {
    return true;
  }

  /** Whether a judge's data may hold such cases; others are drawn only where they are asked for. */
  public boolean isLikeJudges() {
    return true;
  }

  /**
   * Draws the case of an index.
   *
   * @throws IllegalArgumentException in one line, when what the argument asks for cannot be found
   */
  public Case draw(long seed, long index) {
    return new Case(caseName(seed, index), input(seed, index));
  }

  /**
   * Says which cases will be drawn next, in this order, as far as is known. A generator may prepare
   * for them.
   *
   * @param indices ascending
   */
  public void expect(long seed, List<Long> indices) {}

  /** The name of the case of an index. */
  public CaseName caseName(long seed, long index) {
    return new CaseName(puzzle, name, seed, index);
  }

  /** The program and arguments that give the case of an index; null if no program draws it. */
  public String call(long seed, long index) {
    return null;
  }

  /** The input of an index, as in {@link Case#input()}. */
  protected abstract String input(long seed, long index);

  /** The random state of one case, mixed from seed, name and index. */
  protected final SplittableRandom random(long seed, long index) {
    return new SplittableRandom(mix(mix(seed ^ nameHash) + index));
  }

  /** The random state that a block of cases shares, apart from that of any case. */
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

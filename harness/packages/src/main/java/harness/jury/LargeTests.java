package harness.jury;

import harness.formats.DataFile;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A problem's own large tests: first each of them unchanged, the smallest first, and then again
 * with changes that its validators accept. It has one case in {@value #PAUSE}.
 */
final class LargeTests extends TurnGenerator {

  /** One case in this many is a large one: each takes as long as many small ones. */
  static final int PAUSE = 4;

  private static final long LARGEST = 1 << 24;

  private static final int MOST_CHANGES = 5;

  private final List<DataFile> files;
  private final long first;
  private final ValidChanges changes;

  /**
   * Draws from tests.
   *
   * @param data the problem's tests; those that are small or too large are not used
   * @param first index of the first case that may be a large test
   */
  LargeTests(String problem, String name, List<DataFile> data, long first, ValidChanges changes) {
    super(problem, name);
    this.files = large(data);
    this.first = first;
    this.changes = changes;
  }

  private static List<DataFile> large(List<DataFile> data) {
    return OwnTests.readable(data, LARGEST)
        .filter(each -> !OwnTests.isSmall(each))
        .sorted(Comparator.comparingLong(DataFile::size))
        .toList();
  }

  static boolean isPossible(List<DataFile> data) {
    return !large(data).isEmpty();
  }

  @Override
  public String summary() {
    return "the problem's own large tests, then with small changes that its validators accept";
  }

  @Override
  boolean varies() {
    return true;
  }

  @Override
  protected String input(long seed, long index) {
    long number = index < first ? index : (index - first) / PAUSE;
    String test = OwnTests.read(files.get((int) (number % files.size())));
    if (number < files.size()) {
      return test;
    }
    SplittableRandom random = random(seed, index);
    return changes.changed(test, 1 + random.nextInt(MOST_CHANGES), random);
  }
}

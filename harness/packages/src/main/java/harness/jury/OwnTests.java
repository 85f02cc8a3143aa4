package harness.jury;

import harness.cases.Reason;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Draws from a problem's own tests. The first cases are the unchanged tests, the smallest first,
 * which are validated and judged with their own flags. Later cases have changes that the validators
 * accept; they come from tests that are valid without the flags of a group. Without a validator,
 * nothing can be changed. If there are other generators, only some tests come before their cases;
 * each second later case is another test.
 */
final class OwnTests extends SmallSource {

  private static final String CHANGED = "mutations";
  private static final String UNCHANGED = "tests";
  private static final long LARGEST = 1 << 20;

  /** One case in this many may come from a large test. */
  private static final int LARGE_TURN = 20;

  private static final int MOST_CHANGES = 5;

  /** This many tests come before inputs of an assumed form. */
  private static final int FIRST_OF_ALL = 32;

  /** Beside a problem's generators, this many tests come before other cases. */
  private static final int FIRST_BESIDE = 8;

  /** One changed test in this many has an extreme number to begin with. */
  private static final int EXTREME_TURN = 4;

  /** This many tests, and inputs made from them, tell how large and small numbers may be. */
  private static final int PROBED = 3;

  private final List<DataFile> files; // the smallest first
  private final int small;
  private final List<JuryValidator> validators;
  private final int first;

  /** Whether each test may be changed, where that is known. */
  private final Map<DataFile, Boolean> changeable = new ConcurrentHashMap<>();

  private final ValidChanges changes;

  private OwnTests(
      String problem,
      String name,
      List<DataFile> files,
      List<JuryValidator> validators,
      int first) {
    super(problem, name);
    this.files = files;
    this.small = Math.max(1, (int) files.stream().filter(OwnTests::isSmall).count());
    this.validators = validators;
    this.first = first;
    this.changes = new ValidChanges(this::probed, validators);
  }

  /**
   * A generator that draws from all tests that are not too large; empty if there are none.
   *
   * @param alone whether there is no other generator
   */
  static List<OwnTests> of(
      String problem, List<DataFile> data, List<JuryValidator> validators, boolean alone) {
    List<DataFile> files = usable(data).sorted(Comparator.comparingLong(DataFile::size)).toList();
    String name = name(!validators.isEmpty());
    return files.isEmpty()
        ? List.of()
        : List.of(
            new OwnTests(problem, name, files, validators, alone ? files.size() : FIRST_OF_ALL));
  }

  /** Small tests and changed ones, beside a problem's generators; null if no test is small. */
  static OwnTests beside(
      String problem, String name, List<DataFile> data, List<JuryValidator> validators) {
    List<DataFile> files = small(data).sorted(Comparator.comparingLong(DataFile::size)).toList();
    return files.isEmpty() ? null : new OwnTests(problem, name, files, validators, FIRST_BESIDE);
  }

  /** The small tests, all of them before changed ones, of a problem that has no generator. */
  static OwnTests alone(
      String problem, String name, List<DataFile> data, List<JuryValidator> validators) {
    List<DataFile> files = small(data).sorted(Comparator.comparingLong(DataFile::size)).toList();
    return new OwnTests(problem, name, files, validators, files.size());
  }

  /** The index of the first case that may be a changed test. */
  int first() {
    return first;
  }

  ValidChanges changes() {
    return changes;
  }

  static boolean isPossible(List<DataFile> data) {
    return usable(data).findAny().isPresent();
  }

  /** The tests that are small. */
  static Stream<DataFile> small(List<DataFile> data) {
    return usable(data).filter(OwnTests::isSmall);
  }

  static boolean isSmall(DataFile test) {
    return test.size() <= DataFile.SMALL_BYTES;
  }

  static String name(boolean validated) {
    return validated ? CHANGED : UNCHANGED;
  }

  private static Stream<DataFile> usable(List<DataFile> data) {
    return readable(data, LARGEST);
  }

  /** The tests in files of up to a number of bytes. */
  static Stream<DataFile> readable(List<DataFile> data, long largest) {
    return data.stream().filter(each -> each.isReadable(largest));
  }

  @Override
  public String summary() {
    return validators.isEmpty()
        ? "the problem's own tests, in turn"
        : "the problem's own tests with small changes that its validators accept";
  }

  @Override
  boolean varies() {
    return !validators.isEmpty();
  }

  /** Whether the case at an index is an unchanged test. */
  @Override
  boolean claims(long index) {
    return place(index) >= 0;
  }

  /** The number of the unchanged test at an index; -1 if there is none. */
  private int place(long index) {
    if (validators.isEmpty()) {
      return (int) (index % files.size());
    }
    long later = index - first;
    long number = later < 0 ? index : later % 2 == 0 ? first + later / 2 : files.size();
    return number < files.size() ? (int) number : -1;
  }

  @Override
  protected String input(long seed, long index) {
    int unchanged = place(index);
    if (unchanged >= 0) {
      return read(files.get(unchanged));
    }
    SplittableRandom random = random(seed, index);
    List<String> extreme = extremes();
    if (!extreme.isEmpty() && random.nextInt(EXTREME_TURN) == 0) {
      String one = extreme.get(random.nextInt(extreme.size()));
      return changes.changed(one, random.nextInt(MOST_CHANGES), random);
    }
    int among = random.nextInt(LARGE_TURN) == 0 ? files.size() : small;
    int first = random.nextInt(among);
    for (int i = 0; i < files.size(); i++) {
      DataFile file = files.get((first + i) % files.size());
      if (isChangeable(file)) {
        return changes.changed(read(file), 1 + random.nextInt(MOST_CHANGES), random);
      }
    }
    return read(files.get(first));
  }

  @Override
  boolean mayHold(long number) {
    return varies();
  }

  @Override
  String near(long number, SplittableRandom random) {
    DataFile file = files.get(random.nextInt(small));
    return isChangeable(file) ? changes.near(read(file), number, random) : null;
  }

  private boolean isChangeable(DataFile file) {
    return file.judging() == null
        || changeable.computeIfAbsent(
            file, each -> JuryValidator.allAccept(validators, read(each)));
  }

  private List<String> probed() {
    return files.stream()
        .filter(each -> isSmall(each) && isChangeable(each))
        .limit(PROBED)
        .map(OwnTests::read)
        .toList();
  }

  /** Valid inputs in which a number is as large or small as its validators allow. */
  List<String> extremes() {
    return changes.extremes();
  }

  static String read(DataFile file) {
    try {
      return file.text();
    } catch (IOException | UsageException e) {
      throw new JudgeFailure(file.name(), Reason.GENERATOR_FAILED, "cannot be read");
    }
  }
}

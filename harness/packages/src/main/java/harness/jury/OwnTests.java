package harness.jury;

import harness.cases.Reason;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.mutation.Extremes;
import harness.mutation.Mutation;
import harness.mutation.Rearrangement;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.nio.file.Files;
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
  private static final long SMALL = 4096;

  /** One case in this many may come from a large test. */
  private static final int LARGE_TURN = 20;

  private static final int MOST_CHANGES = 5;

  /** One change in this many concerns a whole line or column. */
  private static final int LARGE_CHANGE = 4;

  /** This many tests come before inputs of an assumed form. */
  private static final int FIRST_OF_ALL = 32;

  /** Beside a problem's generators, this many tests come before other cases. */
  private static final int FIRST_BESIDE = 8;

  /** Number of changes tried for each that is wanted. */
  private static final int TRIES = 4;

  /** One changed test in this many has an extreme number to begin with. */
  private static final int EXTREME_TURN = 4;

  /** This many tests, and inputs made from them, tell how large and small numbers may be. */
  private static final int PROBED = 3;

  private static final int PROBES = 100;

  private final List<DataFile> files; // the smallest first
  private final int small;
  private final List<JuryValidator> validators;
  private final int first;

  /** Whether each test may be changed, where that is known. */
  private final Map<DataFile, Boolean> changeable = new ConcurrentHashMap<>();

  private Extremes extremes;
  private Boolean strict;

  private OwnTests(
      String problem,
      String name,
      List<DataFile> files,
      List<JuryValidator> validators,
      int first) {
    super(problem, name);
    this.files = files;
    this.small = Math.max(1, (int) files.stream().filter(each -> each.size() <= SMALL).count());
    this.validators = validators;
    this.first = first;
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

  static boolean isPossible(List<DataFile> data) {
    return usable(data).findAny().isPresent();
  }

  /** The tests that are small. */
  static Stream<DataFile> small(List<DataFile> data) {
    return usable(data).filter(each -> each.size() <= SMALL);
  }

  static String name(boolean validated) {
    return validated ? CHANGED : UNCHANGED;
  }

  private static Stream<DataFile> usable(List<DataFile> data) {
    return data.stream()
        .filter(each -> Files.isRegularFile(each.input()))
        .filter(each -> each.size() >= 0 && each.size() <= LARGEST);
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
    List<String> extreme = extremes().inputs();
    if (!extreme.isEmpty() && random.nextInt(EXTREME_TURN) == 0) {
      String one = extreme.get(random.nextInt(extreme.size()));
      return changed(one, random.nextInt(MOST_CHANGES), random);
    }
    int among = random.nextInt(LARGE_TURN) == 0 ? files.size() : small;
    int first = random.nextInt(among);
    for (int i = 0; i < files.size(); i++) {
      DataFile file = files.get((first + i) % files.size());
      if (isChangeable(file)) {
        return changed(read(file), 1 + random.nextInt(MOST_CHANGES), random);
      }
    }
    return read(files.get(first));
  }

  private boolean isChangeable(DataFile file) {
    return file.judging() == null || changeable.computeIfAbsent(file, each -> isValid(read(each)));
  }

  /** The numbers of its smallest tests, as large and as small as its validators allow. */
  synchronized Extremes extremes() {
    if (extremes == null) {
      List<String> probed =
          files.stream()
              .filter(each -> each.size() <= SMALL && isChangeable(each))
              .limit(PROBED)
              .map(OwnTests::read)
              .toList();
      extremes = Extremes.of(probed, each -> JuryValidator.trial(validators, each), PROBES);
    }
    return extremes;
  }

  /** A valid input with up to a number of changes that leave it valid. */
  private String changed(String valid, int changes, SplittableRandom random) {
    String input = valid;
    int wanted = changes;
    for (int tries = TRIES * wanted; tries > 0 && wanted > 0; tries--) {
      String next = changed(input, random);
      if (!next.equals(input) && isLaidOutAs(valid, next) && isValid(next)) {
        input = next;
        wanted--;
      }
    }
    return input;
  }

  /**
   * Whether blanks are where they should be. A validator that does not care where they are would
   * accept a changed test that programs cannot read; then only values may change.
   */
  private boolean isLaidOutAs(String valid, String changed) {
    return isStrict() || layout(valid).equals(layout(changed));
  }

  private static List<Integer> layout(String input) {
    return input.lines().map(line -> line.split(" ", -1).length).toList();
  }

  /** Whether the validators reject a test with a line feed where a blank was, or the reverse. */
  private synchronized boolean isStrict() {
    if (strict == null) {
      strict =
          files.stream()
              .filter(each -> each.size() <= SMALL && isChangeable(each))
              .map(OwnTests::read)
              .filter(each -> each.strip().matches("(?s).*[ \n].*"))
              .limit(1)
              .flatMap(OwnTests::otherLayouts)
              .noneMatch(this::isValid);
    }
    return strict;
  }

  private static Stream<String> otherLayouts(String test) {
    int blank = test.indexOf(' ');
    int end = test.indexOf('\n');
    boolean inside = end >= 0 && end < test.stripTrailing().length();
    return Stream.of(
            blank < 0 ? test : test.substring(0, blank) + "\n" + test.substring(blank + 1),
            inside ? test.substring(0, end) + " " + test.substring(end + 1) : test)
        .filter(each -> !each.equals(test));
  }

  private String changed(String input, SplittableRandom random) {
    if (random.nextInt(LARGE_CHANGE) == 0) {
      return Rearrangement.of(input, random);
    }
    return Mutation.of(input, extremes().numbers(), random);
  }

  private boolean isValid(String input) {
    return JuryValidator.allAccept(validators, input);
  }

  private static String read(DataFile file) {
    try {
      return file.text();
    } catch (IOException | UsageException e) {
      throw new JudgeFailure(file.name(), Reason.GENERATOR_FAILED, "cannot be read");
    }
  }
}

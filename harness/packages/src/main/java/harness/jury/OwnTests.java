package harness.jury;

import harness.cases.Reason;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.mutation.Mutation;
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
 * Draws from a problem's own tests, if it has no generator. The first cases are the unchanged
 * tests, the smallest first, which are validated and judged with their own flags. Later cases have
 * small changes that the validators accept; they come from tests that are valid without the flags
 * of a group. Without a validator, nothing can be changed. If there are other generators, only the
 * first {@value #FIRST} tests come before their cases; each second later case is another test.
 */
final class OwnTests extends TurnGenerator {

  private static final String CHANGED = "mutations";
  private static final String UNCHANGED = "tests";
  private static final long LARGEST = 1 << 20;
  private static final long SMALL = 4096;

  /** One case in this many may come from a large test. */
  private static final int LARGE_TURN = 20;

  private static final int MOST_CHANGES = 8;

  /** If there are other generators, this many tests come before their cases. */
  private static final int FIRST = 32;

  /** Number of changes tried for each that is wanted. */
  private static final int TRIES = 4;

  private final List<DataFile> files; // the smallest first
  private final int small;
  private final List<JuryValidator> validators;
  private final boolean alone;

  /** Whether each test may be changed, where that is known. */
  private final Map<DataFile, Boolean> changeable = new ConcurrentHashMap<>();

  private OwnTests(
      String problem,
      String name,
      List<DataFile> files,
      List<JuryValidator> validators,
      boolean alone) {
    super(problem, name);
    this.files = files;
    this.small = Math.max(1, (int) files.stream().filter(each -> each.size() <= SMALL).count());
    this.validators = validators;
    this.alone = alone;
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
        : List.of(new OwnTests(problem, name, files, validators, alone));
  }

  static boolean isPossible(List<DataFile> data) {
    return usable(data).findAny().isPresent();
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
  boolean isUnchanged(long index) {
    return place(index) >= 0;
  }

  /** The number of the unchanged test at an index; -1 if there is none. */
  private int place(long index) {
    if (validators.isEmpty()) {
      return (int) (index % files.size());
    }
    boolean isFirst = alone || index < FIRST;
    long later = index - FIRST;
    long number = isFirst ? index : later % 2 == 0 ? FIRST + later / 2 : files.size();
    return number < files.size() ? (int) number : -1;
  }

  @Override
  protected String input(long seed, long index) {
    int unchanged = place(index);
    if (unchanged >= 0) {
      return read(files.get(unchanged));
    }
    SplittableRandom random = random(seed, index);
    int among = random.nextInt(LARGE_TURN) == 0 ? files.size() : small;
    int first = random.nextInt(among);
    for (int i = 0; i < files.size(); i++) {
      DataFile file = files.get((first + i) % files.size());
      if (isChangeable(file)) {
        return changed(read(file), random);
      }
    }
    return read(files.get(first));
  }

  private boolean isChangeable(DataFile file) {
    return file.judging() == null || changeable.computeIfAbsent(file, each -> isValid(read(each)));
  }

  private String changed(String test, SplittableRandom random) {
    int wanted = 1 + random.nextInt(MOST_CHANGES);
    String input = test;
    for (int tries = TRIES * wanted; tries > 0 && wanted > 0; tries--) {
      String next = Mutation.of(input, random);
      if (!next.equals(input) && isValid(next)) {
        input = next;
        wanted--;
      }
    }
    return input;
  }

  private boolean isValid(String input) {
    return JuryValidator.allAccept(validators, input);
  }

  private String read(DataFile file) {
    try {
      return file.text();
    } catch (IOException | UsageException e) {
      throw new JudgeFailure(file.name(), Reason.GENERATOR_FAILED, "cannot be read");
    }
  }
}

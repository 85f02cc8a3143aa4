package harness.formats.sinol;

import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.WrittenInputs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The tests, by their groups: {@code in/abc2b.in} is a test of group 2, and those that end in
 * {@code ocen} are examples, which are in group 0.
 *
 * @param id of the task, with which their names begin
 * @param all in order
 */
record SinolTests(String id, List<Numbered> all) {

  /** A test and the number of its group. */
  record Numbered(DataFile test, int group) {}

  private static final String INPUT = ".in";
  private static final Pattern NAME = Pattern.compile("([0-9]{1,6})([A-Za-z_]{0,20})");
  private static final String EXAMPLE = "ocen";
  private static final int LETTERS = 26;

  static SinolTests of(SinolTask task) {
    List<Numbered> found = new ArrayList<>();
    List<String> unanswered = new ArrayList<>();
    List<String> misnamed = new ArrayList<>();
    for (Path each : inputs(task)) {
      String name = SinolTask.fileName(each);
      String test = name.substring(0, name.length() - INPUT.length());
      Optional<Integer> group = group(test, task.id());
      if (group.isEmpty()) {
        misnamed.add(SinolTask.INPUTS + "/" + name);
        continue;
      }
      Optional<Path> answer = task.folder().file("out/" + test + ".out");
      if (answer.isEmpty()) {
        unanswered.add("out/" + test + ".out");
      }
      found.add(
          new Numbered(new DataFile(test, each, answer.orElse(null), true, null), group.get()));
    }
    found.sort(Comparator.comparingInt(Numbered::group).thenComparing(each -> each.test().name()));
    task.folder().notes().addMissingAnswers(unanswered, false);
    misnamed.stream()
        .findFirst()
        .ifPresent(
            each ->
                task.folder()
                    .leaveOut(
                        "%s: expected the name %s, the number of a group, and letters"
                            .formatted(each, task.id())));
    return new SinolTests(task.id(), List.copyOf(found));
  }

  /** The inputs in the package; if there are none, those that its generator writes. */
  private static List<Path> inputs(SinolTask task) {
    PackageFolder folder = task.folder();
    List<Path> kept =
        folder.list(SinolTask.INPUTS).stream().filter(each -> isInput(each.toString())).toList();
    Optional<Path> generator = task.generator();
    if (generator.isEmpty()) {
      return kept;
    }
    String name = folder.shown(generator.get());
    if (!kept.isEmpty()) {
      folder.note(name + " takes no seed, so new inputs are changes of the tests");
      return kept;
    }
    List<Path> written =
        List.copyOf(
            WrittenInputs.of(
                    generator.get(), List.of(), task.headers(), folder, SinolTests::isInput)
                .values());
    if (!written.isEmpty()) {
      folder.note(
          "%s wrote the tests (%d); it takes no seed, so new inputs are changes of these"
              .formatted(name, written.size()));
    }
    return written;
  }

  private static boolean isInput(String file) {
    return file.endsWith(INPUT);
  }

  private static Optional<Integer> group(String test, String id) {
    if (!test.startsWith(id)) {
      return Optional.empty();
    }
    Matcher name = NAME.matcher(test.substring(id.length()));
    return name.matches()
        ? Optional.of(name.group(2).equals(EXAMPLE) ? 0 : Integer.parseInt(name.group(1)))
        : Optional.empty();
  }

  /** The numbers of the groups, in order. */
  List<Integer> groups() {
    return all.stream().map(Numbered::group).distinct().toList();
  }

  /** The names of the tests of a group. */
  List<String> of(int group) {
    return all.stream()
        .filter(each -> each.group() == group)
        .map(each -> each.test().name())
        .toList();
  }

  /**
   * The names of the tests that a setting is about.
   *
   * @param name the number of a group, or what follows the id in the name of a test
   */
  Set<String> named(String name, boolean isGroup) {
    return all.stream()
        .filter(
            each ->
                isGroup
                    ? name.equals(String.valueOf(each.group()))
                    : each.test().name().equals(id + name))
        .map(each -> each.test().name())
        .collect(Collectors.toSet());
  }

  /** The file name of a test of the last group, which usually has the largest bounds. */
  Optional<String> ofMostDemanding() {
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(all.get(all.size() - 1).test().name() + INPUT);
  }

  /** The tests, each checked by validators that are told its own name. */
  List<PackageTest> judgedBy(List<ValidatorCall> validators, CheckerCall checker) {
    return all.stream()
        .map(Numbered::test)
        .map(
            each -> validators.isEmpty() ? each : each.judgedBy(judging(each, validators, checker)))
        .map(PackageTest.class::cast)
        .toList();
  }

  private static TestJudging judging(
      DataFile test, List<ValidatorCall> validators, CheckerCall checker) {
    List<ValidatorCall> told =
        validators.stream()
            .map(each -> new ProgramCall(each.call().program(), List.of(test.name() + INPUT)))
            .map(each -> new ValidatorCall(each, ValidatorCodes.ZERO))
            .toList();
    return new TestJudging(told, List.of(), checker, null);
  }

  /**
   * The number and letters of a new test: {@code 4a}, {@code 4b}.
   *
   * @param inputs the names of all inputs
   * @param group its group; the last one if it is null
   */
  static String newName(List<String> inputs, String id, int number, String group) {
    String first = group == null ? String.valueOf(last(inputs, id)) : group;
    StringBuilder letters = new StringBuilder();
    for (int rest = number; rest > 0; rest = (rest - 1) / LETTERS) {
      letters.insert(0, (char) ('a' + (rest - 1) % LETTERS));
    }
    return first + letters;
  }

  /** The last group of some inputs. */
  private static int last(List<String> inputs, String id) {
    return inputs.stream()
        .filter(SinolTests::isInput)
        .map(each -> each.substring(0, each.length() - INPUT.length()))
        .flatMap(each -> group(each, id).stream())
        .max(Comparator.naturalOrder())
        .orElse(1);
  }
}

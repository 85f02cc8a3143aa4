package harness.formats.tps;

import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The tests that the lines of {@code gen/data} make, and the rules to draw others from. */
final class TpsTests {

  private static final String MANUAL = "manual";
  private static final String COPY = "copy";
  private static final Pattern INTEGER = Pattern.compile("[0-9]{1,18}");

  private final PackageFolder folder;
  private final TpsData data;
  private final TpsGenerators generators;
  private final TpsValidators validators;
  private final CheckerCall checker;
  private final Map<String, List<String>> subtasksOf = new HashMap<>();
  private final Set<List<String>> seeded = new HashSet<>();
  private final Map<List<String>, TestJudging> judgings = new HashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();

  TpsTests(
      PackageFolder folder,
      TpsData data,
      TpsGenerators generators,
      TpsValidators validators,
      CheckerCall checker) {
    this.folder = folder;
    this.data = data;
    this.generators = generators;
    this.validators = validators;
    this.checker = checker;
    for (TpsData.Section subtask : data.subtasks()) {
      subtask
          .all()
          .forEach(
              each ->
                  subtasksOf
                      .computeIfAbsent(each.name(), none -> new ArrayList<>())
                      .add(subtask.name()));
    }
  }

  List<PackageTest> tests() {
    return tests;
  }

  /**
   * The rules.
   *
   * @param scored whether the subtasks of their tests give points
   */
  List<GeneratorRule> rules(boolean scored) {
    return rules.values().stream().map(each -> scored ? each : each.withGroup(null)).toList();
  }

  /** The validators of an input that is in no particular test: those of the last subtask. */
  List<ValidatorCall> usualValidators() {
    List<TpsData.Section> subtasks = data.subtasks();
    return validators.of(
        subtasks.isEmpty() ? List.of() : List.of(subtasks.get(subtasks.size() - 1).name()));
  }

  /** The subtask that a test counts for before others include it; null if it is in none. */
  String owner(TpsData.Test test) {
    return subtasksOf.getOrDefault(test.name(), List.of()).stream().findFirst().orElse(null);
  }

  void read() {
    findSeeds();
    data.sections().forEach(section -> section.own().forEach(this::test));
    PackageNotes.shared(missing, "test", "no input file").ifPresent(folder::leaveOut);
  }

  /** A line without its last number, if other lines differ from it only there: it is a seed. */
  private void findSeeds() {
    Map<List<String>, String> numbers = new HashMap<>();
    for (TpsData.Section section : data.sections()) {
      for (TpsData.Test each : section.own()) {
        List<String> words = each.words();
        String last = words.get(words.size() - 1);
        if (words.size() > 1 && INTEGER.matcher(last).matches()) {
          String other = numbers.putIfAbsent(withoutLast(words), last);
          if (other != null && !other.equals(last)) {
            seeded.add(withoutLast(words));
          }
        }
      }
    }
  }

  private static List<String> withoutLast(List<String> words) {
    return List.copyOf(words.subList(0, words.size() - 1));
  }

  private void test(TpsData.Test test) {
    String command = test.words().get(0);
    Optional<PackageTest> made =
        switch (command) {
          case MANUAL -> file(test, "gen/manual/");
          case COPY -> file(test, "gen/");
          default -> generated(test, command);
        };
    made.map(each -> each.judgedBy(judging(test))).ifPresent(tests::add);
  }

  private TestJudging judging(TpsData.Test test) {
    List<String> subtasks = subtasksOf.getOrDefault(test.name(), List.of());
    return judgings.computeIfAbsent(
        subtasks, each -> new TestJudging(validators.of(each), List.of(), checker, null));
  }

  private Optional<PackageTest> file(TpsData.Test test, String from) {
    if (test.words().size() != 2) {
      throw test.where().refused("expected one file after " + test.words().get(0));
    }
    String relative = from + test.words().get(1);
    Optional<Path> file = folder.file(relative);
    if (file.isEmpty()) {
      missing.add(test.name() + " (" + TpsData.shown(relative) + ")");
    }
    return file.map(each -> generators.framed(each, test.where()))
        .map(each -> new DataFile(test.name(), each, null, true, null));
  }

  private Optional<PackageTest> generated(TpsData.Test test, String command) {
    List<String> arguments = test.words().subList(1, test.words().size());
    Optional<String> program = generators.program(command, test.where());
    program.ifPresent(each -> rule(test, each, arguments));
    return program.map(each -> GeneratedTest.printed(test.name(), each, arguments));
  }

  /** Adds the rule of a line: its last number is drawn if it is a seed, else a seed is appended. */
  private void rule(TpsData.Test test, String program, List<String> arguments) {
    boolean hasSeed = !arguments.isEmpty() && seeded.contains(withoutLast(test.words()));
    ArgumentTemplate own = ArgumentTemplate.parse(escaped(arguments));
    ArgumentTemplate drawn =
        hasSeed
            ? ArgumentTemplate.parse((escaped(withoutLast(arguments)) + " {seed}").strip())
            : own;
    String text =
        String.join(" ", hasSeed ? withoutLast(test.words()) : test.words())
            + (hasSeed ? " {seed}" : "");
    GeneratorRule rule =
        GeneratorRule.printing(text, program, drawn)
            .withOptionalSeed(true)
            .withOtherwise(hasSeed ? own : null)
            .withJudging(judging(test))
            .withGroup(owner(test));
    rules.putIfAbsent(rule.group() + " " + text, rule);
  }

  private static String escaped(List<String> words) {
    StringBuilder text = new StringBuilder();
    for (String each : words) {
      text.append(text.isEmpty() ? "" : " ")
          .append(each.isEmpty() ? "''" : ArgumentTemplate.escaped(each));
    }
    return text.toString();
  }
}

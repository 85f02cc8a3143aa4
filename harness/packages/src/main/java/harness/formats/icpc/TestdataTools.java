package harness.formats.icpc;

import harness.draw.ArgumentTemplate;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.LineSections;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.TestPlace;
import harness.formats.icpc.GeneratorScript.Call;
import harness.formats.icpc.ScriptPrograms.Generator;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What testdata_tools would make of the calls of a script: groups with points, tests with the same
 * names and seeds, and rules to draw from. A group includes tests of others under their own names.
 */
final class TestdataTools implements GeneratedData {

  /** Usual folders of tests written by hand. */
  private static final List<String> MANUAL_TESTS = List.of("manual-tests", "manual_tests");

  /** Characters that a name may not have, or may not begin with. */
  private static final String BAD_NAME = "(?s)\\..*|.*[/\\s\\p{Cntrl}].*|.{101,}|";

  /** A rule, and the first test that it makes. */
  private record Used(GeneratorRule rule, String test) {}

  private final PackageFolder folder;
  private final boolean pointsForGroups;
  private final ScriptGroups settings;
  private final ScriptPrograms programs;
  private final Map<String, PackageTest> cases = new HashMap<>();
  private final Map<String, String> latest = new HashMap<>();
  private final Map<String, List<String>> members = new HashMap<>();
  private final Map<List<String>, Used> rules = new LinkedHashMap<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private final Map<String, List<String>> refused = new LinkedHashMap<>();
  private final boolean scoring;
  private String group = "";
  private String solution;
  private int made;

  private TestdataTools(PackageFolder folder, Call first, boolean pointsForGroups) {
    this.folder = folder;
    this.pointsForGroups = pointsForGroups;
    this.scoring = !first.word(0).equals("0");
    this.group = scoring ? "" : ScriptGroups.SECRET;
    this.settings = new ScriptGroups(folder.at(GeneratorScript.FILE) + "", scoring, first);
    this.programs = new ScriptPrograms(folder);
  }

  /**
   * Follows the calls of a script.
   *
   * @param calls at least one
   * @param pointsForGroups whether groups of tests give points
   */
  static TestdataTools of(PackageFolder folder, List<Call> calls, boolean pointsForGroups) {
    TestdataTools tools = new TestdataTools(folder, calls.get(0), pointsForGroups);
    calls.forEach(tools::follow);
    tools.refused.forEach(
        (why, which) ->
            PackageNotes.shared(which, "call", why)
                .ifPresent(line -> folder.leaveOut(GeneratorScript.FILE + ": " + line)));
    return tools;
  }

  private void follow(Call call) {
    switch (call.function()) {
      case "use_solution" -> solution = programs.relative(call.word(0));
      case "compile" -> programs.compile(call.word(0));
      case "add_program" -> programs.add(call.word(0), call.word(1));
      case "samplegroup" -> group = ScriptGroups.SAMPLE;
      case "sample" -> sample(call.word(0));
      case "group" -> group(call);
      case "limits" -> flags("input_validator_flags", call);
      case "output_validator_flags" -> flags("output_validator_flags", call);
      case "tc" -> test(call.words());
      case "tc_manual" -> manual(call.word(0));
      case "tg_manual" ->
          programs.inputs(call.word(0)).forEach(each -> manual(each.toAbsolutePath() + ""));
      case "include_group" -> call.words().forEach(this::include);
      case "unknown" -> refuse(call.word(0), "a command that is not here");
      default -> {} // the call that loads testdata_tools
    }
  }

  private void refuse(String which, String why) {
    refused.computeIfAbsent(why, none -> new ArrayList<>()).add(which);
  }

  private static boolean isBad(String name) {
    return name.matches(BAD_NAME);
  }

  private void flags(String key, Call call) {
    settings.flags(group.isEmpty() ? ScriptGroups.SECRET : group, key, call);
  }

  private void group(Call call) {
    String name = call.word(0);
    if (isBad(name)) {
      group = "";
      refuse(name, "a group whose name no folder should have");
      return;
    }
    group = ScriptGroups.SECRET + "/" + name;
    members.put(name, new ArrayList<>());
    settings.add(group, call.word(1), call);
  }

  /** A sample is in its own group; other groups include it with a number before its name. */
  private void sample(String name) {
    String path = ScriptGroups.SAMPLE + "/" + name;
    Optional<Path> input = isBad(name) ? Optional.empty() : data(path, ".in");
    if (input.isEmpty() || cases.containsKey(name)) {
      refuse(name, input.isEmpty() ? "a sample without an input" : "a name that is taken");
      return;
    }
    String numbered = numbered(name);
    Path answer = data(path, ".ans").orElse(null);
    cases.put(name, new DataFile(numbered, input.get(), answer));
    latest.put(name, ScriptGroups.SAMPLE);
    members(ScriptGroups.SAMPLE).add(name);
  }

  private Optional<Path> data(String name, String ending) {
    return folder.file(GeneratorScript.FOLDER + "/" + name + ending);
  }

  private List<String> members(String name) {
    return members.computeIfAbsent(name, none -> new ArrayList<>());
  }

  private String groupName() {
    return group.substring(group.lastIndexOf('/') + 1);
  }

  private String numbered(String name) {
    made++;
    return "%03d-%s".formatted(made, name);
  }

  private void manual(String path) {
    test(List.of(ScriptPrograms.base(path), ScriptPrograms.COPY, path));
  }

  private void include(String name) {
    List<String> included = List.copyOf(members.getOrDefault(name, List.of()));
    if (included.isEmpty()) {
      refuse(name, "a group without tests");
    }
    included.forEach(each -> test(List.of(each)));
  }

  /** A new test: its name, its generator, and arguments; or only the name of an earlier one. */
  private void test(List<String> words) {
    String name = words.isEmpty() ? "" : words.get(0);
    PackageTest known = cases.get(name);
    if (group.isEmpty() || group.equals(ScriptGroups.SAMPLE)) {
      refuse(name, "a test outside the groups of secret tests");
    } else if (words.size() > 1 && (known != null || isBad(name))) {
      refuse(name, known == null ? "a name that no file should have" : "a name that is taken");
    } else if (words.size() > 1) {
      String path = group + "/" + numbered(name);
      made(path, name, words.get(1), words.subList(2, words.size()))
          .ifPresent(each -> add(name, each));
    } else if (known == null) {
      refuse(name, "a test that does not exist");
    } else if (!latest.get(name).equals(group)) {
      add(name, known);
    }
  }

  private void add(String name, PackageTest test) {
    String file = test.name().substring(test.name().lastIndexOf('/') + 1);
    String path = group + "/" + (cases.containsKey(name) && !isSample(test) ? base(file) : file);
    cases.putIfAbsent(name, test);
    tests.add(renamed(test, path));
    latest.put(name, group);
    members(groupName()).add(name);
  }

  /** Whether a test is a sample, which has no folder yet. */
  private static boolean isSample(PackageTest test) {
    return test.name().indexOf('/') < 0;
  }

  /** As the tool does, also of a name without an ending. */
  private static String base(String name) {
    return ScriptPrograms.base(name);
  }

  private static PackageTest renamed(PackageTest test, String name) {
    return test instanceof GeneratedTest made
        ? GeneratedTest.printed(name, made.program(), made.arguments())
        : new DataFile(name, ((DataFile) test).input(), test.answer());
  }

  private Optional<PackageTest> made(
      String path, String name, String program, List<String> arguments) {
    if (program.equals(ScriptPrograms.COPY)) {
      Optional<Path> file =
          arguments.isEmpty() ? Optional.empty() : programs.file(arguments.get(0));
      if (file.isEmpty()) {
        refuse(name, "an input file that does not exist");
      }
      return file.map(each -> new DataFile(path, each, null));
    }
    Optional<Generator> generator = programs.named(program);
    if (generator.isEmpty()) {
      refuse(name, "a generator that cannot be used");
      return Optional.empty();
    }
    List<String> all = Stream.concat(generator.get().first().stream(), arguments.stream()).toList();
    rule(program, generator.get(), all, path);
    List<String> seeded = Stream.concat(all.stream(), Stream.of(ScriptSeed.of(name))).toList();
    return Optional.of(GeneratedTest.printed(path, generator.get().text(), seeded));
  }

  /** Adds a rule to draw from, once for each group. */
  private void rule(String program, Generator generator, List<String> arguments, String test) {
    String text =
        Stream.concat(Stream.of(program), arguments.stream()).collect(Collectors.joining(" "));
    String template =
        Stream.concat(arguments.stream().map(ArgumentTemplate::escaped), Stream.of("{seed}"))
            .collect(Collectors.joining(" "));
    rules.computeIfAbsent(
        List.of(group, program, template),
        none ->
            new Used(
                GeneratorRule.printing(text, generator.text(), ArgumentTemplate.parse(template))
                    .withSafeSeeds(ScriptSeed.BOUND)
                    .withGroup(pointsForGroups && scoring ? group : null),
                test));
  }

  @Override
  public List<GeneratorRule> rules(
      Function<String, TestJudging> judging, Function<String, String> group) {
    return rules.values().stream()
        .map(each -> each.rule().withJudging(judging.apply(each.test())))
        .toList();
  }

  /** None if the package has the files that the script makes. */
  @Override
  public List<PackageTest> tests() {
    boolean areFiles =
        folder.tree(folder.at(GeneratorScript.FOLDER + "/" + ScriptGroups.SECRET)).stream()
            .anyMatch(each -> each.toString().endsWith(".in"));
    return areFiles ? List.of() : tests;
  }

  @Override
  public Map<String, Declared> flags() {
    return settings.files();
  }

  @Override
  public String solution() {
    return solution;
  }

  /**
   * Where a new test goes: among the tests written by hand, as the tool deletes secret tests that
   * no call makes. If the package has files of secret tests, it also goes there.
   *
   * @param data its place among those
   * @param group the group that it is for; null if for none in particular
   */
  static TestPlace newTest(Path root, String name, String data, String group) {
    String folder =
        MANUAL_TESTS.stream()
            .filter(each -> Files.isDirectory(root.resolve(each)))
            .findFirst()
            .orElse(MANUAL_TESTS.get(0));
    String file = folder + "/" + name;
    boolean areFiles = Files.isDirectory(root.resolve("data/secret"));
    List<String> inputs = areFiles ? List.of(data + ".in", file + ".in") : List.of(file + ".in");
    List<String> answers = areFiles ? List.of(data + ".ans") : List.of();
    String call = "tc_manual ../" + file + ".in";
    OptionalInt after = group == null ? OptionalInt.empty() : endOfGroup(root, group);
    if (after.isPresent()) {
      TestPlace.Listing line = new TestPlace.Listing(GeneratorScript.FILE, call, after.getAsInt());
      return new TestPlace(inputs, answers, line, null);
    }
    String which = group == null ? "a group" : "the group " + group;
    return new TestPlace(inputs, answers, GeneratorScript.FILE + ": add to " + which + ": " + call);
  }

  /** The number of lines up to the end of a group; empty if the script's text does not show it. */
  private static OptionalInt endOfGroup(Path root, String group) {
    String name = group.substring(group.lastIndexOf('/') + 1);
    Pattern begin = Pattern.compile("group\\s+" + Pattern.quote(name) + "(\\s.*)?");
    LineSections groups =
        new LineSections(
            line -> line.matches("\\s*(group|samplegroup)\\b.*"),
            line -> !line.isBlank() && !line.matches("#.*|exit\\b.*"));
    return groups.end(
        TextFile.read(root.resolve(GeneratorScript.FILE)), line -> begin.matcher(line).matches());
  }
}

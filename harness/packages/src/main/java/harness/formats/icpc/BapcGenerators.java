package harness.formats.icpc;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
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
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the rules of BAPCtools' {@code generators/generators.yaml}. */
final class BapcGenerators implements GeneratedData {

  private static final String FOLDER = "generators";
  static final String FILE = FOLDER + "/generators.yaml";
  private static final Pattern SEED = Pattern.compile("\\{seed(?::[0-9]+)?}");

  /** The name of a test while it is being generated. */
  private static final String NAME = "testcase";

  /** The file that a generator may write the input to instead of printing it. */
  private static final String WRITES = NAME + ".in";

  /** A rule, and the tests that it makes, in order. */
  private record Used(GeneratorRule rule, List<String> tests) {}

  private final PackageFolder folder;
  private final Declared file;
  private final Constants constants;
  private final Map<String, Optional<String>> programs = new HashMap<>();
  private final Map<String, Used> rules = new LinkedHashMap<>();
  private List<PackageTest> tests = List.of();
  private List<GeneratorRule> uncalled = List.of();
  private Map<String, Declared> flags = Map.of();

  private BapcGenerators(PackageFolder folder, Declared file, Constants constants) {
    this.folder = folder;
    this.file = file;
    this.constants = constants;
  }

  static BapcGenerators of(PackageFolder folder, Constants constants) {
    Optional<Declared> file = folder.file(FILE).map(TextFile::yaml);
    BapcGenerators generators =
        new BapcGenerators(folder, file.orElseGet(() -> Declared.nothing(FILE)), constants);
    if (file.isPresent()) {
      BapcTests declared = new BapcTests(folder, generators);
      generators.tests = declared.of(generators.file);
      generators.flags = declared.flags();
    } else if (!folder.list(FOLDER).isEmpty()) {
      generators.uncalled = UncalledGenerators.in(folder, FOLDER);
    }
    return generators;
  }

  @Override
  public List<GeneratorRule> rules(
      Function<String, TestJudging> judging, Function<String, String> group) {
    List<GeneratorRule> all = new ArrayList<>(uncalled);
    for (Used each : rules.values()) {
      Map<String, String> firstOfGroup = new LinkedHashMap<>();
      each.tests().forEach(test -> firstOfGroup.putIfAbsent(group.apply(test), test));
      firstOfGroup.forEach(
          (name, test) -> all.add(each.rule().withGroup(name).withJudging(judging.apply(test))));
    }
    return all;
  }

  @Override
  public List<PackageTest> tests() {
    return tests;
  }

  /**
   * The flags that the file declares for groups and tests, by the path of the flags file that would
   * hold them.
   */
  @Override
  public Map<String, Declared> flags() {
    return flags;
  }

  @Override
  public String solution() {
    return file.get("solution").textIfAny().orElse(null);
  }

  /**
   * A generated test, with the seed that BAPCtools derives from its rule. Its rule is also added to
   * the rules to draw from.
   *
   * @param rule split at white space, without quoting
   * @param count value of {@code {count}}
   * @param salt prefix of the rule when the seed is derived
   * @param answer null if there is none
   */
  Optional<GeneratedTest> test(String name, Declared rule, int count, String salt, Path answer) {
    String command = constants.filled(rule.text()).strip().replace("{count}", count + "");
    List<String> words = List.of(command.replace("{name}", NAME).split("\\s+"));
    if (words.get(0).isEmpty()) {
      return Optional.empty();
    }
    if (SEED.matcher(command).results().count() > 1) {
      folder.leaveOut(rule.refused("more than one {seed}"));
      return Optional.empty();
    }
    Optional<String> program = program(words.get(0), rule);
    program.ifPresent(each -> rule(rule.text(), words, each, name));
    String seed = BapcSeed.of(salt + (count == 1 ? "" : ":" + (count - 1)) + command);
    List<String> arguments =
        words.stream().skip(1).map(each -> SEED.matcher(each).replaceAll(seed)).toList();
    return program.map(each -> new GeneratedTest(name, each, arguments, WRITES, answer, null));
  }

  private void rule(String declared, List<String> words, String program, String test) {
    String template =
        words.stream().skip(1).map(BapcGenerators::template).collect(Collectors.joining(" "));
    GeneratorRule rule =
        GeneratorRule.printing(
            String.join(" ", words), program, ArgumentTemplate.parse(template).withoutSeedAdded());
    String key =
        String.join(" ", constants.filled(declared).strip().split("\\s+"))
            .replaceAll(SEED.pattern(), "{seed}");
    rules
        .computeIfAbsent(key, none -> new Used(rule.withWrites(WRITES), new ArrayList<>()))
        .tests()
        .add(test);
  }

  /** A word in which only the seed is drawn. */
  private static String template(String word) {
    return Stream.of(SEED.split(word, -1))
        .map(ArgumentTemplate::escaped)
        .collect(Collectors.joining("{seed}"));
  }

  private Optional<String> program(String word, Declared where) {
    return programs.computeIfAbsent(word, each -> lookUp(each, where));
  }

  private Optional<String> lookUp(String word, Declared where) {
    Declared files = file.get("generators").get(word);
    if (!files.isNothing()) {
      return severalFiles(files);
    }
    Path path = folder.at(word.startsWith("/") ? word.substring(1) : FOLDER + "/" + word);
    if (!Files.exists(path)) {
      folder.leaveOut(where.refused("there is no " + folder.shown(path)));
      return Optional.empty();
    }
    return folder.program(constants.filledIn(path));
  }

  /**
   * A program given as a list of files, copied to a folder named after the first, which is the main
   * file.
   */
  private Optional<String> severalFiles(Declared files) {
    List<Path> listed = new ArrayList<>();
    for (Declared each : files.elements()) {
      listed.add(folder.needed(FOLDER + "/" + each.text(), each));
    }
    if (listed.isEmpty()) {
      throw files.wrong("files");
    }
    Path copy = folder.made().copied(listed.get(0), listed, Path::getFileName);
    return folder.program(constants.filledIn(copy));
  }
}

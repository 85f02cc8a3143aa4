package harness.formats.syzoj;

import harness.draw.ArgumentTemplate;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import harness.process.NamedFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** Reads the cases: each has the settings in {@code cases-global} that it does not state itself. */
final class SyzojCases {

  static final String CASES = "cases";
  static final String GLOBAL = "cases-global";
  static final String DATA = "data";

  private static final String NAME = "name";
  private static final String ARGUMENTS = "args";
  private static final String INPUT_DATA = "input-data";
  private static final String ANSWER_DATA = "answer-data";
  private static final String INPUT = ".in";
  private static final String AUTOMATIC = "auto";
  private static final int MOST_CASES = 10_000;
  private static final List<String> ANSWERS = List.of(".ans", ".out");
  private static final Set<String> KNOWN =
      Set.of(
          NAME,
          INPUT_DATA,
          ANSWER_DATA,
          "time-limit",
          "memory-limit",
          "input-file",
          "output-file",
          "gen",
          "gen-input",
          "gen-answer",
          ARGUMENTS);

  private final PackageFolder folder;
  private final Declared config;
  private final String generator;
  private final List<Declared> declared = new ArrayList<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private final List<String> unanswered = new ArrayList<>();
  private final Map<String, List<String>> calls = new LinkedHashMap<>();

  /**
   * Cases that are still to be read.
   *
   * @param generator the program that makes inputs; null if there is none
   */
  SyzojCases(PackageFolder folder, Declared config, String generator) {
    this.folder = folder;
    this.config = config;
    this.generator = generator;
  }

  void read() {
    Declared cases = config.get(CASES);
    folder.notes().addUnknownKeys(config.get(GLOBAL), KNOWN);
    if (cases.isList()) {
      cases.elements().forEach(each -> folder.notes().addUnknownKeys(each, KNOWN));
      declared.addAll(cases.elements());
    } else if (cases.textIfAny().orElse(AUTOMATIC).equals(AUTOMATIC)) {
      declared.addAll(found());
    } else {
      long count = cases.count();
      if (count > MOST_CASES) {
        throw cases.wrong("at most " + MOST_CASES + " cases");
      }
      for (int i = 0; i < count; i++) {
        declared.add(Declared.nothing(folder.root() + "/" + SyzojFormat.PROBLEM));
      }
    }
    Once once = new Once();
    for (int i = 0; i < declared.size(); i++) {
      add(declared.get(i), i + 1, once);
    }
    folder.notes().addMissingAnswers(unanswered, false);
  }

  /** The inputs in the folder of the tests that have an answer. */
  private List<Declared> found() {
    List<String> names =
        folder.list(DATA).stream().map(each -> each.getFileName().toString()).toList();
    List<Declared> all = new ArrayList<>();
    for (String each : names) {
      String stem = each.endsWith(INPUT) ? each.substring(0, each.length() - INPUT.length()) : "";
      ANSWERS.stream()
          .filter(ending -> !stem.isEmpty() && names.contains(stem + ending))
          .findFirst()
          .ifPresent(
              ending ->
                  all.add(
                      values(
                          Map.of(
                              NAME, stem,
                              INPUT_DATA, DATA + "/" + each,
                              ANSWER_DATA, DATA + "/" + stem + ending))));
    }
    return all;
  }

  private Declared values(Map<String, String> texts) {
    String file = folder.root() + "/" + SyzojFormat.PROBLEM;
    return Declared.map(
        file,
        1,
        CASES,
        texts.entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    each -> Declared.scalar(file, 1, each.getKey(), each.getValue()))));
  }

  /** A setting of a case. */
  private Declared get(Declared own, String key) {
    Declared value = own.get(key);
    return value.isNothing() ? config.get(GLOBAL).get(key) : value;
  }

  private void add(Declared own, int number, Once once) {
    String name = get(own, NAME).textIfAny().orElse(String.valueOf(number));
    if (!own.get(NAME).isNothing()) {
      once.add(name, own.get(NAME));
    }
    String input = filled(get(own, INPUT_DATA), "data/{name}.in", name);
    String output = filled(get(own, ANSWER_DATA), "data/{name}.out", name);
    boolean isMade = isOn(own, "gen-input");
    if (isMade && generator != null) {
      calls.put(name, arguments(own, name));
    }
    Optional<Path> file = folder.file(input);
    Path answer = folder.file(output).orElse(null);
    if (file.isEmpty() && calls.containsKey(name)) {
      tests.add(new GeneratedTest(name, generator, calls.get(name), null, answer, null));
      return;
    }
    if (answer == null) {
      unanswered.add(output);
    }
    Declared where = own.isNothing() ? config.get(CASES) : own;
    Path needed = file.orElseThrow(() -> where.refused("there is no " + input));
    tests.add(new DataFile(name, needed, answer));
  }

  private boolean isOn(Declared own, String key) {
    Declared value = get(own, key);
    return value.isNothing() ? get(own, "gen").isTrue() : value.isTrue();
  }

  private List<String> arguments(Declared own, String name) {
    Declared arguments = get(own, ARGUMENTS);
    return arguments.isNothing()
        ? List.of(name)
        : arguments.elements().stream()
            .map(each -> filled(each, "", name))
            .map(each -> PackageBounds.checked(each, arguments))
            .toList();
  }

  private static String filled(Declared text, String usual, String name) {
    return text.textIfAny().orElse(usual).replace("{name}", name);
  }

  List<PackageTest> tests() {
    return List.copyOf(tests);
  }

  List<String> names() {
    return tests.stream().map(PackageTest::name).toList();
  }

  /**
   * The calls of the generator, each for the group of its case.
   *
   * @param groups the group of each case, by its name; empty if there are none
   */
  List<GeneratorRule> rules(Map<String, String> groups) {
    Map<String, GeneratorRule> rules = new LinkedHashMap<>();
    calls.forEach(
        (name, arguments) -> {
          String text = String.join(" ", arguments);
          String group = groups.get(name);
          rules.computeIfAbsent(
              group + " " + text,
              each ->
                  GeneratorRule.printing(
                          "%s %s".formatted(Path.of(generator).getFileName(), text),
                          generator,
                          ArgumentTemplate.parse(
                              arguments.stream()
                                  .map(ArgumentTemplate::escaped)
                                  .collect(Collectors.joining(" "))))
                      .withSeedIfAccepted()
                      .withGroup(group));
        });
    return List.copyOf(rules.values());
  }

  /**
   * Calls something with the name and a setting of each case; with an empty name and the setting of
   * all if there are no cases.
   */
  void forEach(String key, BiConsumer<String, Declared> action) {
    if (declared.isEmpty()) {
      action.accept("", config.get(GLOBAL).get(key));
    }
    for (int i = 0; i < declared.size(); i++) {
      action.accept(tests.get(i).name(), get(declared.get(i), key));
    }
  }

  /** The files that solutions use, which must be the same for all cases. */
  NamedFiles files() {
    String input = only("input-file");
    String output = only("output-file");
    try {
      return new NamedFiles(input, output);
    } catch (IllegalArgumentException unusable) {
      throw config.get(GLOBAL).refused(PackageBounds.shown(unusable.getMessage()));
    }
  }

  private String only(String key) {
    List<String> values = new ArrayList<>();
    forEach(
        key,
        (test, each) -> {
          String value = each.textIfAny().orElse("");
          if (!values.isEmpty() && !values.get(0).equals(value)) {
            throw each.refused("cases with files of different names are not supported");
          }
          values.add(value);
        });
    return values.get(0);
  }
}

package harness.formats.icpc;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The flags of validators that a package declares for test groups and tests. A list of folders
 * stands for a group: each folder is in the one before.
 *
 * @param generated settings that generators.yaml or a script declares, by the path of the file that
 *     would hold them
 * @param files those already read
 */
record GroupFlags(
    PackageFolder folder,
    Declared problem,
    Constants constants,
    Map<String, Declared> generated,
    Map<String, Declared> files) {

  /** The file that holds a group's flags, and its key in generators.yaml. */
  static final String GROUP_FLAGS = "test_group.yaml";

  /** The file that holds a group's flags in the legacy format. */
  static final String LEGACY_FLAGS = "testdata.yaml";

  private static final String INPUT_FLAGS = "input_validator_flags";
  private static final String INPUT_ARGS = "input_validator_args";
  private static final String ANSWER_ARGS = "answer_validator_args";
  private static final String OUTPUT_FLAGS = "output_validator_flags";
  private static final String OUTPUT_ARGS = "output_validator_args";
  private static final String DATA = "data";

  private static final String SECRET = DATA + "/secret";
  private static final String SAMPLE = DATA + "/sample";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /** The order of the groups of secret tests: by the first number in the name, if any. */
  static final Comparator<String> GROUPS_IN_ORDER =
      Comparator.comparingInt(GroupFlags::number).thenComparing(Comparator.naturalOrder());

  GroupFlags(
      PackageFolder folder,
      Declared problem,
      Constants constants,
      Map<String, Declared> generated) {
    this(folder, problem, constants, generated, new HashMap<>());
  }

  /**
   * Folders whose flags are in force for drawn inputs: that of the secret tests, and where it has
   * none, its last group if any group has some. In problems with subtasks that one has the largest
   * bounds. A package whose secret tests are not there may have those of the samples.
   */
  List<String> ofDrawn() {
    List<String> secret = List.of(DATA, SECRET);
    Stream<String> folders =
        folder.list(SECRET).stream()
            .filter(Files::isDirectory)
            .map(each -> SECRET + "/" + each.getFileName());
    List<String> groups =
        Stream.concat(folders, generatedGroups()).distinct().sorted(GROUPS_IN_ORDER).toList();
    boolean ofGroups =
        !hasFlags(secret, INPUT_ARGS, INPUT_FLAGS)
            && groups.stream().anyMatch(each -> hasFlags(List.of(each)));
    if (ofGroups) {
      return List.of(DATA, SECRET, groups.get(groups.size() - 1));
    }
    List<String> sample = List.of(SAMPLE);
    return !hasFlags(secret) && hasFlags(sample) ? List.of(DATA, SAMPLE) : secret;
  }

  /** The groups of secret tests whose files a script would make. */
  private Stream<String> generatedGroups() {
    String file = "/" + LEGACY_FLAGS;
    return generated.keySet().stream()
        .filter(each -> each.startsWith(SECRET + "/") && each.endsWith(file))
        .map(each -> each.substring(0, each.length() - file.length()))
        .filter(each -> !each.equals(SECRET));
  }

  private static int number(String group) {
    Matcher number = NUMBER.matcher(group);
    return number.find() ? Integer.parseInt(number.group()) : 0;
  }

  /** Whether there are flags for validators, of inputs or outputs. */
  private boolean hasFlags(List<String> groups) {
    return hasFlags(groups, INPUT_ARGS, INPUT_FLAGS) || hasFlags(groups, OUTPUT_ARGS, OUTPUT_FLAGS);
  }

  private boolean hasFlags(List<String> groups, String modern, String legacy) {
    return group(groups, GROUP_FLAGS, modern).isPresent()
        || group(groups, LEGACY_FLAGS, legacy).isPresent();
  }

  /** The file with the flags of all tests. */
  static String flagsOfAll() {
    return DATA + "/" + GROUP_FLAGS;
  }

  /** The file with the flags of a group such as {@code secret}. */
  static String flagsOfGroup(String group) {
    return DATA + "/" + group + "/" + GROUP_FLAGS;
  }

  /** The file with the settings of a group in the legacy format; of all tests if it is empty. */
  static String settingsOfGroup(String group) {
    return (group.isEmpty() ? DATA : DATA + "/" + group) + "/" + LEGACY_FLAGS;
  }

  /** The file with the flags of a test such as {@code secret/01}. */
  static String flagsOfTest(String test) {
    return DATA + "/" + test + ".yaml";
  }

  /** The folders of a test such as {@code secret/group/01}, with the test itself. */
  static List<String> groupsOf(String test) {
    List<String> groups = new ArrayList<>(List.of(DATA));
    for (String part : test.split("/", -1)) {
      groups.add(groups.get(groups.size() - 1) + "/" + part);
    }
    return groups;
  }

  /** Whether submissions get arguments on a test. */
  boolean hasArguments(String test) {
    return group(groupsOf(test), GROUP_FLAGS, "args")
        .filter(args -> !args.texts().isEmpty())
        .isPresent();
  }

  List<String> ofInputs(Path validator, List<String> groups) {
    return flags(groups, INPUT_ARGS, INPUT_FLAGS, args -> ofValidator(validator, args));
  }

  /**
   * The flags of an answer validator. In the legacy format, BAPCtools gives them those of output
   * validators.
   */
  List<String> ofAnswers(Path validator, List<String> groups) {
    return flags(groups, ANSWER_ARGS, OUTPUT_FLAGS, args -> ofValidator(validator, args));
  }

  /** A list for all validators, or one for each by its name. */
  private static List<String> ofValidator(Path validator, Declared args) {
    if (!args.isMap()) {
      return args.texts();
    }
    String file = validator.getFileName().toString();
    Declared own = args.get(file);
    return (own.isNothing() ? args.get(file.replaceFirst("\\.[^.]*$", "")) : own).texts();
  }

  List<String> ofOutputs(List<String> groups) {
    Stream<String> declared =
        problem.get("validator_flags").texts().stream().flatMap(GroupFlags::words);
    List<String> ofGroup = flags(groups, OUTPUT_ARGS, OUTPUT_FLAGS, Declared::texts);
    return Stream.concat(declared, ofGroup.stream()).toList();
  }

  /**
   * The flags of a group, with the constants filled in: those in files are filled in already, but
   * not those of generators.yaml.
   *
   * @param modern key of a list of flags
   * @param legacy key of flags separated by spaces
   */
  private List<String> flags(
      List<String> groups,
      String modern,
      String legacy,
      Function<Declared, List<String>> ofModern) {
    Optional<Declared> args = group(groups, GROUP_FLAGS, modern);
    return args.isPresent()
        ? ofModern.apply(args.get()).stream().map(constants::filled).toList()
        : group(groups, LEGACY_FLAGS, legacy).stream()
            .flatMap(flags -> flags.texts().stream())
            .flatMap(flags -> words(constants.filled(flags)))
            .toList();
  }

  /**
   * A setting of the legacy format that a folder below {@code data} has or inherits.
   *
   * @param group such as {@code secret/easy}; empty for {@code data} itself
   */
  Declared inherited(String group, String key) {
    List<String> groups = group.isEmpty() ? List.of(DATA) : groupsOf(group);
    return group(groups, LEGACY_FLAGS, key).orElse(Declared.nothing(LEGACY_FLAGS));
  }

  /** A setting of the legacy format in a folder's own file. */
  Declared own(String group, String key) {
    return file(settingsOfGroup(group)).get(key);
  }

  /** The file that makes a folder a group; nothing if there is none. */
  Declared ofGroup(String group) {
    return file(flagsOfGroup(group));
  }

  /** The setting of the innermost group that has one. A test's own file is named after the test. */
  private Optional<Declared> group(List<String> groups, String file, String key) {
    Optional<Declared> nearest = Optional.empty();
    for (String each : groups) {
      for (String name : List.of(each + "/" + file, each + ".yaml")) {
        Declared said = file(name).get(key);
        nearest = said.isNothing() ? nearest : Optional.of(said);
      }
    }
    return nearest;
  }

  private Declared file(String name) {
    return files.computeIfAbsent(
        name,
        each ->
            folder
                .file(each)
                .map(constants::filledIn)
                .map(TextFile::yaml)
                .orElseGet(() -> generated.getOrDefault(each, Declared.nothing(each))));
  }

  private static Stream<String> words(String flags) {
    return Stream.of(flags.strip().split("\\s+")).filter(each -> !each.isEmpty());
  }
}

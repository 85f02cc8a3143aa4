package harness.formats.icpc;

import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.judge.StandardComparison;
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

/** The input and output validators of a package, with the flags of test groups. */
final class IcpcJudging {

  private static final List<String> INPUT_FOLDERS =
      List.of(
          "input_validators",
          "input_format_validators",
          "input_validator",
          "input_format_validator");

  private static final List<String> ANSWER_FOLDERS =
      List.of("answer_validators", "answer_validator");

  /** The file that holds a group's flags, and its key in generators.yaml. */
  static final String GROUP_FLAGS = "test_group.yaml";

  private static final String LEGACY_FLAGS = "testdata.yaml";
  private static final String INPUT_FLAGS = "input_validator_flags";
  private static final String INPUT_ARGS = "input_validator_args";
  private static final String OUTPUT_FLAGS = "output_validator_flags";
  private static final String OUTPUT_ARGS = "output_validator_args";
  private static final String DATA = "data";

  private static final String SECRET = DATA + "/secret";
  private static final String SAMPLE = DATA + "/sample";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /** The order of the groups of secret tests: by the first number in the name, if any. */
  static final Comparator<String> GROUPS_IN_ORDER =
      Comparator.comparingInt(IcpcJudging::number).thenComparing(Comparator.naturalOrder());

  private static final String HEADERS = ".*\\.(?:h|hh|hpp|hxx|md|txt|pyc)";
  private static final String CHECKTESTDATA = ".ctd";

  private final PackageFolder folder;
  private final Declared problem;
  private final IcpcKind kind;
  private final Constants constants;
  private final Map<Path, Path> filled = new HashMap<>();
  private final Map<String, Declared> generated;
  private final Map<String, Declared> files = new HashMap<>();
  private final List<String> drawn;

  /**
   * Reads a package.
   *
   * @param generated flags that generators.yaml declares, by the path of the file that would hold
   *     them
   */
  IcpcJudging(
      PackageFolder folder,
      Declared problem,
      IcpcKind kind,
      Constants constants,
      Map<String, Declared> generated) {
    this.folder = folder;
    this.problem = problem;
    this.kind = kind;
    this.constants = constants;
    this.generated = generated;
    this.drawn = drawn();
  }

  /**
   * Folders whose flags are in force for drawn inputs: that of the secret tests, and where it has
   * none, its last group if any group has some. In problems with subtasks that one has the largest
   * bounds. A package whose secret tests are not there may have those of the samples.
   */
  private List<String> drawn() {
    List<String> secret = List.of(DATA, SECRET);
    List<String> groups =
        folder.list(SECRET).stream()
            .filter(Files::isDirectory)
            .map(each -> SECRET + "/" + each.getFileName())
            .sorted(GROUPS_IN_ORDER)
            .toList();
    boolean ofGroups =
        !hasFlags(secret, INPUT_ARGS, INPUT_FLAGS)
            && groups.stream().anyMatch(each -> hasFlags(List.of(each)));
    if (ofGroups) {
      return List.of(DATA, SECRET, groups.get(groups.size() - 1));
    }
    List<String> sample = List.of(SAMPLE);
    return !hasFlags(secret) && hasFlags(sample) ? List.of(DATA, SAMPLE) : secret;
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

  /** The file with the flags of a test such as {@code secret/01}. */
  static String flagsOfTest(String test) {
    return DATA + "/" + test + ".yaml";
  }

  /** The validators for drawn inputs. */
  List<ValidatorCall> validators() {
    return validators(drawn);
  }

  /** Those that see the reference's answers to drawn inputs. */
  List<ValidatorCall> answerValidators() {
    return answerValidators(drawn);
  }

  /** The checker for outputs on drawn inputs. */
  CheckerCall checker() {
    return checker(drawn);
  }

  /**
   * The program that submissions talk to, or that may ask for another pass; null if submissions
   * read a file once.
   */
  InteractorCall interactor() {
    return interactor(drawn);
  }

  private InteractorCall interactor(List<String> groups) {
    if (!kind.converses()) {
      return null;
    }
    Path validator =
        outputValidators().stream()
            .findFirst()
            .orElseThrow(() -> problem.refused(kind.name() + ", but there is no output validator"));
    String program = folder.neededProgram(filled(validator));
    return new InteractorCall(
        new ProgramCall(program, outputFlags(groups)),
        CheckerCodes.ICPC,
        kind.interactive(),
        kind.passes());
  }

  /**
   * How to judge a test, given its own flags and those of its groups; null if it is judged like a
   * drawn input.
   *
   * @param test name of the test, such as {@code secret/group/01}
   */
  TestJudging of(String test) {
    List<String> groups = new ArrayList<>(List.of(DATA));
    for (String part : test.split("/", -1)) {
      groups.add(groups.get(groups.size() - 1) + "/" + part);
    }
    TestJudging own = judging(groups);
    return own.equals(judging(drawn)) ? null : own;
  }

  private TestJudging judging(List<String> groups) {
    return new TestJudging(
        validators(groups), answerValidators(groups), checker(groups), interactor(groups));
  }

  private List<ValidatorCall> validators(List<String> groups) {
    return calls(INPUT_FOLDERS, each -> inputFlags(each, groups));
  }

  private List<ValidatorCall> answerValidators(List<String> groups) {
    return calls(ANSWER_FOLDERS, each -> answerFlags(each, groups));
  }

  private List<ValidatorCall> calls(List<String> folders, Function<Path, List<String>> flags) {
    List<ValidatorCall> calls = new ArrayList<>();
    for (Path each : entries(folders)) {
      if (each.toString().endsWith(CHECKTESTDATA)) {
        ProgramCall description = ProgramCall.of(filled(each).toString());
        calls.add(new ValidatorCall(description, ValidatorCodes.ICPC));
      } else {
        folder
            .program(filled(each))
            .ifPresent(
                program ->
                    calls.add(
                        new ValidatorCall(
                            new ProgramCall(program, flags.apply(each)), ValidatorCodes.ICPC)));
      }
    }
    return calls;
  }

  private CheckerCall checker(List<String> groups) {
    if (kind.converses()) {
      return CheckerCall.TOKENS;
    }
    List<String> flags = outputFlags(groups);
    if (kind.modern() || kind.custom()) {
      List<ProgramCall> programs = new ArrayList<>();
      for (Path each : outputValidators()) {
        String program = folder.neededProgram(filled(each));
        programs.add(new ProgramCall(program, flags));
      }
      if (!programs.isEmpty()) {
        return new CheckerCall(programs, CheckerCodes.ICPC);
      }
    }
    try {
      return CheckerCall.standard(StandardComparison.icpc(flags).name());
    } catch (IllegalArgumentException unknown) {
      throw problem.refused("flags of the output validator: " + unknown.getMessage());
    }
  }

  /** Modern packages have a single output validator; its files may be directly in the folder. */
  private List<Path> outputValidators() {
    if (!kind.modern()) {
      return entries(List.of("output_validators", "output_validator"));
    }
    List<Path> inside = entries(List.of("output_validator", "output_validators"));
    return inside.size() <= 1 || Files.isDirectory(inside.get(0))
        ? inside
        : List.of(inside.get(0).getParent());
  }

  private List<Path> entries(List<String> folders) {
    return folders.stream()
        .flatMap(each -> folder.list(each).stream())
        .filter(each -> Files.isDirectory(each) || !each.toString().matches(HEADERS))
        .toList();
  }

  private Path filled(Path program) {
    return filled.computeIfAbsent(program, constants::filledIn);
  }

  private List<String> inputFlags(Path validator, List<String> groups) {
    Optional<Declared> modern = group(groups, GROUP_FLAGS, INPUT_ARGS);
    return modern
        .map(args -> ofValidator(validator, args))
        .or(() -> group(groups, LEGACY_FLAGS, INPUT_FLAGS).map(IcpcJudging::words))
        .orElse(List.of());
  }

  /** In the legacy format, BAPCtools gives them the flags of output validators. */
  private List<String> answerFlags(Path validator, List<String> groups) {
    return group(groups, GROUP_FLAGS, "answer_validator_args")
        .map(args -> ofValidator(validator, args))
        .or(() -> group(groups, LEGACY_FLAGS, OUTPUT_FLAGS).map(IcpcJudging::words))
        .orElse(List.of());
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

  private List<String> outputFlags(List<String> groups) {
    Stream<String> declared =
        problem.get("validator_flags").texts().stream().flatMap(each -> split(each).stream());
    Optional<Declared> modern = group(groups, GROUP_FLAGS, OUTPUT_ARGS);
    Optional<Declared> legacy = group(groups, LEGACY_FLAGS, OUTPUT_FLAGS);
    List<String> ofGroup =
        modern.map(Declared::texts).or(() -> legacy.map(IcpcJudging::words)).orElse(List.of());
    return Stream.concat(declared, ofGroup.stream()).toList();
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
                .map(TextFile::yaml)
                .orElseGet(() -> generated.getOrDefault(each, Declared.nothing(each))));
  }

  private static List<String> words(Declared flags) {
    return flags.texts().stream().flatMap(each -> split(each).stream()).toList();
  }

  private static List<String> split(String flags) {
    return Stream.of(flags.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
  }
}

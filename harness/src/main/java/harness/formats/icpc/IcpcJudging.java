package harness.formats.icpc;

import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.judge.StandardComparison;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The validators of a package: those of inputs, and those of outputs. */
record IcpcJudging(PackageFolder folder, Declared problem, IcpcKind kind, Constants constants) {

  private static final List<String> INPUT_FOLDERS =
      List.of(
          "input_validators",
          "input_format_validators",
          "input_validator",
          "input_format_validator");

  /** Folders whose flags are in force for drawn inputs: those of the group of secret tests. */
  private static final List<String> GROUPS = List.of("data", "data/secret");

  /** The files of groups, and the keys in them that are flags. */
  private static final Map<String, List<String>> FLAGS =
      Map.of(
          "test_group.yaml",
          List.of("input_validator_args", "output_validator_args"),
          "testdata.yaml",
          List.of("input_validator_flags", "output_validator_flags"));

  private static final String HEADERS = ".*\\.(?:h|hh|hpp|hxx|md|txt|pyc)";
  private static final String CHECKTESTDATA = ".ctd";

  List<ValidatorCall> validators() {
    noteOtherGroups();
    List<ValidatorCall> calls = new ArrayList<>();
    for (Path each : entries(INPUT_FOLDERS)) {
      if (each.toString().endsWith(CHECKTESTDATA)) {
        ProgramCall description = ProgramCall.of(constants.filledIn(each).toString());
        calls.add(new ValidatorCall(description, ValidatorCodes.ICPC));
      } else {
        folder
            .program(constants.filledIn(each))
            .ifPresent(
                program ->
                    calls.add(
                        new ValidatorCall(
                            new ProgramCall(program, inputFlags(each)), ValidatorCodes.ICPC)));
      }
    }
    if (!folder.list("answer_validators").isEmpty()) {
      folder.note("answer_validators: not supported; left out");
    }
    return calls;
  }

  /**
   * Says which groups have flags that are not in force: those inside the secret tests, and samples.
   */
  private void noteOtherGroups() {
    for (Path each : folder.tree(folder.root().resolve("data"))) {
      String name = each.getFileName().toString();
      Path group = each.getParent();
      boolean used = GROUPS.stream().anyMatch(one -> group.equals(folder.root().resolve(one)));
      if (!used && FLAGS.containsKey(name)) {
        Declared declared = TextFile.yaml(each);
        if (FLAGS.get(name).stream().anyMatch(key -> !declared.get(key).isNothing())) {
          folder.note(folder.shown(each) + ": flags of single groups are not supported; left out");
        }
      }
    }
  }

  CheckerCall checker() {
    List<String> flags = outputFlags();
    if (kind.modern() || kind.custom()) {
      List<ProgramCall> programs = new ArrayList<>();
      for (Path each : outputValidators()) {
        String program = folder.neededProgram(constants.filledIn(each));
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

  /** Modern packages have one program, whose files may lie in the folder itself. */
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

  private List<String> inputFlags(Path validator) {
    Optional<Declared> modern = group("test_group.yaml", "input_validator_args");
    if (modern.isPresent()) {
      Declared args = modern.get();
      return args.isMap() ? args.get(name(validator)).texts() : args.texts();
    }
    return group("testdata.yaml", "input_validator_flags")
        .map(IcpcJudging::words)
        .orElse(List.of());
  }

  private static String name(Path validator) {
    return validator.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  private List<String> outputFlags() {
    Stream<String> declared =
        problem.get("validator_flags").texts().stream().flatMap(each -> split(each).stream());
    Optional<Declared> modern = group("test_group.yaml", "output_validator_args");
    Optional<Declared> legacy = group("testdata.yaml", "output_validator_flags");
    List<String> ofGroup =
        modern.map(Declared::texts).or(() -> legacy.map(IcpcJudging::words)).orElse(List.of());
    return Stream.concat(declared, ofGroup.stream()).toList();
  }

  /** What the nearest group of the secret tests says. */
  private Optional<Declared> group(String file, String key) {
    Optional<Declared> nearest = Optional.empty();
    for (String each : GROUPS) {
      Optional<Declared> said =
          folder.file(each + "/" + file).map(path -> TextFile.yaml(path).get(key));
      if (said.isPresent() && !said.get().isNothing()) {
        nearest = said;
      }
    }
    return nearest;
  }

  private static List<String> words(Declared flags) {
    return flags.texts().stream().flatMap(each -> split(each).stream()).toList();
  }

  private static List<String> split(String flags) {
    return Stream.of(flags.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
  }
}

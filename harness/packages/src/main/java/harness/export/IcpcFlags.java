package harness.export;

import harness.describe.Description;
import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The flags of validators in the ICPC format: those of all tests, and those of single tests. */
final class IcpcFlags {

  private static final String NONE = "[]";

  private final ProgramsPackage problem;
  private final Map<Path, String> ofInputs;
  private final Map<Path, String> ofAnswers;
  private final Map<String, String> usual;

  IcpcFlags(ProgramsPackage problem) {
    this.problem = problem;
    ProblemPackage parts = problem.parts();
    this.ofInputs = names(problem, parts.validators());
    this.ofAnswers = names(problem, parts.answerValidators());
    this.usual =
        of(
            new TestJudging(
                parts.validators(), parts.answerValidators(), parts.checker(), parts.interactor()));
  }

  /**
   * The names of a problem's validators by their sources: those of the source files without the
   * endings. If an earlier validator has the same name, a number is added.
   *
   * @param calls of all tests
   */
  static Map<Path, String> names(ProgramsPackage problem, List<ValidatorCall> calls) {
    Map<Path, String> names = new HashMap<>();
    for (ValidatorCall each : calls) {
      if (!isDescription(each)) {
        PackagedProgram program = problem.program("validator", each.call().program());
        names.computeIfAbsent(program.source(), source -> free(program.stem(), names));
      }
    }
    return names;
  }

  private static String free(String stem, Map<Path, String> names) {
    String name = stem;
    for (int number = 2; names.containsValue(name); number++) {
      name = stem + "-" + number;
    }
    return name;
  }

  /** The name of a validator; its usual one if it is not among those of all tests. */
  static String name(PackagedProgram validator, Map<Path, String> names) {
    return names.getOrDefault(validator.source(), validator.stem());
  }

  /** Whether a validator is a description of inputs, which is no program. */
  static boolean isDescription(ValidatorCall call) {
    return call.call().program().endsWith(Description.ENDING);
  }

  /** The content of the file with the flags of all tests; empty if there are none. */
  String ofAll() {
    return usual.entrySet().stream()
        .filter(each -> !each.getValue().equals(NONE))
        .map(each -> each.getKey() + ": " + each.getValue() + "\n")
        .collect(Collectors.joining());
  }

  /**
   * The flags that a test has in place of those of all tests, as a map in YAML; empty if it has
   * none.
   *
   * @param judging how it is judged; null if like all tests
   */
  String ofTest(TestJudging judging) {
    if (judging == null) {
      return "";
    }
    String own =
        of(judging).entrySet().stream()
            .filter(each -> !each.getValue().equals(usual.get(each.getKey())))
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining(", "));
    return own.isEmpty() ? "" : "{" + own + "}";
  }

  private Map<String, String> of(TestJudging judging) {
    Map<String, String> flags = new LinkedHashMap<>();
    flags.put("input_validator_args", ofValidators(judging.validators(), ofInputs));
    flags.put("answer_validator_args", ofValidators(judging.answerValidators(), ofAnswers));
    flags.put("output_validator_args", ofOutputs(judging.checker(), judging.interactor()));
    return flags;
  }

  /** One list if all validators have the same flags, else one for each by its name. */
  private String ofValidators(List<ValidatorCall> calls, Map<Path, String> names) {
    Map<String, String> byName = new LinkedHashMap<>();
    for (ValidatorCall each : calls) {
      if (!isDescription(each)) {
        PackagedProgram program = problem.program("validator", each.call().program());
        byName.put(name(program, names), list(each.call().arguments()));
      }
    }
    return switch (new HashSet<>(byName.values()).size()) {
      case 0 -> NONE;
      case 1 -> byName.values().iterator().next();
      default ->
          byName.entrySet().stream()
              .map(each -> ExportFolder.quoted(each.getKey()) + ": " + each.getValue())
              .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  private static String ofOutputs(CheckerCall checker, InteractorCall interactor) {
    if (interactor != null) {
      return list(interactor.call().arguments());
    }
    String comparison = ProgramsPackage.comparison(checker);
    return comparison == null
        ? list(checker.programs().get(0).arguments())
        : ofComparison(comparison).stream()
            .map(each -> Character.isDigit(each.charAt(0)) ? ExportFolder.quoted(each) : each)
            .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String list(List<String> arguments) {
    return arguments.stream().map(ExportFolder::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  /** The flags of the format's standard comparison. */
  static List<String> ofComparison(String comparison) {
    List<String> words = List.of(comparison.split("\\s+"));
    if (words.get(0).equals("icpc") || words.get(0).equals("icpc-legacy")) {
      return words.subList(1, words.size());
    }
    return switch (comparison) {
      case "tokens", "wcmp" -> List.of("case_sensitive");
      case "rcmp4" -> List.of("case_sensitive", "float_tolerance", "1e-4");
      case "rcmp6" -> List.of("case_sensitive", "float_tolerance", "1e-6");
      case "rcmp9" -> List.of("case_sensitive", "float_tolerance", "1e-9");
      default ->
          throw new CannotExport(
              ("std:%s has no counterpart in the format icpc; available: tokens, wcmp, rcmp4,"
                      + " rcmp6, rcmp9 and icpc")
                  .formatted(comparison));
    };
  }
}

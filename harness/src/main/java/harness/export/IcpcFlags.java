package harness.export;

import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The flags of validators in the ICPC format: those of all tests, and those of single tests. */
final class IcpcFlags {

  private static final String NONE = "[]";

  private final ProgramsPackage problem;
  private final ValidatorNames ofInputs;
  private final ValidatorNames ofAnswers;
  private final Map<String, String> usual;

  IcpcFlags(ProgramsPackage problem) {
    this.problem = problem;
    ProblemPackage parts = problem.parts();
    this.ofInputs = new ValidatorNames(problem, parts.validators());
    this.ofAnswers = new ValidatorNames(problem, parts.answerValidators());
    this.usual =
        of(
            new TestJudging(
                parts.validators(), parts.answerValidators(), parts.checker(), parts.interactor()));
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
  private String ofValidators(List<ValidatorCall> calls, ValidatorNames names) {
    Map<String, String> byName = new LinkedHashMap<>();
    for (ValidatorCall each : calls) {
      if (!ValidatorNames.isDescription(each)) {
        PackagedProgram program = problem.program("validator", each.call().program());
        byName.put(names.of(program), list(each.call().arguments()));
      }
    }
    return switch (new HashSet<>(byName.values()).size()) {
      case 0 -> NONE;
      case 1 -> byName.values().iterator().next();
      default ->
          byName.entrySet().stream()
              .map(each -> PackageTexts.quoted(each.getKey()) + ": " + each.getValue())
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
        : "[" + ofComparison(comparison) + "]";
  }

  private static String list(List<String> arguments) {
    return arguments.stream().map(PackageTexts::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  /** The flags of the format's standard comparison. */
  private static String ofComparison(String comparison) {
    if (comparison.startsWith("icpc")) {
      return String.join(", ", comparison.substring("icpc".length()).strip().split("\\s+"));
    }
    return switch (comparison) {
      case "tokens", "wcmp" -> "case_sensitive";
      case "rcmp4" -> "case_sensitive, float_tolerance, \"1e-4\"";
      case "rcmp6" -> "case_sensitive, float_tolerance, \"1e-6\"";
      case "rcmp9" -> "case_sensitive, float_tolerance, \"1e-9\"";
      default ->
          throw new CannotExport(
              "std:"
                  + comparison
                  + " has no counterpart in the format icpc; available: tokens, wcmp, rcmp4, rcmp6,"
                  + " rcmp9 and icpc");
    };
  }
}

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
import harness.judge.StandardComparison;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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

  private static final String HEADERS = ".*\\.(?:h|hh|hpp|hxx|md|txt|pyc)";
  private static final String CHECKTESTDATA = ".ctd";

  private final PackageFolder folder;
  private final Declared problem;
  private final IcpcKind kind;
  private final Constants constants;
  private final Map<Path, Path> filled = new HashMap<>();
  private final GroupFlags flags;
  private final List<String> drawn;

  IcpcJudging(
      PackageFolder folder,
      Declared problem,
      IcpcKind kind,
      Constants constants,
      GroupFlags flags) {
    this.folder = folder;
    this.problem = problem;
    this.kind = kind;
    this.constants = constants;
    this.flags = flags;
    this.drawn = flags.ofDrawn();
  }

  /** Whether a package of 2025-09 judges outputs by a program of its own. */
  static boolean hasOutputValidator(PackageFolder folder) {
    return Stream.of("output_validator", "output_validators")
        .anyMatch(each -> !folder.list(each).isEmpty());
  }

  /** Whether submissions talk to a program, or run in several passes. */
  boolean converses() {
    return kind.converses();
  }

  TestJudging ofDrawn() {
    return judging(drawn);
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
        new ProgramCall(program, flags.ofOutputs(groups)),
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
    TestJudging own = judging(GroupFlags.groupsOf(test));
    return own.equals(judging(drawn)) ? null : own;
  }

  private TestJudging judging(List<String> groups) {
    return new TestJudging(
        validators(groups), answerValidators(groups), checker(groups), interactor(groups));
  }

  private List<ValidatorCall> validators(List<String> groups) {
    return calls(INPUT_FOLDERS, each -> flags.ofInputs(each, groups));
  }

  private List<ValidatorCall> answerValidators(List<String> groups) {
    return calls(ANSWER_FOLDERS, each -> flags.ofAnswers(each, groups));
  }

  private List<ValidatorCall> calls(List<String> folders, Function<Path, List<String>> own) {
    List<ValidatorCall> calls = new ArrayList<>();
    for (Path each : entries(folders)) {
      boolean isDescription = each.toString().endsWith(CHECKTESTDATA);
      Path file = filled(each);
      Optional<String> program =
          isDescription ? Optional.of(file.toString()) : folder.program(file);
      if (program.isPresent()) {
        List<String> arguments = isDescription ? List.of() : own.apply(each);
        calls.add(
            new ValidatorCall(new ProgramCall(program.get(), arguments), ValidatorCodes.ICPC));
      }
    }
    return calls;
  }

  private CheckerCall checker(List<String> groups) {
    if (kind.converses()) {
      return CheckerCall.TOKENS;
    }
    List<String> own = flags.ofOutputs(groups);
    if (kind.modern() || kind.custom()) {
      List<ProgramCall> programs =
          outputValidators().stream()
              .map(each -> new ProgramCall(folder.neededProgram(filled(each)), own))
              .toList();
      if (!programs.isEmpty()) {
        return new CheckerCall(programs, CheckerCodes.ICPC);
      }
    }
    try {
      return CheckerCall.standard(comparison(own).name());
    } catch (IllegalArgumentException unknown) {
      throw problem.refused("flags of the output validator: " + unknown.getMessage());
    }
  }

  /** The versions of the default validator differ in what is a number within a tolerance. */
  private StandardComparison comparison(List<String> own) {
    boolean isTolerant = own.stream().anyMatch(each -> each.startsWith("float_"));
    return isTolerant && !kind.modern()
        ? StandardComparison.icpcLegacy(own)
        : StandardComparison.icpc(own);
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
}

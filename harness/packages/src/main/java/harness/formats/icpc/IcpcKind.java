package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The kind of a package.
 *
 * @param modern whether it follows 2025-09 rather than the legacy format
 * @param custom whether a legacy package has its own output validator
 * @param interactive whether the output validator talks to submissions
 * @param passes maximum number of runs on one test
 * @param scoring whether submissions get points
 * @param ownScores whether a legacy output validator gives points
 */
record IcpcKind(
    boolean modern,
    boolean custom,
    boolean interactive,
    int passes,
    boolean scoring,
    boolean ownScores) {

  private static final String INTERACTIVE = "interactive";
  private static final String MULTI_PASS = "multi-pass";
  private static final String SUBMIT_ANSWER = "submit-answer";
  private static final String VALIDATION = "validation";
  private static final String TYPE = "type";
  private static final String CUSTOM = "custom";
  private static final String SCORING = "scoring";
  private static final String SCORE = "score";
  private static final String OUTPUT_VALIDATORS = "output_validators";
  private static final double USUAL_PASSES = 2;

  private static final List<String> VALIDATIONS =
      List.of("default", CUSTOM, INTERACTIVE, MULTI_PASS, SCORE, SCORING, SUBMIT_ANSWER);
  private static final List<String> TYPES =
      List.of("pass-fail", SCORING, INTERACTIVE, MULTI_PASS, SUBMIT_ANSWER);

  static IcpcKind of(Declared problem, PackageFolder folder) {
    String version = problem.get("problem_format_version").textIfAny().orElse("legacy");
    boolean modern = !version.startsWith("legacy");
    if (modern && !version.startsWith("2023-07") && !version.startsWith("2025-09")) {
      folder.note(IcpcFormat.PROBLEM + ": version " + version + " is read as 2025-09");
    }
    Set<String> words = words(problem.get(TYPE), TYPES);
    if (!modern) {
      words.addAll(words(problem.get(VALIDATION), VALIDATIONS));
    }
    if (words.contains(SUBMIT_ANSWER)) {
      throw new UsageException(
          folder.root() + ": " + SUBMIT_ANSWER + " problems are not supported");
    }
    int passes = words.contains(MULTI_PASS) ? passes(problem) : 1;
    return new IcpcKind(
        modern,
        words.contains(CUSTOM),
        words.contains(INTERACTIVE),
        passes,
        words.contains(SCORING) || words.contains(SCORE),
        words.contains(SCORE));
  }

  private static int passes(Declared problem) {
    Declared declared = problem.get("limits").get("validation_passes");
    double passes = declared.number().orElse(USUAL_PASSES);
    if (passes < 2 || passes != Math.rint(passes)) {
      throw declared.wrong("a number of passes, 2 or more");
    }
    return (int) passes;
  }

  /** Whether an accepted test may give less than all of its points. */
  boolean mayScoreLess() {
    return ownScores || (scoring && modern);
  }

  boolean converses() {
    return interactive || passes > 1;
  }

  /** Name of the kind of conversation, for error messages. */
  String name() {
    return interactive ? INTERACTIVE : MULTI_PASS;
  }

  /**
   * The checker of a package, if a legacy package has the output validator that it declares. Notes
   * output validators that are not used.
   */
  CheckerCall checked(Declared problem, CheckerCall checker, PackageFolder folder) {
    if (modern || converses()) {
      return checker;
    }
    if (custom && checker.text().startsWith(CheckerCall.STANDARD)) {
      throw problem
          .get(VALIDATION)
          .refused(CUSTOM + ", but there is no program in " + OUTPUT_VALIDATORS);
    }
    if (!custom
        && folder.list(OUTPUT_VALIDATORS).stream().anyMatch(each -> isProgram(each, folder))) {
      folder.note(OUTPUT_VALIDATORS + ": not used, because the validation is default");
    }
    return checker;
  }

  private static boolean isProgram(Path path, PackageFolder folder) {
    return Files.isDirectory(path)
        ? !folder.list(path).isEmpty()
        : folder.languages().of(path).isPresent();
  }

  private static Set<String> words(Declared value, List<String> possible) {
    Set<String> words = new HashSet<>();
    for (Declared each : value.elements()) {
      Stream.of(each.text().split("\\s+")).filter(word -> !word.isEmpty()).forEach(words::add);
      if (!possible.containsAll(words)) {
        throw each.wrong("one of " + String.join(", ", possible));
      }
    }
    return words;
  }
}

package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Scoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The groups of a package of type {@code scoring}.
 *
 * @param grader the program that grades groups; null if none does
 * @param modern whether the groups are those of 2025-09 rather than the legacy format
 * @param pointsAreKnown whether verdicts alone decide on points, not an output validator
 * @param fewerIsBetter whether the objective is a minimum
 */
record IcpcScoring(
    Scoring scoring, String grader, boolean modern, boolean pointsAreKnown, boolean fewerIsBetter) {

  private static final String GRADERS = "graders";

  /** Settings that old packages have in problem.yaml. */
  private static final List<String> OLD_SETTINGS =
      List.of("accept_score", "reject_score", "range", "on_reject");

  /**
   * Reads the groups. Empty, with notes, if their declaration is not valid or not supported.
   *
   * @param hasValidator whether the package has an output validator of its own
   */
  static Optional<IcpcScoring> of(
      PackageFolder folder,
      IcpcKind kind,
      GroupFlags flags,
      List<PackageTest> tests,
      boolean hasValidator) {
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      List<String> names = tests.stream().map(PackageTest::name).toList();
      boolean ownScores = kind.modern() ? hasValidator : kind.ownScores();
      IcpcScoring read =
          kind.modern() && !hasLegacyGroups(folder)
              ? modern(new ModernGroups(folder, flags, hasValidator), names)
              : legacy(flags.problem(), new LegacyGroups(folder, flags, names), ownScores, folder);
      return Optional.of(read)
          .filter(each -> notes.isUsable(each.scoring(), each.pointsAreKnown()));
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  /** Packages that call themselves 2023-07-draft may still describe groups as before. */
  private static boolean hasLegacyGroups(PackageFolder folder) {
    List<String> names =
        folder.tree(folder.at("data")).stream()
            .map(each -> each.getFileName().toString())
            .filter(
                each -> each.equals(GroupFlags.LEGACY_FLAGS) || each.equals(GroupFlags.GROUP_FLAGS))
            .distinct()
            .toList();
    return names.equals(List.of(GroupFlags.LEGACY_FLAGS));
  }

  private static IcpcScoring modern(ModernGroups groups, List<String> tests) {
    Scoring scoring = groups.read(tests);
    boolean areKnown = !groups.hasValidator() || !groups.givesPointsToTests(scoring);
    return new IcpcScoring(scoring, null, true, areKnown, false);
  }

  private static IcpcScoring legacy(
      Declared problem, LegacyGroups groups, boolean ownScores, PackageFolder folder) {
    boolean fewerIsBetter = isMinimum(problem.get("grading").get("objective"));
    for (String key : OLD_SETTINGS) {
      Declared old = problem.get("grading").get(key);
      if (!old.isNothing()) {
        folder.leaveOut(old.refused("belongs into data/" + GroupFlags.LEGACY_FLAGS));
      }
    }
    Scoring scoring = groups.read(ownScores);
    boolean isCustom = scoring.all().anyMatch(each -> each.graderFlags() != null);
    String grader = isCustom ? grader(folder) : null;
    return new IcpcScoring(scoring, grader, false, !ownScores, fewerIsBetter);
  }

  private static boolean isMinimum(Declared objective) {
    return switch (objective.textIfAny().orElse("max")) {
      case "min" -> true;
      case "max" -> false;
      default -> throw objective.wrong("min or max");
    };
  }

  private static String grader(PackageFolder folder) {
    Path program =
        folder.list(GRADERS).stream()
            .findFirst()
            .orElseThrow(
                () -> new UsageException("grading: custom, but there is no program in " + GRADERS));
    return folder.neededProgram(program);
  }
}

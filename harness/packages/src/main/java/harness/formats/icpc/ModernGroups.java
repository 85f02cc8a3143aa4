package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.Scored;
import harness.scoring.ScoredTest;
import harness.scoring.ScoredTest.Award;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.VerdictRule;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The groups of 2025-09: the folders in {@code data/secret} with a file {@code test_group.yaml}.
 * Groups are not nested.
 *
 * @param hasValidator whether the package has an output validator of its own, which may give points
 */
record ModernGroups(PackageFolder folder, GroupFlags flags, boolean hasValidator) {

  private static final String SAMPLE = "sample";
  private static final String SECRET = "secret";
  private static final String PASS_FAIL = "pass-fail";
  private static final String UNBOUNDED = "unbounded";
  private static final String STATIC = "static_validation_score";
  private static final double MOST_OF_SECRET = 100;

  /** Reads the groups that these tests are in. */
  Scoring read(List<String> tests) {
    List<String> samples = inside(SAMPLE, tests);
    List<TestGroup> sample =
        samples.isEmpty()
            ? List.of()
            : List.of(
                TestGroup.of(SAMPLE, 0, Aggregation.ALL_OR_NOTHING, worth(1, samples, Award.ANY)));
    List<String> groups = groups(tests);
    return new Scoring(
        sample, groups.isEmpty() ? ofTests(SECRET, inside(SECRET, tests)) : secret(groups, tests));
  }

  /** Whether the points of single tests count, which an output validator may lower. */
  boolean givesPointsToTests(Scoring scoring) {
    return scoring
        .all()
        .filter(each -> !each.name().equals(SAMPLE))
        .anyMatch(
            each ->
                each.groups().findAny().isEmpty()
                    && !each.aggregation().equals(Aggregation.ALL_OR_NOTHING));
  }

  private static List<String> inside(String group, List<String> tests) {
    return tests.stream().filter(each -> each.startsWith(group + "/")).sorted().toList();
  }

  private static List<Scored> worth(double points, List<String> tests, Award award) {
    List<Scored> all = new ArrayList<>();
    tests.forEach(each -> all.add(ScoredTest.of(each, points, award)));
    return all;
  }

  /** The groups with tests, in order. Notes the others, and tests beside groups. */
  private List<String> groups(List<String> tests) {
    TreeSet<String> folders = new TreeSet<>();
    folder.list("data/" + SECRET).stream()
        .filter(each -> Files.exists(each.resolve(GroupFlags.GROUP_FLAGS)))
        .forEach(each -> folders.add(SECRET + "/" + each.getFileName()));
    inside(SECRET, tests).stream()
        .map(each -> each.split("/", 3))
        .filter(parts -> parts.length > 2)
        .map(parts -> parts[0] + "/" + parts[1])
        .filter(each -> !flags.ofGroup(each).isNothing())
        .forEach(folders::add);
    List<String> groups = new ArrayList<>();
    for (String each : folders) {
      if (inside(each, tests).isEmpty()) {
        folder.leaveOut(each + ": a group without tests");
      } else {
        groups.add(each);
      }
    }
    if (!groups.isEmpty()) {
      noteOthers(groups, tests);
    }
    return groups;
  }

  private void noteOthers(List<String> groups, List<String> tests) {
    List<String> alone =
        inside(SECRET, tests).stream()
            .filter(each -> groups.stream().noneMatch(group -> each.startsWith(group + "/")))
            .toList();
    PackageNotes.shared(alone, "secret test", "no group")
        .ifPresent(which -> folder.note(which + ": worth no points"));
    groups.stream()
        .filter(each -> tests.contains(each))
        .forEach(each -> folder.note(each + ": both a test and a group"));
    groups.stream()
        .flatMap(each -> folder.tree(folder.at("data/" + each)).stream())
        .filter(each -> each.getFileName().toString().equals(GroupFlags.GROUP_FLAGS))
        .map(folder::shown)
        .filter(each -> each.split("/", -1).length > 4)
        .forEach(each -> folder.leaveOut(each + ": a group inside a group"));
  }

  private TestGroup secret(List<String> names, List<String> tests) {
    List<TestGroup> groups =
        names.stream().map(each -> ofTests(each, inside(each, tests))).toList();
    ofStaticValidation(SECRET);
    return group(SECRET, List.copyOf(groups), most(SECRET), aggregation(SECRET));
  }

  private TestGroup ofTests(String name, List<String> tests) {
    double most = most(name);
    Aggregation aggregation = aggregation(name);
    double validated = ofStaticValidation(name);
    double unsupported = aggregation.equals(Aggregation.SUM) ? validated : 0;
    double each =
        switch (aggregation.kind()) {
          case SUM -> (most - unsupported) / Math.max(1, tests.size());
          case MIN -> most;
          default -> 1;
        };
    Award award =
        aggregation.equals(Aggregation.ALL_OR_NOTHING)
            ? Award.VERDICT
            : Double.isInfinite(each) ? Award.UNBOUNDED : Award.UP_TO_MAXIMUM;
    if (award == Award.UNBOUNDED) {
      refuseUnbounded(name);
    }
    return group(name, worth(each, tests, award), most - unsupported, aggregation);
  }

  /** Refuses points without a maximum if nothing gives them, or if the total has a maximum. */
  private void refuseUnbounded(String group) {
    double total = most(SECRET);
    String unbounded = group + ": " + UNBOUNDED + " points, but ";
    if (Double.isFinite(total)) {
      throw new UsageException(
          "%s%s has at most %s; state a max_score for both or for neither"
              .formatted(unbounded, SECRET, Points.shown(total)));
    }
    if (!hasValidator) {
      throw new UsageException(unbounded + "no output validator gives points");
    }
  }

  private TestGroup group(
      String name, List<? extends Scored> members, double most, Aggregation aggregation) {
    return new TestGroup(
        name,
        List.copyOf(members),
        aggregation,
        VerdictRule.WORST,
        0,
        most,
        flags.ofGroup(name).get("require_pass").texts(),
        false,
        null);
  }

  private double most(String group) {
    Declared declared = flags.ofGroup(group).get("max_score");
    String text = declared.textIfAny().orElse(group.equals(SECRET) ? "" : UNBOUNDED);
    if (text.equals(UNBOUNDED)) {
      return Double.POSITIVE_INFINITY;
    }
    double most = declared.number().orElse(MOST_OF_SECRET);
    if (most < 0 || most != Math.rint(most)) {
      throw declared.wrong("a non-negative integer or " + UNBOUNDED);
    }
    return most;
  }

  private Aggregation aggregation(String group) {
    Declared declared = flags.ofGroup(group).get("score_aggregation");
    return switch (declared.textIfAny().orElse(group.equals(SECRET) ? "sum" : PASS_FAIL)) {
      case "sum" -> Aggregation.SUM;
      case "min" -> Aggregation.MIN;
      case PASS_FAIL -> Aggregation.ALL_OR_NOTHING;
      default -> throw declared.wrong(PASS_FAIL + ", sum or min");
    };
  }

  /** The points of static validation, which is left out. */
  private double ofStaticValidation(String group) {
    Declared declared = flags.ofGroup(group).get(STATIC);
    if (declared.isNothing()) {
      return 0;
    }
    folder.leaveOut(declared.refused("static validation is not supported"));
    return declared.text().equals(PASS_FAIL) ? 0 : declared.count();
  }
}

package harness.export;

import harness.cases.Counted;
import harness.scoring.Aggregation;
import harness.scoring.Scored;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.VerdictRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Writes tests in the legacy ICPC format: a folder for each group, whose {@code testdata.yaml} says
 * how it gives points. Groups may lie inside each other.
 */
final class LegacyGroupsExport {

  private static final String DATA = "data/";
  private static final String SAMPLE = "sample";
  private static final String SECRET = "secret";
  private static final String SETTINGS = "testdata.yaml";

  private final ProgramsPackage problem;
  private final LegacyFlags flags;
  private final ExportFolder to;
  private final Consumer<String> notes;
  private final Scoring scoring;
  private final Map<String, ProgramsPackage.Test> tests = new LinkedHashMap<>();
  private final Set<ProgramsPackage.Test> unused;

  /** The groups directly in the secret tests, by the names of their folders. */
  private final Map<String, TestGroup> secret = new TreeMap<>();

  LegacyGroupsExport(
      ProgramsPackage problem, LegacyFlags flags, ExportFolder to, Consumer<String> notes) {
    this.problem = problem;
    this.flags = flags;
    this.to = to;
    this.notes = notes;
    this.scoring = problem.parts().scored().scoring();
    this.unused = new LinkedHashSet<>(problem.tests());
    problem.tests().forEach(each -> each.names().forEach(name -> tests.put(name, each)));
  }

  /** Writes the tests; returns the groups directly in the secret tests, in the format's order. */
  List<TestGroup> write() {
    TestGroup total = scoring.total();
    List<TestGroup> counted = total.groups().filter(this::isOfSamples).toList();
    List<Scored> others = new ArrayList<>(total.members());
    others.removeAll(counted);
    TestGroup rest = total.withMembers(others);
    List<TestGroup> groups = rest.groups().toList();
    boolean isWrapped = others.size() == 1 && groups.size() == 1;
    TestGroup inner = isWrapped && groups.get(0).name().equals(SECRET) ? groups.get(0) : rest;
    String ignoring = counted.isEmpty() ? " ignore_sample" : "";
    to.write(DATA + SETTINGS, settings(total, 1, 0, ignoring) + flags.ofAll());
    samples(counted);
    folder(inner, SECRET);
    if (!unused.isEmpty()) {
      notes.accept(
          "left out: "
              + Counted.of(unused.size(), "test")
              + " of no group, which the format icpc would give points");
    }
    if (secret.isEmpty()) {
      return List.of(inner);
    }
    return List.copyOf(secret.values());
  }

  private boolean isOfSamples(TestGroup group) {
    return group.tests().findAny().isPresent()
        && group.tests().allMatch(each -> isSample(each.name()));
  }

  private boolean isSample(String test) {
    return tests.containsKey(test) && tests.get(test).sample();
  }

  /**
   * Writes the samples, and the tests of groups that do not count, since only samples may do so.
   *
   * @param counted groups of samples with points
   */
  private void samples(List<TestGroup> counted) {
    Set<ProgramsPackage.Test> samples = new LinkedHashSet<>();
    List<TestGroup> groups = new ArrayList<>(counted);
    groups.addAll(scoring.uncounted());
    for (TestGroup each : groups) {
      samples.addAll(found(each.tests().toList()));
      if (!isOfSamples(each) && each.tests().findAny().isPresent()) {
        notes.accept(each.name() + ": its tests become samples, as only samples give no points");
      }
    }
    problem.tests().stream().filter(ProgramsPackage.Test::sample).forEach(samples::add);
    if (samples.isEmpty()) {
      return;
    }
    if (groups.size() > 1) {
      notes.accept(
          String.join(", ", groups.stream().map(TestGroup::name).toList())
              + ": become one group, that of the samples");
    }
    String settings =
        groups.isEmpty()
            ? """
              on_reject: continue
              accept_score: 0
              reject_score: 0
              range: 0 0
              grading: default
              grader_flags: first_error sum
              """
            : settings(groups.get(0), groups.get(0).tests().toList());
    write(SAMPLE, settings, samples);
  }

  /** The tests that can be written, once for each input. */
  private Set<ProgramsPackage.Test> found(List<ScoredTest> members) {
    Set<ProgramsPackage.Test> found = new LinkedHashSet<>();
    for (ScoredTest each : members) {
      if (tests.containsKey(each.name())) {
        found.add(tests.get(each.name()));
      }
    }
    return found;
  }

  private void write(String group, String settings, Set<ProgramsPackage.Test> members) {
    List<ProgramsPackage.Test> all = List.copyOf(members);
    String own = flags.ofGroup(group, all.stream().map(ProgramsPackage.Test::judging).toList());
    to.write(DATA + group + "/" + SETTINGS, settings + own);
    for (int i = 0; i < all.size(); i++) {
      String path = String.format(Locale.ROOT, "%s%s/%03d", DATA, group, i + 1);
      to.write(path + ".in", all.get(i).inputBytes());
      to.write(path + ".ans", all.get(i).answer());
      unused.remove(all.get(i));
    }
  }

  /**
   * Writes a group.
   *
   * @param path of its folder below {@code data}
   */
  private void folder(TestGroup group, String path) {
    noteLosses(group);
    List<TestGroup> inner = new ArrayList<>(group.groups().toList());
    List<ScoredTest> own =
        group.members().stream()
            .filter(ScoredTest.class::isInstance)
            .map(ScoredTest.class::cast)
            .toList();
    boolean isFlat = inner.isEmpty() && (GroupRule.isOfWhole(group) || GroupRule.areEqual(own));
    if (GroupRule.isOfWhole(group) && !inner.isEmpty()) {
      notes.accept(group.name() + ": how it counts its groups is left out; it counts their tests");
      own = group.tests().toList();
      isFlat = true;
    }
    if (isFlat) {
      Set<ProgramsPackage.Test> members = found(own);
      if (members.isEmpty()) {
        notes.accept(group.name() + ": left out; a group without tests");
      } else {
        write(path, settings(group, own), members);
      }
      return;
    }
    if (GroupRule.isMean(group) && !own.isEmpty()) {
      notes.accept(group.name() + ": its tests give different points, whose mean changes");
    }
    inner.addAll(byPoints(group, own));
    to.write(DATA + path + "/" + SETTINGS, settings(group, 1, 0, ""));
    Set<String> taken = new HashSet<>();
    for (TestGroup each : inner) {
      String name = GroupRule.free(each.name(), taken);
      if (path.equals(SECRET) && !found(each.tests().toList()).isEmpty()) {
        secret.put(name, each);
      }
      folder(each, path + "/" + name);
    }
  }

  /** The tests of a group, in groups of those with equal points: a group has one number only. */
  private static List<TestGroup> byPoints(TestGroup group, List<ScoredTest> own) {
    Map<String, List<ScoredTest>> alike = new LinkedHashMap<>();
    for (ScoredTest each : own) {
      String name = "points-" + GroupRule.number(each.accepted());
      String rejected = each.rejected() == 0 ? "" : "-or-" + GroupRule.number(each.rejected());
      alike.computeIfAbsent(name + rejected, none -> new ArrayList<>()).add(each);
    }
    List<TestGroup> groups = new ArrayList<>();
    alike.forEach(
        (name, members) ->
            groups.add(
                TestGroup.of(name, Double.POSITIVE_INFINITY, group.aggregation(), members)
                    .with(
                        copy ->
                            copy.least(Double.NEGATIVE_INFINITY)
                                .verdicts(group.verdicts())
                                .stopsAtReject(group.stopsAtReject()))));
    return groups;
  }

  private static String settings(TestGroup group, List<ScoredTest> own) {
    return GroupRule.isOfWhole(group)
        ? settings(group, GroupRule.most(group), 0, "")
        : settings(group, own.get(0).accepted(), own.get(0).rejected(), "");
  }

  private static String settings(
      TestGroup group, double accepted, double rejected, String moreFlags) {
    boolean isCustom = group.graderFlags() != null;
    return """
        on_reject: %s
        accept_score: %s
        reject_score: %s
        range: %s %s
        grading: %s
        grader_flags: %s
        """
        .formatted(
            group.stopsAtReject() ? "break" : "continue",
            GroupRule.number(accepted),
            GroupRule.number(rejected),
            GroupRule.number(group.least()),
            GroupRule.number(group.most()),
            isCustom ? "custom" : "default",
            ExportFolder.quoted(
                isCustom
                    ? String.join(" ", group.graderFlags())
                    : graderFlags(group.verdicts(), group.aggregation()) + moreFlags));
  }

  private static String graderFlags(VerdictRule verdicts, Aggregation scores) {
    String kind = verdicts.kind().name().toLowerCase(Locale.ROOT);
    String score =
        switch (scores.kind()) {
          case SUM -> "sum";
          case AVERAGE -> "avg";
          case MAX -> "max";
          default -> "min";
        };
    return kind + " " + score + (verdicts.ifAny() ? " accept_if_any_accepted" : "");
  }

  private void noteLosses(TestGroup group) {
    if (!group.requires().isEmpty()) {
      notes.accept(
          "%s: no longer requires %s: the legacy format icpc has no dependencies"
              .formatted(group.name(), String.join(", ", group.requires())));
    }
    if (group.aggregation().kind() == Aggregation.Kind.PRODUCT
        || group.aggregation().kind() == Aggregation.Kind.THRESHOLD) {
      notes.accept(
          "%s: gives all points or none: the format icpc has no scoring by %s"
              .formatted(group.name(), GroupRule.label(group)));
    }
    boolean isRounded = group.aggregation().kind() == Aggregation.Kind.ROUNDED_MIN;
    if (isRounded && (problem.comparison() == null || problem.parts().scored().bySpeed())) {
      notes.accept(group.name() + ": its points are no longer rounded up");
    }
  }
}

package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.Scored;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.VerdictRule;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The groups of the legacy format: each folder below {@code data} that holds tests is one. */
final class LegacyGroups {

  /** The name of the group of all tests. */
  private static final String TOTAL = "total";

  private static final String GRADER_FLAGS = "grader_flags";
  private static final String IGNORE_SAMPLE = "ignore_sample";
  private static final String SAMPLE = "sample";
  private static final String SECRET = "secret";
  private static final int DEEPEST = 20;
  private static final double UNBOUNDED = Double.POSITIVE_INFINITY;

  private static final Map<String, VerdictRule.Kind> VERDICTS =
      Map.of(
          "worst_error", VerdictRule.Kind.WORST_ERROR,
          "no_errors", VerdictRule.Kind.WORST_ERROR,
          "first_error", VerdictRule.Kind.FIRST_ERROR,
          "always_accept", VerdictRule.Kind.ALWAYS_ACCEPT);

  private static final Map<String, Aggregation> SCORES =
      Map.of(
          "sum", Aggregation.SUM,
          "avg", Aggregation.AVERAGE,
          "min", Aggregation.MIN,
          "max", Aggregation.MAX);

  private static final String IF_ANY = "accept_if_any_accepted";

  /** Two finite numbers or infinities. */
  private record Range(double low, double high) {}

  /** The flags of the default grader. */
  private record Flags(VerdictRule verdicts, Aggregation scores, boolean ignoresSample) {}

  private final PackageFolder folder;
  private final GroupFlags flags;

  /** The names of tests and of groups in each group, by their last part. */
  private final Map<String, TreeMap<String, String>> children = new TreeMap<>();

  private final Set<String> tests;
  private boolean ownScores;

  LegacyGroups(PackageFolder folder, GroupFlags flags, List<String> tests) {
    this.folder = folder;
    this.flags = flags;
    this.tests = Set.copyOf(tests);
    tests.forEach(this::place);
  }

  /** Puts a test or group into its folder, and that into its own. */
  private void place(String name) {
    if (name.chars().filter(each -> each == '/').count() > DEEPEST) {
      throw new UsageException("more than " + DEEPEST + " groups inside each other");
    }
    int slash = name.lastIndexOf('/');
    String parent = slash < 0 ? "" : name.substring(0, slash);
    children
        .computeIfAbsent(parent, none -> new TreeMap<>())
        .putIfAbsent(name.substring(slash + 1), name);
    if (!parent.isEmpty()) {
      place(parent);
    }
  }

  /**
   * Reads the groups.
   *
   * @param validatorScores whether the output validator gives points
   */
  Scoring read(boolean validatorScores) {
    ownScores = validatorScores;
    noteEmpty(SECRET);
    refuseOverlaps();
    Flags root = defaultFlags("");
    TestGroup total = group("", root);
    if (!root.ignoresSample()) {
      return new Scoring(List.of(), total);
    }
    List<TestGroup> sample = total.groups().filter(each -> each.name().equals(SAMPLE)).toList();
    List<Scored> others =
        total.members().stream().filter(each -> !each.name().equals(SAMPLE)).toList();
    TestGroup counted = bounded(total.withMembers(others), "");
    // the samples give no points, but are judged first
    boolean mayEndIt = counted.stopsAtReject() && !sample.isEmpty();
    return new Scoring(sample, mayEndIt ? counted.withRequires(List.of(SAMPLE)) : counted);
  }

  /** Notes folders of secret tests that look like groups and hold no test. */
  private void noteEmpty(String group) {
    folder.list("data/" + group).stream()
        .filter(Files::isDirectory)
        .map(each -> group + "/" + each.getFileName())
        .filter(each -> !each.contains("."))
        .forEach(
            each -> {
              if (!children.containsKey(each)) {
                folder.leaveOut(each + ": a group without tests");
              } else {
                noteEmpty(each);
              }
            });
  }

  /** Refuses a test and a group of one name. */
  private void refuseOverlaps() {
    children.keySet().stream()
        .filter(tests::contains)
        .findFirst()
        .ifPresent(
            each -> {
              throw new UsageException(each + ": both a test and a group");
            });
  }

  private TestGroup group(String name, Flags own) {
    List<Scored> members = new ArrayList<>();
    for (String each : children.getOrDefault(name, new TreeMap<>()).values()) {
      members.add(children.containsKey(each) ? group(each, defaultFlags(each)) : test(each, name));
    }
    TestGroup read =
        new TestGroup(
            name.isEmpty() ? TOTAL : name,
            members,
            own.scores(),
            own.verdicts(),
            Double.NEGATIVE_INFINITY,
            UNBOUNDED,
            List.of(),
            stopsAtReject(name),
            isCustom(name) ? words(name) : null);
    return bounded(read, name);
  }

  /**
   * A group with its maximum: the one in its own file, or else what its tests give. A range is also
   * inherited, but then it is that of another group.
   */
  private TestGroup bounded(TestGroup group, String name) {
    Range range = range(name);
    // the mean of the first members may be more than that of all
    boolean isMean = group.aggregation().equals(Aggregation.AVERAGE);
    TestGroup summed = isMean ? group.withAggregation(Aggregation.MAX) : group;
    double reachable = ownScores ? UNBOUNDED : summed.withMost(UNBOUNDED).reachable();
    return group
        .withLeast(range.low())
        .withMost(Double.isFinite(range.high()) ? range.high() : reachable);
  }

  private ScoredTest test(String name, String group) {
    Declared accepted = flags.inherited(group, "accept_score");
    double points = accepted.number().orElse(1.0);
    if (points < 0) {
      throw accepted.wrong("0 or more points");
    }
    return new ScoredTest(
        name, points, flags.inherited(group, "reject_score").number().orElse(0.0));
  }

  /** Whether the rest of a group is not judged after the first failure. */
  private boolean stopsAtReject(String group) {
    return isUsual(flags.inherited(group, "on_reject"), "break", "continue");
  }

  private boolean isCustom(String group) {
    return !isUsual(flags.inherited(group, "grading"), "default", "custom");
  }

  /** Whether a setting is its default rather than the only other value. */
  private static boolean isUsual(Declared setting, String usual, String other) {
    String said = setting.textIfAny().orElse(usual);
    if (!said.equals(usual) && !said.equals(other)) {
      throw setting.wrong(usual + " or " + other);
    }
    return said.equals(usual);
  }

  private Range range(String group) {
    Declared declared = flags.own(group, "range");
    List<String> ends =
        declared.textIfAny().stream()
            .flatMap(each -> Stream.of(each.strip().split("\\s+")))
            .toList();
    if (ends.isEmpty()) {
      return new Range(Double.NEGATIVE_INFINITY, UNBOUNDED);
    }
    try {
      Range range = new Range(number(ends.get(0)), number(ends.get(ends.size() - 1)));
      if (ends.size() == 2 && range.low() <= range.high()) {
        return range;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw declared.wrong("two numbers such as 0 100, the smaller one first");
  }

  private static double number(String text) {
    String plain = text.replaceFirst("^\\+", "");
    return switch (plain) {
      case "inf" -> UNBOUNDED;
      case "-inf" -> -UNBOUNDED;
      default -> Double.parseDouble(plain);
    };
  }

  private List<String> words(String group) {
    return flags.inherited(group, GRADER_FLAGS).texts().stream()
        .flatMap(each -> Stream.of(each.strip().split("\\s+")))
        .filter(each -> !each.isEmpty())
        .collect(Collectors.toList());
  }

  /** The flags of the default grader; of several that exclude each other, the last counts. */
  private Flags defaultFlags(String group) {
    VerdictRule.Kind verdicts = VerdictRule.Kind.WORST_ERROR;
    Aggregation scores = Aggregation.SUM;
    boolean ifAny = false;
    boolean ignoresSample = false;
    for (String each : isCustom(group) ? List.<String>of() : words(group)) {
      if (each.equals(IGNORE_SAMPLE) && !group.isEmpty()) {
        noteIfOwn(each, group);
      } else if (!VERDICTS.containsKey(each)
          && !SCORES.containsKey(each)
          && !each.equals(IF_ANY)
          && !each.equals(IGNORE_SAMPLE)) {
        folder.leaveOut(
            flags.inherited(group, GRADER_FLAGS).refused("unknown flag '" + each + "'"));
      }
      verdicts = VERDICTS.getOrDefault(each, verdicts);
      scores = SCORES.getOrDefault(each, scores);
      ifAny |= each.equals(IF_ANY);
      ignoresSample |= each.equals(IGNORE_SAMPLE);
    }
    return new Flags(new VerdictRule(verdicts, ifAny), scores, ignoresSample && group.isEmpty());
  }

  /** Notes a flag that is only for the root, and that a group's own file has. */
  private void noteIfOwn(String flag, String group) {
    Declared own = flags.own(group, GRADER_FLAGS);
    if (!own.isNothing()) {
      folder.leaveOut(own.refused(flag + " is only for the file in data"));
    }
  }
}

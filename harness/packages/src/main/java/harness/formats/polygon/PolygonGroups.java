package harness.formats.polygon;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.ScoringNotes;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.XmlElement;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.Scored;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.ScoringFaults;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The groups of a test set and the points of its tests. A group gives its points if all of its
 * tests pass ({@code complete-group}), or the points of each test that passes ({@code each-test}).
 * Tests without a group give points of their own.
 */
final class PolygonGroups {

  /** The name of the group of all tests. */
  private static final String TOTAL = "total";

  private static final String POINTS = "points";
  private static final String POLICY = "points-policy";
  private static final String COMPLETE = "complete-group";
  private static final String EACH = "each-test";

  /**
   * A test.
   *
   * @param points null if the test names none
   */
  private record Worth(String name, Double points) {
    double known() {
      return points == null ? 0 : points;
    }
  }

  private final PackageFolder folder;
  private final XmlElement set;
  private final Map<String, List<Worth>> tests = new LinkedHashMap<>();
  private final List<Worth> alone = new ArrayList<>();
  private final List<String> disagreements = new ArrayList<>();

  private PolygonGroups(PackageFolder folder, XmlElement set) {
    this.folder = folder;
    this.set = set;
  }

  /**
   * Reads the groups of a set. Empty if it gives no points, or, with a note, if it is not valid.
   */
  static Optional<Scoring> of(PackageFolder folder, XmlElement set) {
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      PolygonGroups groups = new PolygonGroups(folder, set);
      Optional<Scoring> read = groups.read().filter(each -> notes.isUsable(each, true));
      read.ifPresent(each -> groups.disagreements.forEach(folder::note));
      return read;
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  /** The name of a test's group; empty if it has none. */
  static Optional<String> group(XmlElement test) {
    return test.attribute("group").filter(each -> !each.isEmpty());
  }

  /** Whether a set has a group of this name. */
  static boolean isGroup(String name, XmlElement set) {
    return declared(name, set).isPresent()
        || set.at("tests/test").stream()
            .anyMatch(each -> group(each).filter(name::equals).isPresent());
  }

  /** Whether each test of a group gives its own points. */
  static boolean isOfEachTest(String name, XmlElement set) {
    return declared(name, set).map(each -> !isComplete(each)).orElse(true);
  }

  private static Optional<XmlElement> declared(String name, XmlElement set) {
    return set.at("groups/group").stream()
        .filter(each -> each.attribute("name").filter(name::equals).isPresent())
        .findFirst();
  }

  private Optional<Scoring> read() {
    int number = 0;
    for (XmlElement each : set.at("tests/test")) {
      number++;
      String name = PolygonFormat.path(PolygonFormat.inputs(set), number, set);
      Worth worth = new Worth(name, points(each));
      group(each)
          .map(group -> tests.computeIfAbsent(group, none -> new ArrayList<>()))
          .orElse(alone)
          .add(worth);
    }
    List<XmlElement> declared = set.at("groups/group");
    boolean givesPoints =
        declared.stream().map(PolygonGroups::points).anyMatch(each -> each != null && each > 0)
            || sum(alone) > 0
            || tests.values().stream().anyMatch(each -> sum(each) > 0);
    return givesPoints ? Optional.of(scoring(declared)) : Optional.empty();
  }

  private Scoring scoring(List<XmlElement> declared) {
    List<Scored> members = new ArrayList<>();
    declared.forEach(each -> members.add(group(each, each.needed("name"))));
    Set<String> known = Set.copyOf(declared.stream().map(each -> each.needed("name")).toList());
    List<String> unknown = tests.keySet().stream().filter(each -> !known.contains(each)).toList();
    unknown.forEach(each -> members.add(ofEachTest(each, tests.get(each))));
    if (!declared.isEmpty()) {
      PackageNotes.shared(unknown, "group", "no <group> element")
          .ifPresent(which -> folder.note(which + ": each test gives its own points"));
    }
    members.addAll(ofEachTest(TOTAL, alone).members());
    double most = members.stream().mapToDouble(Scored::most).sum();
    return new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, members));
  }

  private TestGroup group(XmlElement declared, String name) {
    List<Worth> own = tests.getOrDefault(name, List.of());
    boolean isComplete = isComplete(declared);
    Double stated = points(declared);
    double summed = sum(own);
    if (stated != null && !Points.areEqual(stated, summed) && (summed > 0 || !isComplete)) {
      disagreements.add(
          declared
              .refused(
                  "'%s' has %s points, but its tests have %s; %s count"
                      .formatted(
                          PackageBounds.shown(name),
                          Points.shown(stated),
                          Points.shown(summed),
                          isComplete ? "those of the group" : "those of the tests"))
              .getMessage());
    }
    List<String> requires =
        declared.at("dependencies/dependency").stream().map(each -> each.needed("group")).toList();
    return (isComplete
            ? complete(name, stated == null ? summed : stated, own)
            : ofEachTest(name, own))
        .withRequires(requires);
  }

  private static boolean isComplete(XmlElement group) {
    String policy = group.attribute(POLICY).orElse(COMPLETE);
    if (!policy.equals(COMPLETE) && !policy.equals(EACH)) {
      throw group.wrong(POLICY + " " + COMPLETE + " or " + EACH + ", found '" + policy + "'");
    }
    return policy.equals(COMPLETE);
  }

  /** A group of which all tests must get all of their points: if they have none, the group's. */
  private static TestGroup complete(String name, double points, List<Worth> tests) {
    double usual = points > 0 ? points : 1;
    List<ScoredTest> members =
        tests.stream()
            .map(each -> new ScoredTest(each.name(), each.known() > 0 ? each.known() : usual, 0))
            .toList();
    return TestGroup.of(name, points, Aggregation.ALL_OR_NOTHING, members);
  }

  private static TestGroup ofEachTest(String name, List<Worth> tests) {
    List<ScoredTest> members =
        tests.stream().map(each -> new ScoredTest(each.name(), each.known(), 0)).toList();
    return TestGroup.of(name, sum(tests), Aggregation.SUM, members);
  }

  private static double sum(List<Worth> tests) {
    return tests.stream().mapToDouble(Worth::known).sum();
  }

  /** The points of a test or group; null if it names none. */
  private static Double points(XmlElement declared) {
    String text = declared.attribute(POINTS).map(String::strip).orElse("");
    if (text.isEmpty()) {
      return null;
    }
    try {
      double points = Double.parseDouble(text);
      if (points >= 0 && points <= ScoringFaults.MOST) {
        return points;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw declared.wrong(
        "points from 0 to %s, found '%s'"
            .formatted(Points.shown(ScoringFaults.MOST), PackageBounds.shown(text)));
  }
}

package harness.export;

import harness.formats.syntax.XmlElement;
import harness.scoring.Aggregation;
import harness.scoring.Scored;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Groups with points in Polygon's format: side by side, with dependencies. A group gives its points
 * if all of its tests pass, or each test gives its own. A test is in one group, so one that counts
 * in several is written again for each.
 */
final class PolygonGroupsExport {

  /**
   * A test to be written.
   *
   * @param group the name of its group in the new package; null if it has none
   * @param points null if the test has none of its own
   */
  record Placed(ProgramsPackage.Test test, String group, Double points) {

    /** The attributes of its element. */
    String attributes() {
      return (group == null ? "" : " group=\"" + XmlElement.escaped(group) + "\"")
          + (points == null ? "" : " points=\"" + GroupRule.number(points) + "\"");
    }
  }

  private final ProgramsPackage problem;
  private final Consumer<String> notes;
  private final Scoring scoring;
  private final Map<String, ProgramsPackage.Test> tests = new LinkedHashMap<>();
  private final Set<ProgramsPackage.Test> alone;
  private final List<Placed> placed = new ArrayList<>();

  /** The groups to write, by their names in the new package. */
  private final Map<String, TestGroup> groups = new LinkedHashMap<>();

  /** The names in the new package of each group that is read, and of the groups in it. */
  private final Map<String, List<String>> names = new LinkedHashMap<>();

  PolygonGroupsExport(ProgramsPackage problem, Consumer<String> notes) {
    this.problem = problem;
    this.notes = notes;
    this.scoring = problem.parts().scored().scoring();
    this.alone = new LinkedHashSet<>(problem.tests());
    problem.tests().forEach(each -> each.names().forEach(name -> tests.put(name, each)));
  }

  /** The tests of a problem without points, with the groups that validators are told. */
  static List<Placed> withoutPoints(ProgramsPackage problem) {
    List<Placed> all = new ArrayList<>();
    for (ProgramsPackage.Test each : problem.tests()) {
      String told = each.judging() == null ? null : PolygonPackage.group(each.judging());
      all.add(new Placed(each, told, null));
    }
    return all;
  }

  /** Chooses the groups; returns the tests in their order. */
  List<Placed> tests() {
    if (problem.tests().isEmpty()) {
      return List.of();
    }
    Set<String> taken = new HashSet<>();
    for (TestGroup each : scoring.uncounted()) {
      open(each.withLeast(0).withMost(0).withAggregation(Aggregation.ALL_OR_NOTHING), taken);
      if (!names.getOrDefault(each.name(), List.of()).isEmpty()) {
        notes.accept(each.name() + ": gives 0 points, but now counts for the verdict");
      }
    }
    open(scoring.total(), taken);
    List<Placed> all = new ArrayList<>();
    alone.forEach(each -> all.add(new Placed(each, null, null)));
    all.addAll(placed);
    return List.copyOf(all);
  }

  /** Adds a group of tests, or the groups in a group. */
  private List<String> open(TestGroup group, Set<String> taken) {
    List<String> written = new ArrayList<>();
    List<ScoredTest> own = new ArrayList<>();
    for (Scored each : group.members()) {
      if (each instanceof TestGroup inner) {
        written.addAll(open(inner, taken));
      } else {
        own.add((ScoredTest) each);
      }
    }
    if (!written.isEmpty()) {
      noteNested(group);
    }
    boolean isTotal = group.name().equals(scoring.total().name());
    if (own.isEmpty() && written.isEmpty() && !isTotal) {
      notes.accept(group.name() + ": left out; a group without tests");
    } else if (isTotal && GroupRule.isSum(group)) {
      own.forEach(each -> place(each, null, each.accepted()));
    } else if (!own.isEmpty()) {
      written.add(add(group, own, taken));
    }
    names.put(group.name(), written);
    return written;
  }

  private void noteNested(TestGroup group) {
    boolean isTotal = group.name().equals(scoring.total().name());
    if (!GroupRule.isSum(group)) {
      notes.accept(
          "%s: its groups add up now: the format polygon has no scoring of groups by %s"
              .formatted(group.name(), GroupRule.label(group)));
    } else if (!isTotal && !group.requires().isEmpty()) {
      notes.accept(group.name() + ": what it requires is left out: it only holds other groups");
    } else if (!isTotal && group.groups().count() > 1) {
      notes.accept(
          group.name()
              + ": its groups are no longer nested, which the format polygon does not have");
    }
  }

  /** Adds a group; returns its name in the new package. */
  private String add(TestGroup group, List<ScoredTest> own, Set<String> taken) {
    String name = name(group.name(), taken);
    TestGroup flat = group.withMembers(List.copyOf(own));
    groups.put(name, flat);
    boolean isOfEach = isOfEachTest(flat);
    double parts = GroupRule.isMean(flat) ? own.size() : 1;
    own.forEach(each -> place(each, name, isOfEach ? each.accepted() / parts : null));
    noteLosses(flat, own);
    return name;
  }

  private void place(ScoredTest test, String group, Double points) {
    ProgramsPackage.Test written = tests.get(test.name());
    if (written != null) {
      placed.add(new Placed(written, group, points));
      alone.remove(written);
    }
  }

  /** The last part of a group's name; the whole name if another group has this one. */
  private static String name(String read, Set<String> taken) {
    String last = read.substring(read.lastIndexOf('/') + 1);
    String free = taken.contains(last) ? read : last;
    for (int number = 2; !taken.add(free); number++) {
      free = last + "-" + number;
    }
    return free;
  }

  private static boolean isOfEachTest(TestGroup group) {
    return GroupRule.isSum(group) || GroupRule.isMean(group);
  }

  private void noteLosses(TestGroup group, List<ScoredTest> own) {
    String name = group.name();
    if (group.aggregation().kind() == Aggregation.Kind.MAX) {
      notes.accept(name + ": gives all points or none: the format polygon has no scoring by max");
    }
    if (problem.comparison() == null && GroupRule.isOfParts(group)) {
      notes.accept(
          "%s: gives all points or none: the format polygon has no scoring by %s of partly right tests"
              .formatted(name, GroupRule.label(group)));
    }
    if (own.stream().anyMatch(each -> each.rejected() != 0)) {
      notes.accept(name + ": points of rejected outputs are left out");
    }
    if (group.graderFlags() != null) {
      notes.accept(name + ": its grader is left out; its rule is " + GroupRule.label(group));
    }
    if (group.stopsAtReject() && isOfEachTest(group)) {
      notes.accept(name + ": tests after the first failure count, too");
    }
  }

  /** The element that declares the groups; empty if there are none. */
  String xml() {
    if (groups.isEmpty()) {
      return "";
    }
    StringBuilder xml = new StringBuilder("      <groups>\n");
    groups.forEach((name, group) -> xml.append(element(name, group)));
    return xml.append("      </groups>\n").toString();
  }

  private String element(String name, TestGroup group) {
    boolean isOfEach = isOfEachTest(group);
    String points = isOfEach ? "" : " points=\"" + GroupRule.number(GroupRule.most(group)) + "\"";
    String start =
        "        <group name=\"%s\"%s points-policy=\"%s\""
            .formatted(XmlElement.escaped(name), points, isOfEach ? "each-test" : "complete-group");
    Set<String> required = new LinkedHashSet<>();
    for (String each : group.requires()) {
      List<String> known = names.getOrDefault(each, List.of());
      required.addAll(known);
      if (known.isEmpty()) {
        notes.accept(group.name() + ": no longer requires " + each + ", which is not written");
      }
    }
    if (required.isEmpty()) {
      return start + "/>\n";
    }
    StringBuilder xml = new StringBuilder(start).append(">\n          <dependencies>\n");
    required.forEach(
        each ->
            xml.append("            <dependency group=\"")
                .append(XmlElement.escaped(each))
                .append("\"/>\n"));
    return xml.append("          </dependencies>\n        </group>\n").toString();
  }

  /** Notes the expectations in groups, which the format does not have. */
  void noteExpectations() {
    List<String> stated =
        problem.submissions().keySet().stream()
            .filter(each -> !problem.parts().scored().of(problem.text(each)).isEmpty())
            .map(PackagedProgram::name)
            .toList();
    if (!stated.isEmpty()) {
      notes.accept(
          "what submissions are expected to get in groups is left out, as the format polygon has only"
              + " tags: "
              + String.join(", ", stated));
    }
    if (problem.parts().scored().bySpeed()) {
      notes.accept("points by speed are left out; a test in time gives all of its points");
    }
  }
}

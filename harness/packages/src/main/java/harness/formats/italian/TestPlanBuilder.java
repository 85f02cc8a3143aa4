package harness.formats.italian;

import harness.formats.ValidatorCall;
import harness.formats.italian.TestPlan.Planned;
import harness.formats.italian.TestPlan.Subtask;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.scoring.Points;
import harness.scoring.ScoringFaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A plan while its file is read. */
final class TestPlanBuilder {

  private static final String ALL = "*";
  private static final int MOST_SUBTASKS = 500;
  private static final int LONGEST_NAME = 100;

  private final ItalianTask task;
  private final List<Open> subtasks = new ArrayList<>();
  private int tests;

  private record Need(String name, Declared where) {}

  /** A subtask to which tests are still added. */
  private static final class Open {
    private final double points;
    private String name;
    private boolean isNamed;
    private List<ValidatorCall> validators = List.of();
    private final List<Planned> tests = new ArrayList<>();
    private final List<Need> needs = new ArrayList<>();

    Open(double points, String name) {
      this.points = points;
      this.name = name;
    }
  }

  TestPlanBuilder(ItalianTask task) {
    this.task = task;
  }

  /** Begins a subtask without a name. */
  void subtask(double points, Declared where) {
    if (subtasks.size() == MOST_SUBTASKS) {
      throw where.refused("more than " + MOST_SUBTASKS + " subtasks");
    }
    subtasks.add(new Open(points, usualName(subtasks.size())));
  }

  /** The name of a subtask that is given none. */
  static String usualName(int index) {
    return "subtask" + index;
  }

  /** The points that a line gives to a subtask. */
  static double points(String text, Declared where) {
    try {
      double points = Double.parseDouble(text);
      if (points >= 0 && points <= ScoringFaults.MOST && text.matches("[0-9.]{1,20}")) {
        return points;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw where.refused(
        "expected points from 0 to %s, found '%s'"
            .formatted(Points.shown(ScoringFaults.MOST), PackageBounds.shown(text)));
  }

  /** Names the last subtask. */
  void name(String name, Declared where) {
    Open last = last(where);
    if (last.isNamed || !last.tests.isEmpty()) {
      throw where.refused("the name of a subtask comes once, before its tests");
    }
    if (name.length() > LONGEST_NAME || name.matches("|-.*|.*[*?\\s\\p{Cntrl}].*")) {
      throw where.refused("'" + PackageBounds.shown(name) + "' is not a name of a subtask");
    }
    if (subtasks.stream().anyMatch(each -> each.name.equals(name))) {
      throw where.refused("there is another subtask " + name);
    }
    last.name = name;
    last.isNamed = true;
  }

  /** Adds names of subtasks that the last one depends on. */
  void needs(List<String> names, Declared where) {
    Open last = last(where);
    names.forEach(each -> last.needs.add(new Need(each, where)));
  }

  void validators(List<ValidatorCall> validators, Declared where) {
    last(where).validators = validators;
  }

  /** The index of the last subtask; negative if there is none. */
  int index() {
    return subtasks.size() - 1;
  }

  String lastName() {
    return subtasks.get(index()).name;
  }

  /** Adds a test whose input is a file of the package. */
  void copy(String path, Declared where) {
    add(
        new Planned(
            tests, where, task.folder().file(path, where).orElse(null), null, List.of(), true),
        where);
  }

  /**
   * Adds a test that a generator makes.
   *
   * @param generator null if it cannot be run
   */
  void generated(String generator, List<String> arguments, Declared where) {
    add(new Planned(tests, where, null, generator, arguments, false), where);
  }

  private void add(Planned test, Declared where) {
    if (tests == PackageBounds.MOST_FILES) {
      throw where.refused("more than " + PackageBounds.MOST_FILES + " tests");
    }
    last(where).tests.add(test);
    tests++;
  }

  private Open last(Declared where) {
    if (subtasks.isEmpty()) {
      throw where.refused("expected a subtask before this line");
    }
    return subtasks.get(index());
  }

  TestPlan build() {
    return new TestPlan(
        subtasks.stream()
            .map(
                each ->
                    new Subtask(
                        each.name,
                        each.points,
                        each.validators,
                        List.copyOf(each.tests),
                        needs(each)))
            .toList());
  }

  private Set<Integer> needs(Open subtask) {
    Set<Integer> needs = new TreeSet<>();
    for (Need each : subtask.needs) {
      List<Integer> found =
          IntStream.range(0, subtasks.size())
              .filter(i -> each.name().equals(ALL) || subtasks.get(i).name.equals(each.name()))
              .boxed()
              .toList();
      if (found.isEmpty()) {
        throw each.where()
            .refused("no subtask is named '" + PackageBounds.shown(each.name()) + "'");
      }
      needs.addAll(found);
    }
    return needs;
  }
}

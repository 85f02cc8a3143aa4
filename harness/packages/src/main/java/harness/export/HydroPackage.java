package harness.export;

import harness.cases.Counted;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.ProgramCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.ScoredPackage;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes a problem made of programs as a problem of Hydro: {@code problem.yaml} and the folder
 * {@code testdata} with tests, programs and {@code config.yaml}.
 */
final class HydroPackage {

  private static final String FOLDER = "testdata";
  private static final String SOLUTION = "std";
  private static final String MIN = "min";

  /** The points of a problem without any, as the judge shares them out. */
  private static final double ALL_POINTS = 100;

  /** Types of checkers that are standard comparisons. */
  private static final Map<String, String> COMPARISONS =
      Map.of("trimmed", "default", "fcmp", "strict");

  /** The judge's stock checkers. */
  private static final Set<String> STOCK =
      Set.of(
          ("acmp caseicmp casencmp casewcmp dcmp hcmp icmp lcmp ncmp nyesno rcmp rcmp4 rcmp6 rcmp9"
                  + " uncmp wcmp yesno")
              .split(" ", -1));

  /** Names of the comparison that the judge calls {@code wcmp}. */
  private static final Set<String> TOKENS = Set.of("tokens", "icpc case_sensitive");

  private static final Map<CheckerCodes, String> DIALECTS =
      Map.of(
          CheckerCodes.TESTLIB, "testlib",
          CheckerCodes.HYDRO, "testlib",
          CheckerCodes.ICPC, "kattis",
          CheckerCodes.LEMON, "lemon",
          CheckerCodes.SYZOJ, "syzoj",
          CheckerCodes.HUSTOJ, "hustoj",
          CheckerCodes.QDUOJ, "qduoj");

  private static final Map<Aggregation.Kind, String> RULES =
      Map.of(
          Aggregation.Kind.SUM,
          "sum",
          Aggregation.Kind.MIN,
          MIN,
          Aggregation.Kind.ALL_OR_NOTHING,
          MIN,
          Aggregation.Kind.MAX,
          "max");

  private final ProgramsPackage problem;
  private final ExportFolder to;
  private final StringBuilder config = new StringBuilder();
  private final List<String> notes = new ArrayList<>();

  /** The names of the files of each test, without their endings, by the names of the test. */
  private final Map<String, String> files = new LinkedHashMap<>();

  HydroPackage(ProgramsPackage problem, ExportFolder to) {
    this.problem = problem;
    this.to = to;
  }

  /** Whether a submission with this expectation has a place in the format. */
  static boolean keeps(Expectation expected) {
    return expected.equals(Expectation.RIGHT);
  }

  /** Writes everything; returns notes on what the format cannot express. */
  List<String> write() {
    to.write("problem.yaml", "title: " + ExportFolder.quoted(problem.parts().name()) + "\n");
    boolean isInteractive = problem.parts().interactor() != null;
    add("type: " + (isInteractive ? "interactive" : "default"));
    add("time: " + Math.max(1, problem.limits().timeNanos() / 1_000_000) + "ms");
    add("memory: " + (problem.limits().memoryBytes() >> 20) + "m");
    namedFiles();
    if (isInteractive) {
      interactor();
    } else {
      checker();
    }
    validators();
    solutions();
    tests();
    to.write(FOLDER + "/config.yaml", config.toString());
    noteWhatIsLost();
    return notes;
  }

  private void add(String line) {
    config.append(line).append('\n');
  }

  private void namedFiles() {
    NamedFiles named = problem.parts().files();
    if (named.isNone()) {
      return;
    }
    String stem = named.input().replaceFirst("\\.in$", "");
    if (stem.isEmpty() || !named.equals(new NamedFiles(stem + ".in", stem + ".out"))) {
      throw new CannotExport(
          "programs %s; the format hydro has only files named NAME.in and NAME.out"
              .formatted(named.inWords()));
    }
    add("filename: " + ExportFolder.quoted(stem));
  }

  private void checker() {
    CheckerCall call = problem.parts().checker();
    String comparison = problem.comparison();
    if (comparison != null) {
      String name = TOKENS.contains(comparison) ? "wcmp" : comparison;
      if (COMPARISONS.containsKey(name)) {
        add("checker_type: " + COMPARISONS.get(name));
      } else if (STOCK.contains(name)) {
        add("checker_type: testlib\nchecker: " + name);
      } else {
        throw new CannotExport("std:" + comparison + " has no counterpart in the format hydro");
      }
      return;
    }
    PackagedProgram checker = problem.checker();
    requireNoArguments("checker", call.programs().get(0));
    boolean usesTestlib = checker.isInC() && checker.usesTestlib();
    boolean isOfTestlib = call.codes() == CheckerCodes.TESTLIB || call.codes() == CheckerCodes.ZERO;
    String type = isOfTestlib && usesTestlib ? "testlib" : DIALECTS.get(call.codes());
    if (type == null || (isOfTestlib && !usesTestlib)) {
      throw new CannotExport(
          "checker %s: of the dialect %s%s, which the format hydro does not have"
              .formatted(
                  checker.fileName(),
                  call.codes().label(),
                  isOfTestlib ? " without testlib.h" : ""));
    }
    add("checker_type: " + type + "\nchecker: " + placed(checker));
  }

  private void interactor() {
    InteractorCall call = problem.parts().interactor();
    PackagedProgram interactor = problem.interactor();
    requireNoArguments("interactor", call.call());
    if (!call.live() || call.passes() > 1 || call.codes() != CheckerCodes.TESTLIB) {
      throw new CannotExport(
          "interactor "
              + interactor.fileName()
              + ": the format hydro requires testlib's codes and a single pass");
    }
    if (!problem.isJudgedByInteractor()) {
      throw new CannotExport("the format hydro has no checkers beside an interactor");
    }
    add("interactor: " + placed(interactor));
  }

  /** Copies a program into the folder of tests, and returns the name of its file there. */
  private String placed(PackagedProgram program) {
    return ExportFolder.quoted(program.copyFile(to, FOLDER).substring(FOLDER.length() + 1));
  }

  private static void requireNoArguments(String role, ProgramCall call) {
    if (!call.arguments().isEmpty()) {
      throw new CannotExport(
          role + " " + call.text() + ": the format hydro does not allow arguments");
    }
  }

  /** The first validator that the judge can call: it only knows exit code 0. */
  private void validators() {
    boolean isWritten = false;
    for (ValidatorCall each : problem.parts().validators()) {
      boolean isUsable =
          each.codes() != ValidatorCodes.ICPC
              && each.call().arguments().isEmpty()
              && each.variables().isEmpty();
      if (isUsable && !isWritten) {
        isWritten = true;
        add("validator: " + placed(problem.program("validator", each.call().program())));
      } else {
        String why =
            isUsable ? "one validator" : "validators without arguments that end with exit code 0";
        notes.add(
            "validator %s: left out; the format hydro has only %s"
                .formatted(each.call().text(), why));
      }
    }
  }

  private void solutions() {
    List<String> failing = new ArrayList<>();
    boolean isFirst = true;
    for (Map.Entry<PackagedProgram, Expectation> each : problem.submissions().entrySet()) {
      PackagedProgram program = each.getKey();
      if (isFirst) {
        String ending = program.fileName().substring(program.stem().length());
        program.onlySource().write(to, FOLDER + "/" + SOLUTION + ending);
        program.copyHeaders(to, FOLDER);
        isFirst = false;
      } else if (keeps(each.getValue())) {
        program.copyFile(to, SOLUTION);
      } else {
        failing.add(program.name());
      }
    }
    if (!failing.isEmpty()) {
      notes.add(
          "left out, as the format hydro keeps only right submissions: "
              + String.join(", ", failing));
    }
  }

  private void tests() {
    List<String> all = new ArrayList<>();
    int number = 0;
    for (ProgramsPackage.Test each : problem.tests()) {
      String name = String.valueOf(++number);
      to.write(FOLDER + "/" + name + ".in", each.inputBytes());
      to.write(FOLDER + "/" + name + ".out", each.answer());
      each.names().forEach(own -> files.put(own, name));
      all.add(name);
    }
    if (all.isEmpty()) {
      return;
    }
    add("subtasks:");
    List<TestGroup> groups = groups();
    Set<String> unused = new LinkedHashSet<>(all);
    if (groups.isEmpty()) {
      subtask(1, ALL_POINTS, MIN, List.of());
      unused.forEach(each -> testCase(each, null));
      return;
    }
    List<String> names = groups.stream().map(TestGroup::name).toList();
    for (TestGroup each : groups) {
      unused.removeAll(group(each, names));
    }
    if (!unused.isEmpty()) {
      notes.add(
          "left out of the subtasks: "
              + Counted.of(unused.size(), "test")
              + " without points, which the format hydro would give some");
    }
  }

  /** The groups with points; none if the problem has no points that can be expressed. */
  private List<TestGroup> groups() {
    ScoredPackage scored = problem.parts().scored();
    if (scored == null) {
      return List.of();
    }
    Scoring scoring = scored.scoring();
    List<TestGroup> groups = scoring.total().groups().filter(each -> each.most() > 0).toList();
    boolean isExpressible =
        scored.grader() == null
            && !groups.isEmpty()
            && groups.stream().allMatch(each -> Double.isFinite(each.most()));
    if (!isExpressible) {
      notes.add("points are left out; a submission must pass all tests");
      return List.of();
    }
    if (scoring.total().aggregation().kind() != Aggregation.Kind.SUM) {
      notes.add("the points of groups are added up, as the format hydro always does");
    }
    if (scored.bySpeed()) {
      notes.add("points by speed are left out; a test gets all or none");
    }
    return groups;
  }

  /** Writes a group as a subtask; returns the names of its files. */
  private Set<String> group(TestGroup group, List<String> names) {
    String rule = RULES.get(group.aggregation().kind());
    if (rule == null || group.groups().findAny().isPresent()) {
      notes.add(
          "group %s: becomes the least of its tests; its rule is %s"
              .formatted(
                  group.name(),
                  rule == null ? group.aggregation().kind().label() : "that of its groups"));
      rule = MIN;
    }
    if (group.least() < 0) {
      notes.add("group " + group.name() + ": points below zero are left out");
    }
    List<String> needed =
        group.requires().stream()
            .map(names::indexOf)
            .filter(each -> each >= 0)
            .map(each -> String.valueOf(each + 1))
            .toList();
    if (needed.size() < group.requires().size()) {
      notes.add("group " + group.name() + ": does not wait for groups without points");
    }
    subtask(names.indexOf(group.name()) + 1, group.most(), rule, needed);
    Map<String, ScoredTest> cases = new LinkedHashMap<>();
    group
        .tests()
        .filter(each -> files.containsKey(each.name()))
        .forEach(each -> cases.putIfAbsent(files.get(each.name()), each));
    boolean haveOwn = !rule.equals(MIN);
    cases.forEach((file, test) -> testCase(file, haveOwn ? test.accepted() : null));
    if (cases.isEmpty()) {
      throw new CannotExport("group " + group.name() + ": no test of it can be written");
    }
    return cases.keySet();
  }

  private void subtask(int id, double points, String rule, List<String> needed) {
    add("  - id: " + id);
    add("    score: " + Points.shown(points));
    add("    type: " + rule);
    if (!needed.isEmpty()) {
      add("    if: [" + needed.stream().collect(Collectors.joining(", ")) + "]");
    }
    add("    cases:");
  }

  private void testCase(String file, Double points) {
    String score = points == null ? "" : ", score: " + Points.shown(points);
    add("      - {input: %s.in, output: %s.out%s}".formatted(file, file, score));
  }

  private void noteWhatIsLost() {
    if (!problem.parts().generators().isEmpty()) {
      notes.add("generators are left out; the format hydro has only tests");
    }
    if (!problem.parts().answerValidators().isEmpty()) {
      notes.add("validators of answers are left out: the format hydro has none");
    }
  }
}

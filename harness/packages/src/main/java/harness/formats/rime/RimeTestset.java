package harness.formats.rime;

import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.DataFile;
import harness.formats.Headers;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.ScoringNotes;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.WrittenInputs;
import harness.formats.rime.RimeCalls.Call;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Glob;
import harness.formats.syntax.PackageBounds;
import harness.scoring.Aggregation;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The folder with {@code TESTSET}: tests, and the programs that make and judge them. */
final class RimeTestset {

  static final String FILE = "TESTSET";
  static final String TOTAL = "total";

  private static final String INPUT = ".in";
  private static final String ANSWER = ".diff";

  /** Texts are compared by {@code diff}. */
  private static final String USUAL_CHECKER = "fcmp";

  private static final String SUBTASK = "subtask_testset";
  private static final Pattern PROGRAM =
      Pattern.compile("(?!scoring_)[a-z]+_(generator|validator|judge|reactive)");
  private static final Pattern MERGER = Pattern.compile("merged_.*|.*_merger|casenum_replace");
  private static final double USUAL_POINTS = 100;

  private final PackageFolder folder;
  private final Path place;
  private final List<Call> calls;
  private final Headers headers;
  private final List<DataFile> tests;

  private RimeTestset(PackageFolder folder, Path place, List<Call> calls, Headers headers) {
    this.folder = folder;
    this.place = place;
    this.calls = calls;
    this.headers = headers;
    this.tests = found();
  }

  /** Reads the only testset of a problem; without one there are no tests. */
  static RimeTestset of(PackageFolder folder, Headers headers) {
    List<Path> places = folder.list(folder.root()).stream().filter(RimeTestset::isPlace).toList();
    if (places.size() > 1) {
      throw new UsageException(
          "%s: two folders have a %s: %s and %s"
              .formatted(
                  folder.root(), FILE, folder.shown(places.get(0)), folder.shown(places.get(1))));
    }
    if (places.isEmpty()) {
      folder.note("no folder has a " + FILE + ": there are no tests");
      return new RimeTestset(folder, folder.root(), List.of(), headers);
    }
    Path place = places.get(0);
    Path file = folder.confined(folder.shown(place) + "/" + FILE);
    RimeTestset testset = new RimeTestset(folder, place, RimeCalls.in(file, folder), headers);
    testset.noteOthers();
    return testset;
  }

  static boolean isPlace(Path folder) {
    return Files.isDirectory(folder) && Files.isRegularFile(folder.resolve(FILE));
  }

  private void noteOthers() {
    for (Call each : calls) {
      String name = each.function();
      if (name.endsWith("_reactive")) {
        throw each.where().refused("judges that start the solution are not supported");
      } else if (MERGER.matcher(name).matches()) {
        folder.leaveOut(each.where().refused("tests that join others are not made"));
      } else if (name.equals("scoring_judge")) {
        folder.leaveOut(each.where().refused("points that a judge prints are not read"));
      } else if (!name.equals(SUBTASK) && !PROGRAM.matcher(name).matches()) {
        folder.leaveOut(each.where().refused("unknown"));
      }
    }
  }

  /** The calls of the programs of a kind. */
  private List<Call> programs(String kind) {
    return calls.stream()
        .filter(each -> PROGRAM.matcher(each.function()).matches())
        .filter(each -> each.function().endsWith("_" + kind))
        .toList();
  }

  /** The source that a call names, if it can be run. */
  private Optional<Path> source(Call call) {
    Declared name = call.argument(0, "src");
    return folder
        .file(folder.shown(place) + "/" + name.text(), name)
        .filter(each -> folder.program(each).isPresent());
  }

  /** The tests in the folder, and those that generators write. The latter replace the former. */
  private List<DataFile> found() {
    Map<String, Path> files = new TreeMap<>();
    List<Path> given = new ArrayList<>();
    if (place.equals(folder.root())) {
      return List.of();
    }
    for (Path each : folder.list(place)) {
      if (Files.isRegularFile(each) && !each.endsWith(FILE)) {
        given.add(each);
        files.put(each.getFileName().toString(), each);
      }
    }
    for (Call each : programs("generator")) {
      Optional<Path> source = source(each);
      source.ifPresent(
          program -> {
            files.putAll(WrittenInputs.of(program, given, headers, folder, RimeTestset::isOfTest));
            folder.note(
                folder.shown(program) + " takes no seed, so new inputs are changes of the tests");
          });
    }
    List<DataFile> found = new ArrayList<>();
    List<String> unanswered = new ArrayList<>();
    for (Map.Entry<String, Path> each : files.entrySet()) {
      if (each.getKey().endsWith(INPUT)) {
        String test = stem(each.getKey());
        Path answer = files.get(test + ANSWER);
        if (answer == null) {
          unanswered.add(test + ANSWER);
        }
        found.add(new DataFile(test, each.getValue(), answer));
      }
    }
    if (found.size() > PackageBounds.MOST_FILES) {
      throw new UsageException(place + ": more than " + PackageBounds.MOST_FILES + " tests");
    }
    folder.notes().addMissingAnswers(unanswered, false);
    return List.copyOf(found);
  }

  private static boolean isOfTest(String name) {
    return name.endsWith(INPUT) || name.endsWith(ANSWER);
  }

  private static String stem(String file) {
    return file.substring(0, file.length() - INPUT.length());
  }

  List<DataFile> tests() {
    return tests;
  }

  /** Whether a pattern names a test, as rime names it: by its input. */
  boolean hasTest(Declared pattern) {
    Glob glob = Glob.of(pattern.text(), pattern);
    return tests.stream().anyMatch(each -> glob.matches(each.name() + INPUT));
  }

  List<ValidatorCall> validators() {
    return programs("validator").stream()
        .flatMap(each -> source(each).stream())
        .map(each -> ProgramCall.of(each.toAbsolutePath().toString()))
        .map(each -> new ValidatorCall(each, ValidatorCodes.ZERO))
        .toList();
  }

  /** The judges, all of which must accept; {@code diff} if there are none. */
  CheckerCall checker() {
    List<Call> judges = programs("judge");
    if (judges.isEmpty()) {
      return CheckerCall.standard(USUAL_CHECKER);
    }
    List<ProgramCall> programs = new ArrayList<>();
    for (Call each : judges) {
      Declared name = each.argument(0, "src");
      Path source = folder.needed(folder.shown(place) + "/" + name.text(), name);
      programs.add(ProgramCall.of(folder.neededProgram(source)));
    }
    Set<CheckerCodes> codes = new HashSet<>();
    judges.forEach(each -> codes.add(codes(each)));
    if (codes.size() > 1) {
      throw judges.get(0).where().refused("judges with different runners are not supported");
    }
    return new CheckerCall(programs, codes.iterator().next());
  }

  private static CheckerCodes codes(Call judge) {
    boolean isTestlib =
        judge.function().startsWith("testlib")
            || judge
                .argument(1, "judge_runner")
                .textIfAny()
                .filter("testlib_judge_runner"::equals)
                .isPresent();
    return isTestlib ? CheckerCodes.TESTLIB : CheckerCodes.RIME;
  }

  /** The points of subtasks; empty if there are none, or, with a note, if they make no sense. */
  Optional<Scoring> scoring() {
    List<Call> subtasks = calls.stream().filter(each -> each.function().equals(SUBTASK)).toList();
    if (subtasks.isEmpty()) {
      return Optional.empty();
    }
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Set<String> counted = new HashSet<>();
      List<TestGroup> groups = subtasks.stream().map(each -> group(each, counted)).toList();
      double most = groups.stream().mapToDouble(TestGroup::most).sum();
      Scoring scoring = new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, groups));
      return notes.isUsable(scoring, true) ? Optional.of(scoring) : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private TestGroup group(Call subtask, Set<String> counted) {
    Declared score = subtask.argument(1, "score");
    double points = score.number().orElse(USUAL_POINTS);
    if (points < 0) {
      throw score.wrong("0 or more points");
    }
    Declared declared = subtask.argument(2, "input_patterns");
    List<Declared> patterns =
        declared.isNothing() ? List.of(declared.valueOf("", "*")) : declared.elements();
    List<Glob> globs = patterns.stream().map(each -> Glob.of(each.text(), each)).toList();
    List<ScoredTest> members = new ArrayList<>();
    for (DataFile each : tests) {
      if (globs.stream().anyMatch(glob -> glob.matches(each.name() + INPUT))) {
        members.add(new ScoredTest(each.name(), points, 0, !counted.add(each.name())));
      }
    }
    if (members.isEmpty()) {
      folder.note(subtask.where().refused("no test matches its patterns").getMessage());
    }
    return TestGroup.of(
        subtask.argument(0, "name").text(), points, Aggregation.ALL_OR_NOTHING, members);
  }
}

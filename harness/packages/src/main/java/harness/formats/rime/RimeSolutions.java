package harness.formats.rime;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.rime.RimeCalls.Call;
import harness.formats.syntax.Declared;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.Points;
import harness.scoring.ScoreRange;
import harness.scoring.Scoring;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The folders with {@code SOLUTION}. Each holds one program, which is named by its folder. */
final class RimeSolutions {

  static final String FILE = "SOLUTION";

  private static final Pattern PROGRAM = Pattern.compile("[a-z]+_solution");

  /** Flags that do not change what a program means. */
  private static final Pattern USUAL_FLAG = Pattern.compile("-(O[0-9a-z]?|W.*|g|lm|std=.*)");

  private static final Map<String, Verdict> VERDICTS =
      Map.of(
          "AC", Verdict.ACCEPTED,
          "WA", Verdict.WRONG_ANSWER,
          "TLE", Verdict.TIME_LIMIT_EXCEEDED,
          "RE", Verdict.RUN_TIME_ERROR);

  private final PackageFolder folder;
  private final RimeTestset testset;
  private final Scoring scoring;
  private final SubmissionList list = new SubmissionList();
  private final Map<String, Path> programs = new LinkedHashMap<>();
  private final Map<Path, Declared> scores = new LinkedHashMap<>();

  private RimeSolutions(PackageFolder folder, RimeTestset testset, Scoring scoring) {
    this.folder = folder;
    this.testset = testset;
    this.scoring = scoring;
  }

  /**
   * Reads all solutions.
   *
   * @param scoring null if there are no points
   */
  static RimeSolutions of(PackageFolder folder, RimeTestset testset, Scoring scoring) {
    RimeSolutions solutions = new RimeSolutions(folder, testset, scoring);
    folder.list(folder.root()).stream()
        .filter(each -> Files.isRegularFile(each.resolve(FILE)))
        .forEach(solutions::read);
    return solutions;
  }

  private void read(Path place) {
    List<Call> calls = RimeCalls.in(folder.confined(folder.shown(place) + "/" + FILE), folder);
    Optional<Call> declared =
        calls.stream().filter(each -> PROGRAM.matcher(each.function()).matches()).findFirst();
    Optional<Path> source =
        declared.isPresent() ? source(place, declared.get()) : onlySource(place);
    Declared score = noted(calls, "expected_score", "score");
    Declared verdicts = noted(calls, "expected_verdicts", "verdicts");
    source
        .filter(each -> folder.program(each).isPresent())
        .ifPresent(
            each -> {
              Path program = each.toAbsolutePath();
              list.add(program, place, expectation(declared.orElse(null), score, verdicts));
              programs.put(place.getFileName().toString(), program);
              if (!score.isNothing()) {
                scores.put(program, score);
              }
            });
  }

  /** The argument of a call that a solution makes once; nothing if it does not. */
  private static Declared noted(List<Call> calls, String function, String argument) {
    return calls.stream()
        .filter(each -> each.function().equals(function))
        .map(each -> each.argument(0, argument))
        .reduce((one, later) -> later)
        .orElse(Declared.nothing(FILE));
  }

  private Optional<Path> source(Path place, Call call) {
    Declared name = call.argument(0, "src");
    List.of("flags", "run_flags").forEach(each -> noteFlags(call.argument(9, each)));
    return folder.file(folder.shown(place) + "/" + name.text(), name);
  }

  private void noteFlags(Declared flags) {
    flags.elements().stream()
        .filter(each -> !USUAL_FLAG.matcher(each.text()).matches())
        .findFirst()
        .ifPresent(
            each ->
                folder.leaveOut(
                    each.refused("flags of compilers and programs, such as " + each.text())));
  }

  /** The only source in the folder of a solution that declares none. */
  private Optional<Path> onlySource(Path place) {
    List<Path> sources =
        folder.list(place).stream()
            .filter(Files::isRegularFile)
            .filter(each -> folder.languages().of(each).isPresent())
            .toList();
    if (sources.size() != 1) {
      folder.leaveOut(folder.shown(place.resolve(FILE)) + ": declares no solution");
      return Optional.empty();
    }
    return Optional.of(sources.get(0));
  }

  private Expectation expectation(Call call, Declared score, Declared verdicts) {
    Declared cases = call == null ? Declared.nothing(FILE) : call.argument(1, "challenge_cases");
    cases.elements().stream()
        .filter(each -> !testset.hasTest(each))
        .forEach(each -> folder.leaveOut(each.refused("there is no test " + each.text())));
    if (!verdicts.isNothing()) {
      return stated(verdicts);
    }
    boolean getsLess =
        scoring != null
            && score.number().isPresent()
            && !Points.areEqual(score.number().get(), scoring.total().most());
    return cases.isNothing() && !getsLess ? Expectation.RIGHT : Expectation.WRONG;
  }

  private static Expectation stated(Declared verdicts) {
    Set<Verdict> expected = EnumSet.noneOf(Verdict.class);
    for (Declared each : verdicts.elements()) {
      Verdict verdict = VERDICTS.get(each.text());
      if (verdict == null) {
        throw each.wrong("AC, WA, TLE or RE");
      }
      expected.add(verdict);
    }
    if (expected.contains(Verdict.WRONG_ANSWER)) {
      expected.add(Verdict.DISAGREEMENT);
    }
    return Expectation.permitting(expected);
  }

  /** The reference: the named solution, else the first that is right; null if there is none. */
  String reference(Declared named) {
    if (named.isNothing()) {
      return list.firstRight();
    }
    Path program = programs.get(named.text());
    if (program == null) {
      folder.leaveOut(named.refused("there is no solution " + named.text() + " that can be run"));
      return list.firstRight();
    }
    return program.toString();
  }

  Map<String, Expectation> texts() {
    return list.texts();
  }

  /** The points that solutions are expected to get. */
  Map<String, Map<String, GroupExpectation>> expected() {
    Map<String, Map<String, GroupExpectation>> expected = new LinkedHashMap<>();
    scores.forEach(
        (program, score) -> {
          double points = score.number().orElseThrow();
          expected.put(
              list.text(program),
              Map.of(RimeTestset.TOTAL, GroupExpectation.of(ScoreRange.of(points, points))));
        });
    return expected;
  }
}

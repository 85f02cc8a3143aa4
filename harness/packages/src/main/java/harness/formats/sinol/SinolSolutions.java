package harness.formats.sinol;

import harness.cases.Verdict;
import harness.formats.GraderFiles;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The solutions and what is expected of them: by {@code sinol_expected_scores}, or else by their
 * names, in which {@code b} stands for wrong and {@code s} for slow.
 *
 * @param model the reference as for {@code --solution}; null if there is none
 * @param list by the program that is run
 * @param sources the file in {@code prog} of each such program
 * @param scores {@code sinol_expected_scores}
 */
record SinolSolutions(String model, SubmissionList list, Map<Path, Path> sources, Declared scores) {

  private static final String TOTAL = "total";

  /** A status, and the verdicts that a group may have with it: its worst test decides. */
  private static final Map<String, Set<Verdict>> STATUS =
      Map.of(
          "OK", EnumSet.of(Verdict.ACCEPTED),
          "WA", EnumSet.of(Verdict.WRONG_ANSWER),
          "RE",
              EnumSet.of(
                  Verdict.RUN_TIME_ERROR,
                  Verdict.MEMORY_LIMIT_EXCEEDED,
                  Verdict.OUTPUT_LIMIT_EXCEEDED),
          "ML", EnumSet.of(Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUN_TIME_ERROR),
          "TL",
              EnumSet.of(
                  Verdict.TIME_LIMIT_EXCEEDED,
                  Verdict.MEMORY_LIMIT_EXCEEDED,
                  Verdict.RUN_TIME_ERROR));

  private static final String NOT_COMPILED = "CE";

  /** The library that is compiled or run with each solution. */
  static LinkedGrader grader(SinolTask task, Declared config) {
    return new LinkedGrader(task.folder(), Library.of(task, config)::filesFor);
  }

  static SinolSolutions of(SinolTask task, Declared config, LinkedGrader library) {
    Declared scores = config.get("sinol_expected_scores");
    Pattern named =
        Pattern.compile(Pattern.quote(task.id()) + "([bs]?)[0-9]*(?:_.*)?\\.[A-Za-z0-9]+");
    SubmissionList list = new SubmissionList();
    Map<Path, Path> sources = new LinkedHashMap<>();
    Map<String, Double> partial = task.program("chk").isEmpty() ? Map.of() : most(scores);
    String model = null;
    for (Path each : task.folder().list(SinolTask.PROGRAMS)) {
      Matcher name = named.matcher(SinolTask.fileName(each));
      if (!name.matches() || !task.isSource(each)) {
        continue;
      }
      Declared declared = scores.get(SinolTask.fileName(each));
      if (doesNotCompile(declared)) {
        task.folder().leaveOut(task.folder().shown(each) + ": expected not to compile");
        continue;
      }
      Optional<Path> linked = library.usable(each);
      if (linked.isEmpty() || task.folder().program(linked.get()).isEmpty()) {
        continue;
      }
      Path program = linked.get();
      boolean isModel = SubmissionList.stem(each).equals(task.id());
      model = model == null && isModel ? program.toAbsolutePath().toString() : model;
      Expectation expected =
          declared.isNothing() ? byName(name.group(1)) : expectation(declared, partial);
      expected = isModel ? Expectation.RIGHT : expected;
      if (program.equals(each)) {
        list.add(program.toAbsolutePath(), expected);
      } else {
        list.add(program.toAbsolutePath(), each, expected);
      }
      sources.put(program.toAbsolutePath(), each);
    }
    noteMissing(scores, sources, task.folder());
    return new SinolSolutions(model == null ? list.firstRight() : model, list, sources, scores);
  }

  private static void noteMissing(Declared scores, Map<Path, Path> sources, PackageFolder folder) {
    Set<String> found = new LinkedHashSet<>();
    sources.values().forEach(each -> found.add(SinolTask.fileName(each)));
    scores
        .entries()
        .forEach(
            (name, declared) -> {
              if (!found.contains(name) && !doesNotCompile(declared)) {
                folder.leaveOut(declared.refused("no solution " + name + " that can be run"));
              }
            });
  }

  private static boolean doesNotCompile(Declared declared) {
    return declared.get("expected").entries().values().stream()
        .anyMatch(each -> each.get("status").textIfAny().filter(NOT_COMPILED::equals).isPresent());
  }

  private static Expectation byName(String kind) {
    return switch (kind) {
      case "b" -> Expectation.WRONG;
      case "s" -> Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
      default -> Expectation.RIGHT;
    };
  }

  /**
   * The expectation for single tests, which follows from those of the groups.
   *
   * @param partial the most points of each group in which an output may get some of them
   */
  private static Expectation expectation(Declared declared, Map<String, Double> partial) {
    Set<Verdict> permitted = EnumSet.of(Verdict.ACCEPTED);
    Set<Verdict> required = EnumSet.noneOf(Verdict.class);
    declared
        .get("expected")
        .entries()
        .forEach(
            (group, each) -> {
              Set<Verdict> verdicts = verdicts(each.get("status"));
              permitted.addAll(verdicts);
              if (!verdicts.contains(Verdict.ACCEPTED)) {
                required.addAll(verdicts);
                permitted.addAll(EnumSet.of(Verdict.WRONG_ANSWER, Verdict.OUTPUT_LIMIT_EXCEEDED));
              } else if (points(each) < partial.getOrDefault(group, 0.0)) {
                permitted.add(Verdict.WRONG_ANSWER); // so it is called if the answer gets more
              }
            });
    if (permitted.contains(Verdict.WRONG_ANSWER)) {
      permitted.add(Verdict.DISAGREEMENT);
    }
    return new Expectation(permitted, required);
  }

  /** The most points that any solution is expected to get in each group. */
  private static Map<String, Double> most(Declared scores) {
    Map<String, Double> most = new LinkedHashMap<>();
    for (Declared each : scores.entries().values()) {
      each.get("expected")
          .entries()
          .forEach((group, declared) -> most.merge(group, points(declared), Math::max));
    }
    return most;
  }

  private static double points(Declared group) {
    return group.get("points").number().orElse(0.0);
  }

  private static Set<Verdict> verdicts(Declared status) {
    Set<Verdict> verdicts = STATUS.get(status.text());
    if (verdicts == null) {
      throw status.wrong("OK, WA, TL, ML, RE or CE");
    }
    return verdicts;
  }

  Map<String, Expectation> texts() {
    return list.texts();
  }

  /**
   * What is expected of each solution in each group.
   *
   * @param bySpeed whether points depend on the time, so that only none or all of them say
   *     something about another machine
   */
  Map<String, Map<String, GroupExpectation>> expected(boolean bySpeed) {
    Map<String, Map<String, GroupExpectation>> expected = new LinkedHashMap<>();
    sources.forEach(
        (program, source) -> {
          Declared declared = scores.get(SinolTask.fileName(source));
          Map<String, GroupExpectation> groups = new LinkedHashMap<>();
          declared
              .get("expected")
              .entries()
              .forEach((group, each) -> groups.put(group, group(each, bySpeed)));
          if (!bySpeed && !declared.get("points").isNothing()) {
            groups.put(TOTAL, GroupExpectation.of(exactly(declared.get("points"))));
          }
          expected.put(list.text(program), groups);
        });
    return expected;
  }

  private static GroupExpectation group(Declared declared, boolean bySpeed) {
    GroupExpectation verdict = GroupExpectation.of(verdicts(declared.get("status")));
    boolean says = !declared.get("points").isNothing() && !bySpeed;
    return says ? verdict.and(GroupExpectation.of(exactly(declared.get("points")))) : verdict;
  }

  private static ScoreRange exactly(Declared points) {
    double number = points.number().orElseThrow(() -> points.wrong("a number"));
    return ScoreRange.of(number, number);
  }

  /** The files that are compiled or run together with each solution in their language. */
  private record Library(PackageFolder folder, List<Path> files) {

    static Library of(SinolTask task, Declared config) {
      List<Path> files = new ArrayList<>();
      config.get("extra_compilation_files").elements().forEach(each -> add(each, task, files));
      config.get("extra_execution_files").entries().values().stream()
          .flatMap(each -> each.elements().stream())
          .forEach(each -> add(each, task, files));
      config
          .get("extra_compilation_args")
          .entries()
          .forEach((language, words) -> words(words, language, task, files));
      return new Library(
          task.folder(), files.stream().distinct().filter(Files::isRegularFile).toList());
    }

    private static void add(Declared name, SinolTask task, List<Path> files) {
      task.folder().file(SinolTask.PROGRAMS + "/" + name.text(), name).ifPresent(files::add);
    }

    private static void words(Declared words, String language, SinolTask task, List<Path> files) {
      for (Declared each : words.elements()) {
        Path file = task.folder().at(SinolTask.PROGRAMS + "/" + each.text());
        if (each.text().startsWith("-") || !Files.exists(file)) {
          task.folder().leaveOut(each.refused("an argument of the compiler for " + language));
        } else {
          add(each, task, files);
        }
      }
    }

    /** The library of a solution's language. */
    GraderFiles filesFor(Path source) {
      List<Path> others =
          files.stream().filter(each -> !each.equals(source) && areTogether(each, source)).toList();
      boolean isLinked = others.stream().anyMatch(each -> !GraderFiles.isHeader(each));
      return isLinked // headers are found where they are
          ? GraderFiles.beside(source, others)
          : GraderFiles.NONE;
    }

    private static boolean areTogether(Path one, Path other) {
      return GraderFiles.isOfC(one)
          ? GraderFiles.isOfC(other)
          : GraderFiles.areOfOneLanguage(one, other);
    }
  }
}

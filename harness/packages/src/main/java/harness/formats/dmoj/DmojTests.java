package harness.formats.dmoj;

import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tests in the order of judging.
 *
 * @param all batches, and tests that are in none
 */
record DmojTests(List<Entry> all) {

  /** A batch, or a test that is in none. */
  record Entry(DmojNode node, boolean isBatch, List<Worth> tests) {}

  /** A test with its points. */
  record Worth(PackageTest test, double points) {}

  private static final Set<String> KNOWN =
      Set.of(
          "in",
          "out",
          "points",
          "batched",
          "dependencies",
          "generator",
          "generator_args",
          "generator_in",
          "checker",
          "output_prefix_length",
          "binary_data",
          "symlinks",
          "wall_time_factor");

  /**
   * Reads the tests.
   *
   * @param usual the checker of tests that have no other
   * @param checkers null if an interactor judges
   */
  static DmojTests of(
      DmojNode problem,
      DmojData data,
      DmojPrograms programs,
      CheckerCall usual,
      DmojChecker checkers) {
    return new Reader(data, programs, usual, checkers, problem.own().get("checker")).read(problem);
  }

  /** The tests, without their groups. */
  List<PackageTest> tests() {
    return all.stream().flatMap(each -> each.tests().stream()).map(Worth::test).toList();
  }

  /** Reads the tests of a problem. */
  private static final class Reader {
    private final PackageFolder folder;
    private final DmojData data;
    private final DmojPrograms programs;
    private final CheckerCall usual;
    private final DmojChecker checkers;
    private final Declared usualChecker; // compared as an object
    private final IdentityHashMap<Declared, CheckerCall> calls = new IdentityHashMap<>();
    private final Map<String, Declared> unknown = new LinkedHashMap<>();
    private final Map<CheckerCall, TestJudging> judgings = new HashMap<>();
    private int tests;
    private int batches;

    Reader(
        DmojData data,
        DmojPrograms programs,
        CheckerCall usual,
        DmojChecker checkers,
        Declared usualChecker) {
      this.folder = data.folder();
      this.data = data;
      this.programs = programs;
      this.usual = usual;
      this.checkers = checkers;
      this.usualChecker = usualChecker;
    }

    DmojTests read(DmojNode problem) {
      List<Entry> entries = new ArrayList<>();
      problem
          .get("pretest_test_cases")
          .elements()
          .forEach(each -> add(each, problem, true, entries));
      Declared declared = problem.get("test_cases");
      List<Declared> listed =
          declared.isList()
              ? declared.elements()
              : new DmojNames(declared).tests(named(declared), problem.get("points"));
      listed.forEach(each -> add(each, problem, false, entries));
      unknown.values().forEach(each -> folder.leaveOut(each.refused("unknown key")));
      return new DmojTests(List.copyOf(entries));
    }

    private List<String> named(Declared tests) {
      if (data.archive() == null) {
        throw tests.refused("tests are found by their names in an archive only");
      }
      return data.archived();
    }

    private void add(Declared declared, DmojNode problem, boolean isPretest, List<Entry> entries) {
      DmojNode node = problem.inner(declared);
      noteUnknown(declared);
      Declared batched = declared.get("batched");
      List<Worth> found = new ArrayList<>();
      if (batched.isNothing()) {
        tests++;
        test(node, "case" + tests, isPretest).ifPresent(found::add);
      } else {
        batches++;
        for (Declared each : batched.elements()) {
          tests++;
          if (!each.get("batched").isNothing()) {
            throw each.refused("a batch in a batch");
          }
          noteUnknown(each);
          test(node.inner(each), "batch" + batches + "/case" + tests, isPretest)
              .ifPresent(found::add);
        }
      }
      entries.add(new Entry(node, !batched.isNothing(), List.copyOf(found)));
    }

    private void noteUnknown(Declared test) {
      test.entries().entrySet().stream()
          .filter(each -> !KNOWN.contains(each.getKey().replace('-', '_')))
          .forEach(each -> unknown.putIfAbsent(each.getKey(), each.getValue()));
    }

    private Optional<Worth> test(DmojNode node, String name, boolean isPretest) {
      double points = isPretest ? 0 : DmojScores.points(node);
      List<String> drawn = arguments(node);
      Declared generator = node.get("generator");
      boolean isGenerated = !generator.isNothing() && node.get("in").isNothing();
      if (!isGenerated) {
        refuseBoth(node, generator);
      }
      Optional<? extends PackageTest> test =
          isGenerated ? generated(node, name, drawn) : shipped(node, name);
      return test.map(each -> new Worth(judged(each, node), points));
    }

    private static void refuseBoth(DmojNode node, Declared generator) {
      for (String each : List.of("generator_args", "generator_in")) {
        Declared other = node.get(each);
        if (!generator.isNothing() && !other.isNothing()) {
          throw other.refused("a test with both a file and a generator's input");
        }
      }
    }

    private Optional<DataFile> shipped(DmojNode node, String name) {
      Declared in = node.get("in");
      Declared out = node.get("out");
      Optional<Path> input = in.isNothing() ? Optional.of(data.empty()) : data.file(in);
      Optional<Path> answer = out.isNothing() ? Optional.empty() : data.file(out);
      if (input.isEmpty() || (answer.isEmpty() && !out.isNothing())) {
        return Optional.empty();
      }
      Path known = answer.orElse(withoutAnswer(node));
      return Optional.of(new DataFile(name, input.get(), known, isText(node), null));
    }

    /**
     * The answer of a test that names none: an empty one for a comparison, and none for a program,
     * which does not read it. A generator may tell it, but its input is not the test's.
     */
    private Path withoutAnswer(DmojNode node) {
      Declared out = node.get("out");
      if (out.isNothing() && !node.get("generator").isNothing()) {
        folder.note(
            node.get("in")
                .refused("its answer, which a generator would tell, is not known")
                .getMessage());
        return null;
      }
      return checkers != null && checker(node).isStandard() ? data.empty() : null;
    }

    private static boolean isText(DmojNode node) {
      return !node.isTrue("binary_data");
    }

    private Optional<GeneratedTest> generated(DmojNode node, String name, List<String> words) {
      Declared generator = node.get("generator");
      Declared read = node.get("generator_in");
      Optional<Path> reads = read.isNothing() ? Optional.empty() : data.file(read);
      if (reads.isEmpty() && !read.isNothing()) {
        return Optional.empty();
      }
      Path answer = node.get("out").isNothing() ? null : data.file(node.get("out")).orElse(null);
      return program(generator)
          .map(
              program ->
                  new GeneratedTest(
                      name,
                      program,
                      words,
                      null,
                      answer,
                      null,
                      reads.orElse(null),
                      answer == null));
    }

    private Optional<String> program(Declared generator) {
      if (!generator.isMap()) {
        return programs.usable(generator, Declared.nothing(""));
      }
      DmojChecker.noteOthers(generator, folder);
      return programs.usable(generator.get("source"), generator.get("flags"));
    }

    /** The arguments of a generator, as Python writes them. */
    private static List<String> arguments(DmojNode node) {
      Declared own = node.get("generator_args");
      Declared generator = node.get("generator");
      Declared used = own.elements().isEmpty() && generator.isMap() ? generator.get("args") : own;
      return used.elements().stream()
          .map(each -> PackageBounds.checked(asInPython(each.text()), each))
          .toList();
    }

    private static String asInPython(String text) {
      return switch (text) {
        case "true" -> "True";
        case "false" -> "False";
        default -> text;
      };
    }

    private PackageTest judged(PackageTest test, DmojNode node) {
      CheckerCall checker = checkers == null ? usual : checker(node);
      return checker.equals(usual)
          ? test
          : test.judgedBy(
              judgings.computeIfAbsent(
                  checker, each -> new TestJudging(List.of(), List.of(), each, null)));
    }

    /** The checker of a test; each declaration is read once. */
    private CheckerCall checker(DmojNode node) {
      Declared own = node.get("checker");
      return own == usualChecker || (own.isNothing() && usualChecker.isNothing())
          ? usual
          : calls.computeIfAbsent(own, each -> checkers.call(each, node.isTrue("binary_data")));
    }
  }
}

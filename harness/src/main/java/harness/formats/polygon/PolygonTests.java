package harness.formats.polygon;

import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.syntax.XmlElement;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads the tests of a package: the file if it exists, else the command that generates it.
 * Polygon's standard packages leave out generated files.
 */
final class PolygonTests {

  private static final Pattern NOTHING = Pattern.compile("0*(?:\\.0*)?");

  private final PackageFolder folder;
  private final PolygonGenerators generators;
  private final PolygonGroups groups;
  private final List<PackageTest> tests = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  PolygonTests(PackageFolder folder, PolygonGenerators generators, PolygonGroups groups) {
    this.folder = folder;
    this.generators = generators;
    this.groups = groups;
  }

  /**
   * The tests of all test sets, in order. Two sets may share files. Answers may be missing only
   * from all tests of a set.
   */
  List<PackageTest> of(XmlElement problem, boolean isInteractive) {
    List<String> unanswered = new ArrayList<>();
    for (XmlElement set : problem.at("judging/testset")) {
      if (!set.at("groups/group").isEmpty()) {
        folder.noteScores();
      }
      int before = tests.size();
      List<String> ofSet = read(set);
      if (tests.stream().skip(before).anyMatch(each -> each.answer() != null)) {
        unanswered.addAll(ofSet);
      }
    }
    folder.noteMissingAnswers(unanswered, isInteractive);
    return tests;
  }

  /** Reads a set; returns the missing answer files of tests whose input is a file. */
  private List<String> read(XmlElement set) {
    List<String> unanswered = new ArrayList<>();
    int number = 0;
    for (XmlElement each : set.at("tests/test")) {
      if (each.attribute("points")
          .filter(points -> !NOTHING.matcher(points).matches())
          .isPresent()) {
        folder.noteScores();
      }
      number++;
      String name = PolygonFormat.path(PolygonFormat.inputs(set), number, set);
      if (names.add(name)) {
        String answer = PolygonFormat.path(PolygonFormat.answers(set), number, set);
        add(each, name, answer, groups.of(set, each), unanswered);
      }
    }
    return unanswered;
  }

  private void add(
      XmlElement test,
      String name,
      String answerFile,
      TestJudging judging,
      List<String> unanswered) {
    Optional<Path> input = folder.file(name);
    Path answer = folder.file(answerFile).orElse(null);
    if (input.isPresent()) {
      tests.add(new DataFile(name, input.get(), answer, true, judging));
      if (answer == null) {
        unanswered.add(answerFile);
      }
    } else if (test.attribute("cmd").isPresent()) {
      generated(test, name, answer, judging).ifPresent(tests::add);
    } else {
      folder.leaveOut(test.refused("there is no " + name));
    }
  }

  /**
   * A generated test. Its command is complete; with {@code from-file} the program writes several
   * inputs.
   */
  private Optional<GeneratedTest> generated(
      XmlElement test, String name, Path answer, TestJudging judging) {
    String file = PolygonGenerators.fromFile(test);
    Optional<List<String>> words = generators.words(test);
    return words
        .flatMap(each -> generators.program(each.get(0), test))
        .map(
            program -> {
              List<String> arguments = words.get().subList(1, words.get().size());
              return new GeneratedTest(name, program, arguments, file, answer, judging);
            });
  }
}

package harness.formats.polygon;

import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
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
  private final List<PackageTest> tests = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  PolygonTests(PackageFolder folder, PolygonGenerators generators) {
    this.folder = folder;
    this.generators = generators;
  }

  /** The tests of all test sets, in order. Two sets may share files. */
  List<PackageTest> of(XmlElement problem) {
    for (XmlElement set : problem.at("judging/testset")) {
      int number = 0;
      if (!set.at("groups/group").isEmpty()) {
        folder.noteScores();
      }
      for (XmlElement each : set.at("tests/test")) {
        if (each.attribute("points")
            .filter(points -> !NOTHING.matcher(points).matches())
            .isPresent()) {
          folder.noteScores();
        }
        number++;
        String name = PolygonFormat.path(PolygonFormat.inputs(set), number, set);
        if (names.add(name)) {
          add(each, name, PolygonFormat.path(PolygonFormat.answers(set), number, set));
        }
      }
    }
    return tests;
  }

  private void add(XmlElement test, String name, String answerFile) {
    Optional<Path> input = folder.file(name);
    Path answer = folder.file(answerFile).orElse(null);
    if (input.isPresent()) {
      tests.add(new DataFile(name, input.get(), answer, true, null));
    } else if (test.attribute("cmd").isPresent()) {
      generated(test, name, answer);
    } else {
      folder.note(test.refused("there is no " + name).getMessage() + "; left out");
    }
  }

  /**
   * Adds a generated test. Its command is complete; with {@code from-file} the program writes
   * several inputs.
   */
  private void generated(XmlElement test, String name, Path answer) {
    List<String> words = PolygonGenerators.words(test.needed("cmd"));
    String file = PolygonGenerators.fromFile(test);
    generators
        .program(words.get(0), test::refused)
        .ifPresent(
            program ->
                tests.add(
                    new GeneratedTest(
                        name, program, words.subList(1, words.size()), file, answer, null)));
  }
}

package harness.formats.polygon;

import harness.cases.Verdict;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.XmlElement;
import harness.run.Expectation;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * The solutions of a package.
 *
 * @param main the main solution; empty if no tag names one
 */
record PolygonSolutions(SubmissionList list, Optional<String> main) {

  private static final Set<String> OF_PYTHON_2 = Set.of("python.2", "python.pypy2");

  static PolygonSolutions of(XmlElement problem, PackageFolder folder) {
    SubmissionList list = new SubmissionList();
    Optional<String> main = Optional.empty();
    for (XmlElement each : problem.at("assets/solutions/solution")) {
      String tag = each.needed("tag");
      XmlElement source = each.first("source").orElseThrow(() -> each.wrong("a source"));
      Optional<Path> file = PolygonFormat.source(source, folder);
      if (tag.equals("do-not-run")) {
        folder.note(source.needed("path") + ": not run because of its tag");
      } else if (source.attribute("type").filter(OF_PYTHON_2::contains).isPresent()) {
        folder.note(source.needed("path") + ": needs Python 2, which is not supported; left out");
      } else if (file.isPresent() && folder.program(file.get()).isPresent()) {
        Path program = file.get().toAbsolutePath();
        list.add(program, expectation(tag, each));
        main = tag.equals("main") ? Optional.of(program.toString()) : main;
      }
    }
    return new PolygonSolutions(list, main);
  }

  Optional<String> reference() {
    return main.or(() -> Optional.ofNullable(list.firstRight()));
  }

  private static Expectation expectation(String tag, XmlElement solution) {
    return switch (tag) {
      case "main", "accepted" -> Expectation.RIGHT;
      case "rejected", "failed" -> Expectation.WRONG;
      case "wrong-answer", "presentation-error" -> Expectation.failingWith(Verdict.WRONG_ANSWER);
      case "time-limit-exceeded" -> Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
      case "time-limit-exceeded-or-accepted" -> Expectation.RIGHT_OR_SLOW;
      case "time-limit-exceeded-or-memory-limit-exceeded" ->
          Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED, Verdict.MEMORY_LIMIT_EXCEEDED);
      case "memory-limit-exceeded" -> Expectation.failingWith(Verdict.MEMORY_LIMIT_EXCEEDED);
      default ->
          throw solution.wrong("a tag such as accepted or wrong-answer, found '" + tag + "'");
    };
  }
}

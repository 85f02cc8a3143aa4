package harness.export;

import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the package that is written anew says about its tests and submissions beyond what every
 * format says.
 */
public final class Origin {

  private static final String POLYGON = "polygon";
  private static final String DESCRIPTION = "problem.xml";

  private final String format;
  private final Set<String> samples = new HashSet<>();
  private final Map<Path, String> tags = new HashMap<>();

  private Origin(String format) {
    this.format = format;
  }

  /** The origin of a package's tests and submissions. */
  public static Origin of(ProblemPackage parts) {
    Origin origin = new Origin(parts.format());
    if (parts.format().equals(POLYGON) && !parts.references().isEmpty()) {
      origin.readPolygon(parts.submissions().keySet());
    }
    return origin;
  }

  private void readPolygon(Set<String> submissions) {
    submissions.stream()
        .map(each -> Path.of(SubmissionList.path(each)).toAbsolutePath().getParent())
        .flatMap(each -> Stream.iterate(each, Objects::nonNull, Path::getParent))
        .filter(folder -> Files.isRegularFile(folder.resolve(DESCRIPTION)))
        .findFirst()
        .ifPresent(folder -> read(TextFile.xml(folder.resolve(DESCRIPTION)), folder));
  }

  private void read(XmlElement problem, Path root) {
    for (XmlElement set : problem.at("judging/testset")) {
      String pattern = set.only("input-path-pattern").map(XmlElement::text).orElse("tests/%02d");
      int number = 0;
      for (XmlElement each : set.at("tests/test")) {
        number++;
        if (each.attribute("sample").filter("true"::equals).isPresent()) {
          samples.add(String.format(Locale.ROOT, pattern, number)); // accepted when it was read
        }
      }
    }
    for (XmlElement each : problem.at("assets/solutions/solution")) {
      each.only("source")
          .flatMap(source -> source.attribute("path"))
          .ifPresent(path -> tags.put(root.resolve(path).normalize(), each.needed("tag")));
    }
  }

  /** Whether a test is shown in the statement. */
  public boolean isSample(PackageTest test) {
    return switch (format) {
      case POLYGON -> samples.contains(test.name());
      case "icpc" -> test.name().startsWith("sample/");
      case "library-checker" -> test.name().startsWith("example");
      default -> test.name().matches("(?:.*/)?samples?/[^/]*");
    };
  }

  /** The tag of a submission in Polygon's format; null if it has none. */
  String tag(PackagedProgram submission) {
    return tags.get(submission.source().toAbsolutePath().normalize());
  }
}

package harness.formats.icpc;

import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The tests of a package. */
final class IcpcData {

  private static final String INPUT = ".in";
  private static final String ANSWER = ".ans";

  private IcpcData() {}

  /**
   * The samples, the secret tests, and the tests that {@code generators.yaml} declares and whose
   * files are missing.
   */
  static List<PackageTest> of(
      PackageFolder folder, IcpcJudging judging, List<PackageTest> declared) {
    List<PackageTest> data = new ArrayList<>();
    Path root = folder.root().resolve("data");
    for (String group : List.of("sample", "secret")) {
      for (Path each : folder.tree(root.resolve(group))) {
        String name = each.getFileName().toString();
        if (name.endsWith(INPUT)) {
          String stem = name.substring(0, name.length() - INPUT.length());
          Path answer = each.resolveSibling(stem + ANSWER);
          String shown = root.relativize(each.resolveSibling(stem)).toString();
          data.add(
              new DataFile(
                  shown,
                  each,
                  Files.isRegularFile(answer) ? answer : null,
                  false,
                  judging.of(shown)));
        }
      }
    }
    Set<String> known = data.stream().map(PackageTest::name).collect(Collectors.toSet());
    declared.stream()
        .filter(each -> !known.contains(each.name()))
        .map(each -> each.judgedBy(judging.of(each.name())))
        .forEach(data::add);
    return data;
  }
}

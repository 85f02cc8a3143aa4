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
   * Reads the samples, the secret tests, and the tests that {@code generators.yaml} declares and
   * whose files are missing. Of those with a file, BAPCtools makes the answers to the declared
   * ones.
   */
  static List<PackageTest> of(
      PackageFolder folder, IcpcJudging judging, List<PackageTest> declared) {
    List<PackageTest> data = new ArrayList<>();
    List<String> unanswered = new ArrayList<>();
    Set<String> made = declared.stream().map(PackageTest::name).collect(Collectors.toSet());
    Path root = folder.root().resolve("data");
    for (String group : List.of("sample", "secret")) {
      for (Path each : folder.tree(root.resolve(group))) {
        String name = each.getFileName().toString();
        if (name.endsWith(INPUT)) {
          String stem = name.substring(0, name.length() - INPUT.length());
          Path answer = each.resolveSibling(stem + ANSWER);
          String shown = root.relativize(each.resolveSibling(stem)).toString();
          boolean isAnswered = Files.isRegularFile(answer);
          data.add(new DataFile(shown, each, isAnswered ? answer : null, false, judging.of(shown)));
          if (!isAnswered && !made.contains(shown)) {
            unanswered.add(folder.shown(answer));
          }
        }
      }
    }
    folder.noteMissingAnswers(unanswered, judging.interactor() != null);
    Set<String> known = data.stream().map(PackageTest::name).collect(Collectors.toSet());
    declared.stream()
        .filter(each -> !known.contains(each.name()))
        .map(each -> each.judgedBy(judging.of(each.name())))
        .forEach(data::add);
    return data;
  }
}

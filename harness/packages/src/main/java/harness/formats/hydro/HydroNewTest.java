package harness.formats.hydro;

import harness.formats.ProblemFormat;
import harness.formats.TestPlace;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a new test goes: it continues the names of its subtask, or is to be listed. */
final class HydroNewTest {

  private static final String INI = ".ini";
  private static final long MOST = 1_000_000_000_000L;

  private HydroNewTest() {}

  /**
   * The place of a new test.
   *
   * @param number from 1; each number gives another place
   * @param subtask the id of its subtask; if it is null, it is the last one
   */
  static TestPlace of(Path root, String name, int number, String subtask) {
    String place = HydroFolder.isExported(root) ? HydroFolder.TESTS + "/" : "";
    Path folder = root.resolve(place);
    String config =
        HydroFolder.CONFIGS.stream()
            .filter(each -> Files.isRegularFile(folder.resolve(each)))
            .findFirst()
            .orElse("");
    if (isListed(folder, config)) {
      String test = ProblemFormat.numbered(name, number, "-");
      String line =
          config.endsWith(INI)
              ? "%s.in|%s.out|SECONDS|SCORE|KIB, and set the number of cases in the first line"
                  .formatted(test, test)
              : "{input: %s.in, output: %s.out} to cases%s"
                  .formatted(test, test, subtask == null ? "" : " of subtask " + subtask);
      return new TestPlace(
          List.of(place + test + ".in"),
          List.of(place + test + ".out"),
          place + config + ": add " + line);
    }
    Set<String> files =
        Stream.of(Optional.ofNullable(folder.toFile().list()).orElse(new String[0]))
            .collect(Collectors.toSet());
    String first = place + (subtask == null ? "" : subtask + "-") + number;
    return last(files, subtask)
        .map(each -> numbered(each, files, place, number))
        .orElse(new TestPlace(List.of(first + ".in"), List.of(first + ".out"), null));
  }

  private static boolean isListed(Path folder, String config) {
    if (config.isEmpty() || config.endsWith(INI)) {
      return !config.isEmpty();
    }
    Declared described = TextFile.yaml(folder.resolve(config));
    return HydroTests.areListed(described);
  }

  /** The input of the last case of a subtask; of the last one if it is null. */
  private static Optional<String> last(Set<String> files, String subtask) {
    return files.stream()
        .filter(
            each ->
                read(each, files)
                    .filter(read -> subtask == null || read.subtask().equals(subtask))
                    .isPresent())
        .max(
            (one, other) -> {
              HydroNames a = read(one, files).orElseThrow();
              HydroNames b = read(other, files).orElseThrow();
              int bySubtask = HydroNames.NATURAL.compare(a.subtask(), b.subtask());
              return bySubtask != 0 ? bySubtask : Double.compare(a.number(), b.number());
            });
  }

  private static Optional<HydroNames> read(String input, Set<String> files) {
    return HydroNames.of(input).stream()
        .filter(each -> each.answer(input, files).isPresent())
        .findFirst();
  }

  private static TestPlace numbered(String last, Set<String> files, String place, int number) {
    HydroNames read = read(last, files).orElseThrow();
    long next = (long) (Math.min(read.number(), MOST) + number);
    String answer = read.answer(last, files).orElseThrow();
    return new TestPlace(
        List.of(place + HydroNames.renumbered(last, next)),
        List.of(place + HydroNames.renumbered(answer, next)),
        null);
  }
}

package harness.jury;

import harness.cases.Case;
import harness.formats.DataFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A package's tests by their inputs. A drawn case that equals a test has that test's answer, which
 * interactors may need.
 */
final class TestsByInput {

  private final Map<Long, List<DataFile>> bySize;

  TestsByInput(List<DataFile> tests) {
    this.bySize = tests.stream().collect(Collectors.groupingBy(DataFile::size));
  }

  Optional<DataFile> of(Case drawn) {
    return bySize.getOrDefault((long) drawn.input().length(), List.of()).stream()
        .filter(each -> drawn.input().equals(text(each, each.input())))
        .findFirst();
  }

  /** The bytes of the answer of the test with this input; null if there is none. */
  byte[] answer(Case drawn) {
    return of(drawn)
        .filter(each -> each.answer() != null)
        .map(each -> text(each, each.answer()))
        .map(JuryProgram::bytes)
        .orElse(null);
  }

  private static String text(DataFile test, Path file) {
    try {
      return test.read(file);
    } catch (IOException gone) {
      return null;
    }
  }
}

package harness.formats.lemon;

import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.run.Expectation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

/**
 * The programs of contestants in {@code source}. One named {@code std} is the author's; what the
 * others deserve is not stated.
 */
final class LemonSources {

  private static final String SOURCES = "source";
  private static final Set<String> OF_AUTHOR = Set.of("std", "standard", "answer", "solution");

  private LemonSources() {}

  /**
   * Finds the programs for a task.
   *
   * @param stem the name of its source files without the ending
   */
  static SubmissionList in(PackageFolder folder, String stem) {
    SubmissionList list = new SubmissionList();
    boolean areUnstated = false;
    for (Path contestant : folder.list(SOURCES)) {
      Path own = contestant.resolve(stem);
      for (Path each : folder.list(Files.isDirectory(own) ? own : contestant)) {
        boolean isSource =
            Files.isRegularFile(each)
                && SubmissionList.stem(each).equals(stem)
                && folder.languages().of(each).isPresent();
        if (isSource && folder.program(each).isPresent()) {
          boolean isRight =
              OF_AUTHOR.contains(contestant.getFileName().toString().toLowerCase(Locale.ROOT));
          list.add(
              each.toAbsolutePath(), contestant, isRight ? Expectation.RIGHT : Expectation.ANY);
          areUnstated |= !isRight;
        }
      }
    }
    if (areUnstated) {
      folder.note("source/: no verdict is expected of contestants, only of std");
    }
    return list;
  }
}

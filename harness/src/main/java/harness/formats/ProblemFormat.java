package harness.formats;

import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.util.Optional;

/** A way in which people store problems. One class reads it; {@code ServiceLoader} finds it. */
public interface ProblemFormat {

  /** As {@code --format} names it. */
  String name();

  /** What such a folder holds, in one line. */
  String summary();

  /** Whether a folder looks like one, by the files that are there. */
  boolean recognises(Path folder, Languages languages);

  /** The higher, the earlier a folder is tried as one: several formats may recognise it. */
  default int precedence() {
    return 1;
  }

  /**
   * Reads a folder.
   *
   * @throws UsageException in one line with file and line, when it is broken
   */
  ProblemPackage read(PackageFolder folder);

  /**
   * Where a new test of a package goes.
   *
   * @param root the package
   * @param name what to call it: letters, digits, hyphens and underscores
   * @param number from 1; each number gives another place
   * @return empty if packages of this format hold no tests
   */
  default Optional<TestPlace> newTest(Path root, String name, int number) {
    return Optional.empty();
  }

  /** A name with a number, unless it is the first of its kind. */
  static String numbered(String name, int number, String separator) {
    return number == 1 ? name : name + separator + number;
  }
}

package harness.formats;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A format in which people store problems. Each is read by one class, which {@code ServiceLoader}
 * finds.
 */
public interface ProblemFormat {

  /** The name that {@code --format} takes. */
  String name();

  /** The files that make up such a folder, in one line. */
  String summary();

  /** The name of the file that describes such a problem; null if there is no such file. */
  default String description() {
    return null;
  }

  /** Whether a folder looks like this format, judging by the names of its files. */
  boolean recognises(Path folder, Languages languages);

  /** What a folder lacks that is nearly of this format, and what to do; empty if it is not. */
  default Optional<String> missing(Path folder, Languages languages) {
    return Optional.empty();
  }

  /**
   * Formats with a higher precedence are tried first, since several may recognise the same folder.
   */
  default int precedence() {
    return 1;
  }

  /** Whether a folder may hold several problems, of which the user names one. */
  default boolean hasTasks() {
    return false;
  }

  /** The limits of packages that state none. */
  default LimitDefaults defaults() {
    return LimitDefaults.OF_HARNESS;
  }

  /**
   * Reads a folder.
   *
   * @throws UsageException if it is broken, in one line with file and line number
   */
  ProblemPackage read(PackageFolder folder);

  /** Where to put a new test that is for no group in particular; see below. */
  default Optional<TestPlace> newTest(Path root, String name, int number) {
    return newTest(root, name, number, null);
  }

  /**
   * Where to put a new test of a package.
   *
   * @param root the package
   * @param name name of the test: letters, digits, hyphens and underscores
   * @param number from 1; each number gives a different place
   * @param group the group of tests that it is for, by its name in {@code ScoredPackage}; null if
   *     it is for none in particular
   * @return empty if packages of this format hold no tests
   */
  default Optional<TestPlace> newTest(Path root, String name, int number, String group) {
    return Optional.empty();
  }

  /** A name with a number appended unless the number is 1. */
  static String numbered(String name, int number, String separator) {
    return number == 1 ? name : name + separator + number;
  }
}

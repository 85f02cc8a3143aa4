package harness.formats;

import harness.cases.Limits;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The limits of a package, written as a table. */
final class LimitTable {

  private LimitTable() {}

  /**
   * A line for each language with the limits of tests, such as {@code cpp: 1000/64 4000/64}, in
   * milliseconds and MiB.
   */
  static List<String> of(ProblemPackage problem, List<String> languages, String... tests) {
    return languages.stream()
        .map(
            language ->
                Stream.of(tests)
                    .map(test -> limits(problem, language, test))
                    .collect(Collectors.joining(" ", language + ": ", "")))
        .toList();
  }

  private static String limits(ProblemPackage problem, String language, String test) {
    PackageLimits limits = problem.limits();
    Limits own = limits.own().of(limits.limits(), language, test);
    return own.timeNanos() / 1_000_000 + "/" + (own.memoryBytes() >> 20);
  }
}

package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.problem.Checker;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CheckerByTestTest {

  /** The names of the methods of a checker that a class declares. */
  private static Set<String> declared(Class<?> type) {
    Set<String> all =
        Stream.of(Checker.class.getMethods()).map(Method::getName).collect(Collectors.toSet());
    return Stream.of(type.getDeclaredMethods())
        .map(Method::getName)
        .filter(all::contains)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Otherwise a default of {@link Checker} would quietly replace what the test's checker does. */
  @Test
  void allThatACheckerDoesIsLeftToTheOneOfTheTest() {
    Set<String> missing = declared(JuryChecker.class);
    missing.removeAll(declared(CheckerByTest.class));
    assertEquals(Set.of(), missing);
  }
}

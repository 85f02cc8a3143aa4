package harness.cases;

import java.util.Objects;

/**
 * One case on its way from a generator to the submissions.
 *
 * @param name where it was drawn
 * @param input the case's own lines as they stand in the judge's file, each ended by a newline:
 *     five lines of a knights board, one line of a rotation board, twelve lines of a gears instance
 */
public record Case(CaseName name, String input) {
  public Case {
    Objects.requireNonNull(name);
    Objects.requireNonNull(input);
  }
}

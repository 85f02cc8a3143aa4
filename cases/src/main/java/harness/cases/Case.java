package harness.cases;

import java.util.Objects;

/**
 * One case on its way from a generator to the submissions.
 *
 * @param name where it was drawn
 * @param input the case as it stands in the judge's file, one character for each byte (ISO 8859-1);
 *     a puzzle's case is whole lines, each ended by a newline
 */
public record Case(CaseName name, String input) {
  public Case {
    Objects.requireNonNull(name);
    Objects.requireNonNull(input);
  }
}

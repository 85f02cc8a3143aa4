package harness.cases;

import java.util.Objects;

/**
 * One case on its way from a generator to the submissions.
 *
 * @param name names the generator, seed and index that draw it
 * @param input the case as in the judge's file, one character per byte (ISO 8859-1); a puzzle's
 *     case consists of whole lines, each ending with a newline
 */
public record Case(CaseName name, String input) {
  public Case {
    Objects.requireNonNull(name);
    Objects.requireNonNull(input);
  }
}

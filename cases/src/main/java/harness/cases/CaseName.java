package harness.cases;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a drawn case, {@code <problem>/<generator>@<seed>#<index>}, for example {@code
 * knights/boundary@42#137}. The name alone reproduces the case on any machine.
 *
 * @param problem lower-case name of the problem
 * @param generator name of the generator, with its argument if it has one ({@code distance:7})
 * @param seed the campaign's seed
 * @param index the case's index in the campaign, from 0
 */
public record CaseName(String problem, String generator, long seed, long index) {

  private static final Pattern FORM =
      Pattern.compile(
          "([a-z][a-z0-9-]*)/([a-z][a-z0-9-]*(?::[^@#\\s]+)?)@(-?\\d{1,19})#(\\d{1,18})");

  /**
   * Parses a name.
   *
   * @throws IllegalArgumentException with a one-line message if the text is not a case name
   */
  public static CaseName parse(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      try {
        return new CaseName(
            form.group(1),
            form.group(2),
            Long.parseLong(form.group(3)),
            Long.parseLong(form.group(4)));
      } catch (NumberFormatException seedOutOfRange) {
        // fall through: every malformed name gets the same message
      }
    }
    throw new IllegalArgumentException(
        "'"
            + text
            + "' is not a case name; expected PROBLEM/GENERATOR@SEED#INDEX,"
            + " for example knights/boundary@42#137");
  }

  /**
   * The name under which a generator's cases are counted: without an argument that differs from
   * case to case, which begins with an equals sign.
   */
  public String family() {
    int argument = generator.indexOf(":=");
    return argument < 0 ? generator : generator.substring(0, argument);
  }

  @Override
  public String toString() {
    return problem + "/" + generator + "@" + seed + "#" + index;
  }
}

package harness.formats;

import harness.draw.ArgumentTemplate;

/**
 * A generator with its arguments, of which the seed varies.
 *
 * @param text as the problem has it, for people
 * @param program as for {@code --solution}
 * @param arguments drawn anew for each case
 * @param writes the file that holds the input where the program writes one; null where only what it
 *     prints counts
 */
public record GeneratorRule(
    String text, String program, ArgumentTemplate arguments, String writes) {

  /** One that prints the input. */
  public static GeneratorRule printing(String text, String program, ArgumentTemplate arguments) {
    return new GeneratorRule(text, program, arguments, null);
  }
}

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
 * @param safeSeeds seeds below this are sure to give an input, others only may; see {@link #ALL}
 * @param optionalSeed whether its author wrote no seed: one is appended only if the program accepts
 *     it
 */
public record GeneratorRule(
    String text,
    String program,
    ArgumentTemplate arguments,
    String writes,
    int safeSeeds,
    boolean optionalSeed) {

  /** Of a generator that takes every seed. */
  public static final int ALL = Integer.MAX_VALUE;

  public GeneratorRule {
    if (safeSeeds < 1) {
      throw new IllegalArgumentException("no seed is safe");
    }
  }

  /** One that prints the input. */
  public static GeneratorRule printing(String text, String program, ArgumentTemplate arguments) {
    return new GeneratorRule(text, program, arguments, null, ALL, false);
  }

  /** This with seeds of which only the first are sure to give an input. */
  public GeneratorRule withSafeSeeds(int seeds) {
    return new GeneratorRule(text, program, arguments, writes, seeds, optionalSeed);
  }

  /** The same rule, with a seed only if the program accepts one. */
  public GeneratorRule withOptionalSeed() {
    return new GeneratorRule(
        text,
        program,
        arguments,
        writes,
        safeSeeds,
        arguments.isConstant() && !arguments.hasSeed());
  }
}

package harness.formats;

import harness.draw.ArgumentTemplate;

/**
 * A generator and its arguments, which are drawn again with a new seed for each case.
 *
 * @param text the rule as the problem writes it, shown to users
 * @param program as for {@code --solution}
 * @param arguments template from which the arguments of each case are drawn
 * @param writes the file that the program writes the input to; null if it prints the input
 * @param safeSeeds seeds below this number always work; larger ones may fail; see {@link #ALL}
 * @param optionalSeed whether the author's rule has no seed; one is then appended only if the
 *     program accepts it
 * @param judging validators and checker of the inputs that it makes; null if they are the problem's
 */
public record GeneratorRule(
    String text,
    String program,
    ArgumentTemplate arguments,
    String writes,
    int safeSeeds,
    boolean optionalSeed,
    TestJudging judging) {

  /** Value of {@code safeSeeds} if every seed works. */
  public static final int ALL = Integer.MAX_VALUE;

  public GeneratorRule {
    if (safeSeeds < 1) {
      throw new IllegalArgumentException("safeSeeds must be positive");
    }
  }

  /** A rule whose program prints the input. */
  public static GeneratorRule printing(String text, String program, ArgumentTemplate arguments) {
    return new GeneratorRule(text, program, arguments, null, ALL, false, null);
  }

  /** The same rule, with only the seeds below {@code seeds} certain to work. */
  public GeneratorRule withSafeSeeds(int seeds) {
    return new GeneratorRule(text, program, arguments, writes, seeds, optionalSeed, judging);
  }

  /** The same rule, with a seed only if the program accepts one. */
  public GeneratorRule withOptionalSeed() {
    return new GeneratorRule(
        text,
        program,
        arguments,
        writes,
        safeSeeds,
        arguments.isConstant() && !arguments.hasSeed(),
        judging);
  }

  /** The same rule, with other arguments. */
  public GeneratorRule withArguments(ArgumentTemplate others) {
    return new GeneratorRule(text, program, others, writes, safeSeeds, false, judging);
  }

  /** The same rule, whose inputs are judged in another way; null for the problem's. */
  public GeneratorRule judgedBy(TestJudging other) {
    return new GeneratorRule(text, program, arguments, writes, safeSeeds, optionalSeed, other);
  }
}

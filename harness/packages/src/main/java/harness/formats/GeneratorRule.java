package harness.formats;

import harness.draw.ArgumentTemplate;
import io.soabase.recordbuilder.core.RecordBuilder;

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
 * @param otherwise used instead if the program does not accept every seed in {@code arguments}, and
 *     then only with a seed that it accepts; null if there is no other way
 * @param judging validators and checker of the inputs that it makes; null if they are the problem's
 * @param group name of the group of tests that its inputs are for; null if they are for no group in
 *     particular
 * @param unknown calls to try, one of which replaces {@code arguments}; null if these are known
 */
@RecordBuilder
public record GeneratorRule(
    String text,
    String program,
    ArgumentTemplate arguments,
    String writes,
    int safeSeeds,
    boolean optionalSeed,
    ArgumentTemplate otherwise,
    TestJudging judging,
    String group,
    UnknownCall unknown)
    implements GeneratorRuleBuilder.With {

  /** Value of {@code safeSeeds} if every seed works. */
  public static final int ALL = Integer.MAX_VALUE;

  public GeneratorRule {
    if (safeSeeds < 1) {
      throw new IllegalArgumentException("safeSeeds must be positive");
    }
  }

  /** A rule whose program prints the input. */
  public static GeneratorRule printing(String text, String program, ArgumentTemplate arguments) {
    return new GeneratorRule(text, program, arguments, null, ALL, false, null, null, null, null);
  }

  /** Whether the problem does without it if it cannot be used. */
  public boolean isOptional() {
    return unknown != null && unknown.optional();
  }

  /** This rule, with a seed only if the program accepts one. */
  public GeneratorRule withSeedIfAccepted() {
    return withOptionalSeed(arguments.isConstant() && !arguments.hasSeed());
  }
}

package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.mutation.Mutation;
import harness.mutation.Rearrangement;
import harness.problem.Variations;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * The variations of a problem made of programs.
 *
 * @param generators the problem's generators
 * @param checker the checker of a case
 * @param areValidated whether checkers have validators
 */
record JuryVariations(
    String problem,
    List<TurnGenerator> generators,
    Function<Case, JuryChecker> checker,
    boolean areValidated)
    implements Variations {

  /** One change in this many is small. */
  private static final int SMALL_ONE_IN = 4;

  @Override
  public Drawn large(long seed, long number) {
    if (generators.isEmpty()) {
      return null;
    }
    TurnGenerator generator = generators.get((int) (number % generators.size()));
    return generator.large(seed, number / generators.size());
  }

  @Override
  public String changed(String input, SplittableRandom random) {
    return random.nextInt(SMALL_ONE_IN) == 0
        ? Mutation.of(input, random)
        : Rearrangement.of(input, random);
  }

  @Override
  public void validate(String input) {
    Case each = tried(input);
    checker.apply(each).validate(each);
  }

  @Override
  public boolean accepts(String input) {
    Case each = tried(input);
    return checker.apply(each).accepts(each);
  }

  private Case tried(String input) {
    return new Case(new CaseName(problem, "changed", 0, 0), input);
  }
}

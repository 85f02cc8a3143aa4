package harness.builtin;

import harness.cases.Generator;
import harness.problem.SmallerDraws;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cases of a puzzle. All have the same size, so the smaller ones are those with short solutions.
 *
 * @param puzzle whose generators draw
 */
record PuzzleDraws(PuzzleProblem puzzle) implements SmallerDraws {

  private static final long SEED = 1;

  /** The generator of cases with short solutions. */
  private static final String EASY = "easy";

  private record Draws(Generator generator) implements Setting {
    @Override
    public String text() {
      return generator.name();
    }

    @Override
    public String draw(long number) {
      return generator.draw(SEED, number).input();
    }
  }

  /** A text that is tried is read strictly; see {@link harness.puzzle.PuzzleChecker}. */
  @Override
  public boolean areValidated() {
    return true;
  }

  @Override
  public List<Setting> upTo(long largest) {
    return named(EASY, PuzzleProblem.MIX);
  }

  @Override
  public List<Setting> own() {
    return named(PuzzleProblem.MIX);
  }

  private List<Setting> named(String... names) {
    return Stream.of(names)
        .flatMap(name -> puzzle.generators().stream().filter(each -> each.name().equals(name)))
        .<Setting>map(Draws::new)
        .toList();
  }
}

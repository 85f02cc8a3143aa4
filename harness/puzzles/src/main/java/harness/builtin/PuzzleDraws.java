package harness.builtin;

import harness.cases.Generator;
import harness.problem.SmallerDraws;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cases of a puzzle. All have the same size, so the smaller ones are those with short solutions.
 *
 * @param easy the generator of these
 * @param usual the generator of all
 */
record PuzzleDraws(Generator easy, Generator usual) implements SmallerDraws {

  private static final long SEED = 1;

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
    return Stream.of(easy, usual).<Setting>map(Draws::new).toList();
  }

  @Override
  public List<Setting> own() {
    return List.of(new Draws(usual));
  }
}

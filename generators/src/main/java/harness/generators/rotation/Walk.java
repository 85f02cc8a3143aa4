package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Patterns;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/** Random moves back from a random solved board. */
@AutoService(Generator.class)
public final class Walk extends Generator {

  private static final int LETTERS = 8;
  private static final int LONGEST = 30;

  /** For {@link java.util.ServiceLoader}. */
  public Walk() {
    super("rotation", "walk");
  }

  @Override
  public String summary() {
    return "up to 30 random moves from a solved board, as people make tests: near boards"
        + " with long detours";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    Patterns patterns = Patterns.get();
    long board = Strata.get().draw(0, random);
    int ones = Boards.mask(board, 1);
    int twos = Boards.mask(board, 2);
    for (int left = random.nextInt(LONGEST + 1); left > 0; left--) {
      int letter = random.nextInt(LETTERS);
      ones = patterns.move(letter, ones);
      twos = patterns.move(letter, twos);
    }
    return Boards.text(Boards.of(ones, twos));
  }
}

package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Knights;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/**
 * Any board, all equally likely. Builds the text itself, without the reference's moves, tables and
 * boards, so a mistake in those shows here as a disagreement.
 */
@AutoService(Generator.class)
public final class UniformBoards extends Generator {

  private static final int SQUARES = 25;
  private static final int SIDE = 5;
  private static final int KNIGHTS = SQUARES - 1;

  /** For the service loader. */
  public UniformBoards() {
    super(Knights.NAME, "uniform");
  }

  @Override
  public String summary() {
    return "any board, drawn without the rules: almost always -1, so mistakes in the rules show";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int empty = random.nextInt(SQUARES);
    int blackKnights = halfOfTheKnights(random);
    byte[] text = new byte[SQUARES + SIDE];
    int end = 0;
    int knight = 0;
    for (int square = 0; square < SQUARES; square++) {
      text[end++] = (byte) (square == empty ? '*' : '0' + (blackKnights >>> knight++ & 1));
      if (square % SIDE == SIDE - 1) {
        text[end++] = '\n';
      }
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  /** The black knights as a set of 24 bits, drawn until it has half the knights. */
  private static int halfOfTheKnights(SplittableRandom random) {
    int set = random.nextInt(1 << KNIGHTS);
    while (Integer.bitCount(set) != KNIGHTS / 2) {
      set = random.nextInt(1 << KNIGHTS);
    }
    return set;
  }
}

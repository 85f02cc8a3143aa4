package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/**
 * A random permutation of the 24 numbers (Fisher and Yates, inside out). Deliberately uses nothing
 * from the reference.
 */
@AutoService(Generator.class)
public final class Uniform extends Generator {

  private static final int CELLS = 24;
  private static final int EACH = 8;

  /** For {@link java.util.ServiceLoader}. */
  public Uniform() {
    super("rotation", "uniform");
  }

  @Override
  public String summary() {
    return "any board, shuffled without moves or tables: finds what a rule missing from"
        + " the reference would hide";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    byte[] text = new byte[2 * CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      int other = random.nextInt(cell + 1);
      text[2 * cell] = text[2 * other];
      text[2 * other] = (byte) ('1' + cell / EACH);
      text[2 * cell + 1] = ' ';
    }
    text[text.length - 1] = '\n';
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}

package harness.jury;

import harness.cases.Generator;
import harness.describe.draw.Enumeration;
import java.util.Locale;

/** All inputs of a description up to a maximum size, the smallest first. */
public final class EveryInput extends Generator {

  private static final String NAME = "all";

  private final Enumeration inputs;
  private final int tokens;
  private final long limit;

  /**
   * The inputs of an enumeration.
   *
   * @param tokens its maximum number of tokens
   * @param limit its maximum absolute value of a number, and maximum length of a text
   */
  EveryInput(String problem, Enumeration inputs, int tokens, long limit) {
    super(problem, NAME);
    this.inputs = inputs;
    this.tokens = tokens;
    this.limit = limit;
  }

  @Override
  public String summary() {
    return "every input up to the maximum size";
  }

  /** The number of inputs. */
  public long count() {
    return inputs.count();
  }

  /** How many inputs of which size these are. */
  public String text() {
    String bound = inputs.isWhole() ? "" : ", numbers and lengths up to " + limit;
    return String.format(Locale.ROOT, "%,d", inputs.count()).replace(',', ' ')
        + " inputs with at most "
        + tokens
        + " tokens"
        + bound;
  }

  @Override
  protected String input(long seed, long index) {
    return inputs.get(index);
  }
}

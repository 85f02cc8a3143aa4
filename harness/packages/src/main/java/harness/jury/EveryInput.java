package harness.jury;

import harness.cases.Generator;
import harness.describe.Description;
import harness.describe.draw.Enumeration;
import java.time.Duration;
import java.util.Locale;

/** All inputs of a description up to a maximum size, the smallest first. */
public final class EveryInput extends Generator {

  /** If counting all inputs takes longer than this, there are too many. */
  public static final Duration COUNTING_TIME = Duration.ofMinutes(2);

  private static final String NAME = "all";
  private static final long MOST_INPUTS = 1_000_000_000;
  private static final int ANY_LENGTH = 1 << 20;

  private final Enumeration inputs;
  private final int tokens;
  private final long limit;

  private EveryInput(String problem, Enumeration inputs, int tokens, long limit) {
    super(problem, NAME);
    this.inputs = inputs;
    this.tokens = tokens;
    this.limit = limit;
  }

  /**
   * Counts the inputs of a description.
   *
   * @param tokens maximum number of tokens in an input
   * @param limit maximum absolute value of numbers, and maximum length of texts
   * @param onEach runs after each input that is counted
   * @return null if there are too many
   */
  static EveryInput of(
      String problem, Description description, int tokens, long limit, Runnable onEach) {
    Enumeration all =
        description.all(tokens, ANY_LENGTH, limit, MOST_INPUTS, COUNTING_TIME, onEach);
    return all == null ? null : new EveryInput(problem, all, tokens, limit);
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

package harness.jury;

import harness.describe.draw.Enumeration;
import harness.generators.Generator;

/** All inputs of a description that are small enough, the smallest first. */
public final class EveryInput extends Generator {

  private static final String NAME = "all";

  private final Enumeration inputs;

  EveryInput(String problem, Enumeration inputs) {
    super(problem, NAME);
    this.inputs = inputs;
  }

  @Override
  public String summary() {
    return "every input that is small enough";
  }

  /** How many there are. */
  public long count() {
    return inputs.count();
  }

  /** Whether no number and no length was left out because it is above the limit. */
  public boolean isWhole() {
    return inputs.isWhole();
  }

  @Override
  protected String input(long seed, long index) {
    return inputs.get(index);
  }
}

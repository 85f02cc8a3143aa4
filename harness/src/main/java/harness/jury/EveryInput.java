package harness.jury;

import harness.describe.draw.Enumeration;
import harness.generators.Generator;

/** All inputs of a description up to a maximum size, the smallest first. */
public final class EveryInput extends Generator {

  private static final String NAME = "all";

  private final Enumeration inputs;

  EveryInput(String problem, Enumeration inputs) {
    super(problem, NAME);
    this.inputs = inputs;
  }

  @Override
  public String summary() {
    return "every input up to the maximum size";
  }

  /** The number of inputs. */
  public long count() {
    return inputs.count();
  }

  /** Whether no number or length was left out for exceeding the limit. */
  public boolean isWhole() {
    return inputs.isWhole();
  }

  @Override
  protected String input(long seed, long index) {
    return inputs.get(index);
  }
}

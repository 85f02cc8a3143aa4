package harness.hack;

/**
 * How often something worth a closer look was seen where a search tried: statistics of an arm of a
 * bandit (Auer, Cesa-Bianchi and Fischer 2002, UCB1), or of a feature of inputs.
 */
public final class Arm {

  private long tried;
  private long rewarded;

  /** Counts a try when it begins, so that one arm is not chosen many times before its result. */
  public void tried() {
    tried++;
  }

  /** Counts a try that was worth it. */
  public void rewarded() {
    rewarded++;
  }

  /**
   * The upper confidence bound of the share of tries that are worth it, which is optimistic if
   * little is known.
   *
   * @param logOfAll natural logarithm of the number of tries of all arms
   */
  public double bound(double logOfAll) {
    double rate = (rewarded + 0.5) / (tried + 1);
    return rate + Math.sqrt(2 * logOfAll / (tried + 1));
  }
}

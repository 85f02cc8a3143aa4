package harness.draw;

import java.util.SplittableRandom;

/**
 * Lowers the numbers of a template at random: either one of them or, more often, all to a common
 * maximum. Numbers with few digits are more likely than those with many.
 */
final class RandomLowering {

  /** One draw in this many lowers a single number; the others lower all. */
  private static final int ONE_ALONE = 3;

  private RandomLowering() {}

  static ArgumentTemplate lowered(ArgumentTemplate own, SplittableRandom random) {
    int numbers = own.lowerables().size();
    if (numbers == 0) {
      return own;
    }
    if (random.nextInt(ONE_ALONE) == 0) {
      int number = random.nextInt(numbers);
      return upTo(own, number, upTo(own.lowerables().get(number).value(), random));
    }
    long most = own.lowerables().stream().mapToLong(Lowerable::value).max().getAsLong();
    long largest = upTo(most, random);
    ArgumentTemplate lowered = own;
    for (int number = numbers - 1; number >= 0; number--) { // a 0 is no longer lowerable
      lowered = upTo(lowered, number, largest);
    }
    return lowered;
  }

  private static ArgumentTemplate upTo(ArgumentTemplate from, int number, long largest) {
    Lowerable now = from.lowerables().get(number);
    return from.lowered(number, Math.min(now.value(), Math.max(now.least(), largest)));
  }

  /** From 1 to {@code most}, by order of magnitude. */
  private static long upTo(long most, SplittableRandom random) {
    double share = random.nextDouble();
    long drawn = (long) Math.exp(share * share * Math.log(Math.max(1, (double) most) + 1));
    return Math.min(most, drawn);
  }
}

package harness.jury;

import harness.cases.Generator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws inputs with a number in them that some program contains, or one next to it: as a value, a
 * sum, a size or an argument of a generator. The number is part of the generator's name, so a
 * case's name makes the same input whatever the submissions are. Where the number has no place, an
 * input is an ordinary draw of the problem.
 */
final class NearDraws extends Generator {

  /** The name that stands for all such generators. */
  static final String FAMILY = "near";

  private static final String NAME = FAMILY + ":=";
  private static final int MOST_DIGITS = 18;

  /** Number of sources that are tried for one input. */
  private static final int TRIES = 2;

  private final long number;
  private final List<TurnGenerator> sources;
  private final Generator usual;

  /**
   * Draws inputs near a number.
   *
   * @param number positive
   * @param all those that may have inputs with the number in them
   * @param usual draws an input where the number has no place
   */
  NearDraws(String problem, long number, List<TurnGenerator> all, Generator usual) {
    super(problem, NAME + number);
    this.number = number;
    this.sources = all.stream().filter(each -> each.mayHold(number)).toList();
    this.usual = usual;
  }

  /** The number in a generator's name; 0 if it has none. */
  static long number(String name) {
    String digits = name.startsWith(NAME) ? name.substring(NAME.length()) : "";
    boolean isNumber =
        digits.length() <= MOST_DIGITS
            && !digits.startsWith("0")
            && digits.chars().allMatch(each -> each >= '0' && each <= '9');
    return isNumber && !digits.isEmpty() ? Long.parseLong(digits) : 0;
  }

  /** Whether inputs may have a place for the number. */
  boolean pays() {
    return !sources.isEmpty();
  }

  @Override
  public String summary() {
    return "inputs with a constant of a program in them, or a number next to it";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int first = random.nextInt(sources.size());
    for (int tried = 0; tried < TRIES; tried++) {
      String input = sources.get((first + tried) % sources.size()).near(number, random);
      if (input != null) {
        return input;
      }
    }
    return usual.draw(seed, index).input();
  }
}

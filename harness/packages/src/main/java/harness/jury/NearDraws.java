package harness.jury;

import harness.cases.Generator;
import harness.describe.Description;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws inputs with a number in them that some program contains, or one next to it: as a value, a
 * sum, a size or an argument of a generator. The number is part of the generator's name, so a
 * case's name makes the same input whatever the submissions are. Where the number has no place, an
 * input is an ordinary draw of the problem.
 */
final class NearDraws extends Generator {

  /** The start of its name; the number follows. */
  static final String NAME = "near:";

  private static final int MOST_DIGITS = 18;
  private static final int TRIES = 2;

  /** One way to get such an input. */
  @FunctionalInterface
  interface Source {

    /** A valid input with a number in it; null if none was found. */
    String near(long number, SplittableRandom random);

    /** Whether the number may have a place in its inputs; quick. */
    default boolean fits(long number, SplittableRandom random) {
      return true;
    }
  }

  /** Draws of a description. */
  private record OfForm(Description form) implements Source {

    @Override
    public String near(long number, SplittableRandom random) {
      return FormDraws.near(form, number, random);
    }

    @Override
    public boolean fits(long number, SplittableRandom random) {
      return near(number, random) != null;
    }
  }

  /** A generator whose arguments are drawn from ranges. */
  private record OfArguments(ProgramGenerator program) implements Source {

    @Override
    public String near(long number, SplittableRandom random) {
      return program.near(number, random);
    }

    @Override
    public boolean fits(long number, SplittableRandom random) {
      return program.rule().arguments().drawNear(number, random, 0) != null;
    }
  }

  private final long number;
  private final List<Source> sources;
  private final Generator usual;

  /**
   * Draws inputs near a number.
   *
   * @param number positive
   * @param sources take turns; not empty
   * @param usual draws an input where the number has no place
   */
  NearDraws(String problem, long number, List<Source> sources, Generator usual) {
    super(problem, NAME + number);
    this.number = number;
    this.sources = List.copyOf(sources);
    this.usual = usual;
  }

  /** All ways to get inputs with a number in them that the parts of a problem have. */
  static List<Source> sources(List<TurnGenerator> turns, Description form) {
    List<Source> sources = new ArrayList<>();
    if (form != null) {
      sources.add(new OfForm(form));
    }
    for (TurnGenerator each : turns) {
      if (each instanceof FormDraws draws) {
        sources.add(draws::near);
      } else if (each instanceof OwnTests tests && tests.varies()) {
        sources.add(tests::near);
      } else if (each instanceof ProgramGenerator program && program.hasRanges()) {
        sources.add(new OfArguments(program));
      }
    }
    return sources;
  }

  /** The number in a generator's name; 0 if it has none. */
  static long number(String name) {
    String digits = name.startsWith(NAME) ? name.substring(NAME.length()) : "";
    boolean isNumber =
        digits.matches("[1-9][0-9]*") && digits.length() <= MOST_DIGITS;
    return isNumber ? Long.parseLong(digits) : 0;
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

  /**
   * Whether the number has a place in inputs. Where only validators know, it is assumed to have
   * one.
   */
  boolean pays() {
    SplittableRandom random = random(0, 0);
    return sources.stream().anyMatch(each -> each.fits(number, random));
  }
}

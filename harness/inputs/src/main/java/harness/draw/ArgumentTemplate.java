package harness.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;

/**
 * A generator's arguments, parts of which are drawn for each case:
 *
 * <ul>
 *   <li>{@code [1..10]} draws a 64-bit integer, {@code [0.5..1]} a number with as many decimals as
 *       the longer end, {@code [a..z]} a character. Both ends are included. An end may be a range
 *       itself: {@code [1..[8..15]]}. A lower end that could exceed the upper end is rejected, so
 *       no value ever leaves the bounds.
 *   <li>{@code (x|y|z)} draws one alternative. It may be empty, may contain blanks, which separate
 *       words, and may contain ranges and choices.
 *   <li>{@code {seed}} is the seed. Without it, the seed becomes the last argument.
 *   <li>With {@link Dialect#RBX}, {@code @} is eight random hexadecimal digits, which serve as a
 *       seed too.
 * </ul>
 *
 * <p>Whitespace separates words. Quotes and backslashes work as in a shell; quoted text is literal
 * and draws nothing.
 *
 * @param hasSeed whether the template contains the seed; otherwise the seed is the last argument
 */
public record ArgumentTemplate(Sequence sequence, boolean hasSeed) {

  /** The dialect of the language. */
  public enum Dialect {
    /** As above; {@code @} is plain text. */
    PLAIN,
    /** rbx: {@code @} draws hexadecimal digits. */
    RBX
  }

  private static final int HEX_DIGITS = 32;

  /** One in this many ranges draws its lower end, and one in this many draws uniformly. */
  private static final int ENDS_ONE_IN = 8;

  public ArgumentTemplate {
    sequence = sequence.trimmed();
  }

  /**
   * Parses a template.
   *
   * @throws IllegalArgumentException with a one-line message with the column, if it is invalid
   */
  public static ArgumentTemplate parse(String text) {
    return parse(text, Dialect.PLAIN);
  }

  /** Parses a template in a dialect; throws as {@link #parse(String)} does. */
  public static ArgumentTemplate parse(String text, Dialect dialect) {
    Sequence sequence = TemplateParser.parse(text, dialect);
    boolean hasSeed = sequence.any(each -> each instanceof Piece.Seed || each instanceof Piece.Hex);
    return new ArgumentTemplate(sequence, hasSeed);
  }

  /** A template that stands for exactly this text and draws nothing. */
  public static String escaped(String text) {
    return text.isEmpty() ? "" : new Sequence(List.of(new Piece.Literal(text))).text();
  }

  /** This template, but without {@code {seed}} the program gets no seed. */
  public ArgumentTemplate withoutSeedAdded() {
    return new ArgumentTemplate(sequence, true);
  }

  /** Whether other seeds give other arguments. */
  public boolean varies() {
    return !isConstant() || !hasSeed || sequence.any(each -> each instanceof Piece.Seed);
  }

  /** The arguments of one case; the same for the same random state and seed. */
  public List<String> draw(SplittableRandom random, long seed) {
    return fixed(random).words(seed);
  }

  /**
   * This template with everything drawn except the seed; it has the words that {@link #draw} gives.
   * The numbers drawn are written in full, so a reducer can lower them: see {@link #lowerables}.
   */
  public ArgumentTemplate fixed(SplittableRandom random) {
    return drawn(random, range -> range.value(random));
  }

  /**
   * Arguments of a case that is probably large: each range is usually at its upper end, and
   * sometimes at its lower end. The same for the same random state and seed.
   */
  public List<String> drawLarge(SplittableRandom random, long seed) {
    return drawn(random, range -> nearTheEnds(range, random)).words(seed);
  }

  private static long nearTheEnds(Range range, SplittableRandom random) {
    int which = random.nextInt(ENDS_ONE_IN);
    if (which > 1) {
      return range.greatest();
    }
    return which == 0 ? range.least() : range.value(random);
  }

  /**
   * Arguments in which ranges of integers have a number, or one next to it, where they reach it.
   * The same for the same random state and seed.
   *
   * @return null if no range reaches the number
   */
  public List<String> drawNear(long number, SplittableRandom random, long seed) {
    long near = number + random.nextInt(4) / 2 - random.nextInt(2);
    if (!sequence.any(each -> each instanceof Range range && range.reaches(near))) {
      return null;
    }
    return drawn(random, range -> range.reaches(near) ? near : range.value(random)).words(seed);
  }

  /**
   * The arguments of one case, in which alternatives are drawn and ranges are not.
   *
   * @throws IllegalArgumentException with a one-line message if one is no {@link OpenArgument}
   */
  public List<OpenArgument> open(SplittableRandom random) {
    List<Piece> drawn = new ArrayList<>();
    choose(sequence, random, drawn);
    return OpenArgument.all(new Sequence(drawn).trimmed());
  }

  private static void choose(Sequence from, SplittableRandom random, List<Piece> drawn) {
    for (Piece each : from.pieces()) {
      if (each instanceof Piece.Choice choice) {
        choose(
            choice.alternatives().get(random.nextInt(choice.alternatives().size())), random, drawn);
      } else {
        drawn.add(each);
      }
    }
  }

  /** Whether nothing is drawn, so all cases have the same arguments apart from the seed. */
  public boolean isConstant() {
    return !sequence.any(
        each -> each instanceof Range || each instanceof Piece.Choice || each instanceof Piece.Hex);
  }

  /** The template as text, with single spaces between words and backslashes instead of quotes. */
  public String text() {
    return sequence.text();
  }

  /** All numbers that can be lowered, in order. */
  public List<Lowerable> lowerables() {
    return Lowering.lowerables(sequence);
  }

  /**
   * This template with one number lowered.
   *
   * @param index index in {@link #lowerables}
   * @param value from the number's minimum to its current value
   * @throws IllegalArgumentException for any other value
   */
  public ArgumentTemplate lowered(int index, long value) {
    return new ArgumentTemplate(Lowering.lowered(sequence, index, value), hasSeed);
  }

  /**
   * This template with the upper end of each integer range lowered to {@code largest}, or to the
   * range's lower end if that is greater. Plain numbers stay as they are.
   */
  public ArgumentTemplate upTo(long largest) {
    return new ArgumentTemplate(Lowering.upTo(sequence, largest), hasSeed);
  }

  /**
   * This template with numbers lowered at random: either one of them, or all to a common maximum.
   * Equal random states give equal templates.
   */
  public ArgumentTemplate smaller(SplittableRandom random) {
    return new ArgumentTemplate(Lowering.random(sequence, random), hasSeed);
  }

  @Override
  public String toString() {
    return text();
  }

  private ArgumentTemplate drawn(SplittableRandom random, ToLongFunction<Range> value) {
    List<Piece> drawn = new ArrayList<>();
    draw(sequence, random, drawn, value);
    return new ArgumentTemplate(new Sequence(drawn), hasSeed);
  }

  private static void draw(
      Sequence from, SplittableRandom random, List<Piece> drawn, ToLongFunction<Range> value) {
    for (Piece each : from.pieces()) {
      if (each instanceof Range range) {
        drawn.add(new Piece.Literal(range.notation().write(value.applyAsLong(range))));
      } else if (each instanceof Piece.Choice choice) {
        int which = random.nextInt(choice.alternatives().size());
        draw(choice.alternatives().get(which), random, drawn, value);
      } else if (each instanceof Piece.Hex) {
        long bits = random.nextLong() >>> HEX_DIGITS;
        drawn.add(new Piece.Literal(String.format(Locale.ROOT, "%08x", bits)));
      } else {
        drawn.add(each);
      }
    }
  }

  /** The words of a template in which everything has been drawn. */
  private List<String> words(long seed) {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    for (Piece each : sequence.pieces()) {
      if (each instanceof Piece.Blank) {
        words.add(word.toString());
        word = null;
      } else {
        word = word == null ? new StringBuilder() : word;
        word.append(each instanceof Piece.Literal literal ? literal.text() : Long.toString(seed));
      }
    }
    if (word != null) {
      words.add(word.toString());
    }
    if (!hasSeed) {
      words.add(Long.toString(seed));
    }
    return words;
  }
}

package harness.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;

/**
 * A generator's arguments with places that are drawn for each case:
 *
 * <ul>
 *   <li>{@code [1..10]} draws an integer of 64 bits, {@code [0.5..1]} a number with as many
 *       decimals as the longer end, {@code [a..z]} a character. Both ends may be drawn. An end may
 *       be a range itself: {@code [1..[8..15]]}. A lower end that could be greater than the upper
 *       end is refused, so that no value ever leaves the bounds.
 *   <li>{@code (x|y|z)} draws one alternative. It may be empty, have blanks, which separate words,
 *       and hold ranges and choices.
 *   <li>{@code {seed}} is the seed. Without it, the seed becomes the last argument.
 *   <li>With {@link Dialect#RBX}, {@code @} is eight random hexadecimal digits, which are a seed
 *       too.
 * </ul>
 *
 * <p>White space separates words. Quotes and backslashes work as in a shell; what is quoted is text
 * and draws nothing.
 */
public final class ArgumentTemplate {

  /** Whose language it is. */
  public enum Dialect {
    /** As above, where {@code @} is text. */
    PLAIN,
    /** rbx: {@code @} is drawn. */
    RBX
  }

  private static final int HEX_DIGITS = 32;

  /** Out of this many ranges, one draws its lower end and one draws anywhere. */
  private static final int ENDS_ONE_IN = 8;

  private final Sequence sequence;
  private final boolean seedWritten;

  private ArgumentTemplate(Sequence sequence, boolean seedWritten) {
    this.sequence = sequence.trimmed();
    this.seedWritten = seedWritten;
  }

  /**
   * Reads a template.
   *
   * @throws IllegalArgumentException in one line with the column, when it is not of the language
   */
  public static ArgumentTemplate parse(String text) {
    return parse(text, Dialect.PLAIN);
  }

  /**
   * Reads a template in a dialect.
   *
   * @throws IllegalArgumentException in one line with the column, when it is not of the language
   */
  public static ArgumentTemplate parse(String text, Dialect dialect) {
    Sequence sequence = TemplateParser.parse(text, dialect);
    boolean seedWritten =
        sequence.any(each -> each instanceof Piece.Seed || each instanceof Piece.Hex);
    return new ArgumentTemplate(sequence, seedWritten);
  }

  /** A text in the language that stands for itself and draws nothing. */
  public static String escaped(String text) {
    return text.isEmpty() ? "" : new Sequence(List.of(new Piece.Literal(text))).text();
  }

  /** This where the seed is not added: without {@code {seed}} the program is not given any. */
  public ArgumentTemplate withoutSeedAdded() {
    return new ArgumentTemplate(sequence, true);
  }

  /** Whether it gives other arguments for another seed. */
  public boolean varies() {
    return !isConstant() || !seedWritten || sequence.any(each -> each instanceof Piece.Seed);
  }

  /** The arguments of one case; the same for the same random state and seed. */
  public List<String> draw(SplittableRandom random, long seed) {
    return fixed(random).words(seed);
  }

  /**
   * This with everything drawn except the seed. {@link #draw} gives the words of this. What was
   * drawn is now written in full, so a reducer may lower it: see {@link #lowerables}.
   */
  public ArgumentTemplate fixed(SplittableRandom random) {
    List<Piece> drawn = new ArrayList<>();
    draw(sequence, random, drawn, range -> range.value(random));
    return new ArgumentTemplate(new Sequence(drawn), seedWritten);
  }

  /**
   * Arguments of a case that is probably large: each range is most often at its upper end, and now
   * and then at its lower one. The same for the same random state and seed.
   */
  public List<String> drawLarge(SplittableRandom random, long seed) {
    List<Piece> drawn = new ArrayList<>();
    draw(sequence, random, drawn, range -> nearTheEnds(range, random));
    return new ArgumentTemplate(new Sequence(drawn), seedWritten).words(seed);
  }

  private static long nearTheEnds(Range range, SplittableRandom random) {
    int which = random.nextInt(ENDS_ONE_IN);
    if (which > 1) {
      return range.greatest();
    }
    return which == 0 ? range.least() : range.value(random);
  }

  /** Whether the template says where the seed goes; else it is the last argument. */
  public boolean hasSeed() {
    return seedWritten;
  }

  /** Whether nothing is drawn: all cases have the same arguments, apart from the seed. */
  public boolean isConstant() {
    return !sequence.any(
        each -> each instanceof Range || each instanceof Choice || each instanceof Piece.Hex);
  }

  /** Itself in the language, with one space between words and backslashes for quotes. */
  public String text() {
    return sequence.text();
  }

  /** All numbers that may be lowered, in order. */
  public List<Lowerable> lowerables() {
    return Lowering.lowerables(sequence);
  }

  /**
   * This with one number lowered.
   *
   * @param index into {@link #lowerables}
   * @param value from that number's least value to its present one
   * @throws IllegalArgumentException for any other value
   */
  public ArgumentTemplate lowered(int index, long value) {
    return new ArgumentTemplate(Lowering.lowered(sequence, index, value), seedWritten);
  }

  /**
   * This with the upper end of each range of integers lowered to a value, or to the range's lower
   * end where that is greater. Numbers written in full stay.
   */
  public ArgumentTemplate upTo(long largest) {
    return new ArgumentTemplate(Lowering.upTo(sequence, largest), seedWritten);
  }

  /**
   * This with numbers lowered at random: one of them, or all to a common largest value; the same
   * for the same random state.
   */
  public ArgumentTemplate smaller(SplittableRandom random) {
    return RandomLowering.lowered(this, random);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ArgumentTemplate same
        && sequence.equals(same.sequence)
        && seedWritten == same.seedWritten;
  }

  @Override
  public int hashCode() {
    return sequence.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }

  private static void draw(
      Sequence from, SplittableRandom random, List<Piece> drawn, ToLongFunction<Range> value) {
    for (Piece each : from.pieces()) {
      if (each instanceof Range range) {
        drawn.add(new Piece.Literal(range.notation().write(value.applyAsLong(range))));
      } else if (each instanceof Choice choice) {
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

  /** The words of a template that has nothing left to draw. */
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
    if (!seedWritten) {
      words.add(Long.toString(seed));
    }
    return words;
  }
}

package harness.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the numbers in a template that can be lowered, and lowers them. */
final class Lowering {

  /** A whole word: {@code 5}, {@code n=5}, {@code --n=5}. */
  private static final Pattern NUMBER =
      Pattern.compile("(?<name>(?s:.*)=)?(?<value>[1-9][0-9]{0,17})");

  /** One random draw in this many lowers a single number; the others lower all. */
  private static final int ONE_ALONE = 3;

  private Lowering() {}

  static List<Lowerable> lowerables(Sequence sequence) {
    List<Lowerable> found = new ArrayList<>();
    rewrite(
        sequence,
        each -> {
          found.add(describe(each));
          return each;
        });
    return found;
  }

  static Sequence lowered(Sequence sequence, int index, long value) {
    int numbers = lowerables(sequence).size();
    if (index < 0 || index >= numbers) {
      throw new IllegalArgumentException("no number with index " + index + " among " + numbers);
    }
    int[] next = {0};
    return rewrite(sequence, each -> next[0]++ == index ? lower(each, value) : each);
  }

  static Sequence upTo(Sequence sequence, long largest) {
    return rewrite(sequence, each -> each instanceof Range range ? range.upTo(largest) : each);
  }

  /**
   * Lowers numbers at random: either one of them or, more often, all to a common maximum. Numbers
   * with few digits are more likely than those with many.
   */
  static Sequence random(Sequence sequence, SplittableRandom random) {
    List<Lowerable> numbers = lowerables(sequence);
    if (numbers.isEmpty()) {
      return sequence;
    }
    if (random.nextInt(ONE_ALONE) == 0) {
      int number = random.nextInt(numbers.size());
      return upTo(sequence, number, below(numbers.get(number).value(), random));
    }
    long most = numbers.stream().mapToLong(Lowerable::value).max().getAsLong();
    long largest = below(most, random);
    Sequence lowered = sequence;
    for (int number = numbers.size() - 1; number >= 0; number--) { // a 0 is no longer lowerable
      lowered = upTo(lowered, number, largest);
    }
    return lowered;
  }

  private static Sequence upTo(Sequence from, int number, long largest) {
    Lowerable now = lowerables(from).get(number);
    return lowered(from, number, Math.min(now.value(), Math.max(now.least(), largest)));
  }

  /** From 1 to {@code most}, by order of magnitude. */
  private static long below(long most, SplittableRandom random) {
    double share = random.nextDouble();
    long drawn = (long) Math.exp(share * share * Math.log(Math.max(1, (double) most) + 1));
    return Math.min(most, drawn);
  }

  private static Lowerable describe(Piece piece) {
    if (piece instanceof Range range) {
      return new Lowerable(range.text(), range.low().greatest(), range.greatest());
    }
    String word = ((Piece.Literal) piece).text();
    return new Lowerable(word, 0, Long.parseLong(number(word).group("value")));
  }

  private static Piece lower(Piece piece, long value) {
    Lowerable now = describe(piece);
    if (value < now.least() || value > now.value()) {
      throw new IllegalArgumentException(
          "%s can be set from %d to %d, not to %d"
              .formatted(now.text(), now.least(), now.value(), value));
    }
    if (piece instanceof Range range) {
      return range.upTo(value);
    }
    Matcher number = number(now.text());
    String name = number.group("name");
    return new Piece.Literal((name == null ? "" : name) + value);
  }

  private static Matcher number(String word) {
    Matcher number = NUMBER.matcher(word);
    if (!number.matches()) {
      throw new IllegalStateException(word + " is not a number");
    }
    return number;
  }

  /** Replaces each piece that can be lowered, in order. */
  private static Sequence rewrite(Sequence sequence, UnaryOperator<Piece> change) {
    List<Piece> pieces = sequence.pieces();
    List<Piece> changed = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      Piece each = pieces.get(i);
      if (each instanceof Piece.Choice choice) {
        changed.add(
            new Piece.Choice(
                choice.alternatives().stream().map(one -> rewrite(one, change)).toList()));
      } else {
        changed.add(isNumber(pieces, i) ? change.apply(each) : each);
      }
    }
    return new Sequence(changed);
  }

  private static boolean isNumber(List<Piece> pieces, int i) {
    if (pieces.get(i) instanceof Range range) {
      return range.notation().equals(End.Notation.INTEGER);
    }
    return pieces.get(i) instanceof Piece.Literal literal
        && NUMBER.matcher(literal.text()).matches()
        && isEdge(pieces, i - 1)
        && isEdge(pieces, i + 1);
  }

  private static boolean isEdge(List<Piece> pieces, int i) {
    return i < 0 || i == pieces.size() || pieces.get(i) instanceof Piece.Blank;
  }
}

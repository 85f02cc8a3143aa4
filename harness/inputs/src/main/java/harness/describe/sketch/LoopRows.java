package harness.describe.sketch;

import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Literal;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.ReadPattern;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Structure;
import harness.describe.value.Operator;
import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rounds of a loop that all read the same number of values.
 *
 * @param values what each round read
 * @param numeric whether all of them are numbers
 * @param first the first line
 * @param last the last line
 */
record LoopRows(Rounds loop, List<List<Token>> values, boolean numeric, int first, int last) {

  /** The rows that a loop read; null if it has inner loops or its rounds differ. */
  static LoopRows of(Rounds loop) {
    List<List<Token>> values =
        loop.rounds().stream()
            .map(
                round ->
                    round.stream().filter(Token.class::isInstance).map(Token.class::cast).toList())
            .toList();
    boolean flat = loop.rounds().stream().flatMap(List::stream).allMatch(Token.class::isInstance);
    if (!flat || values.stream().mapToInt(List::size).distinct().count() > 1) {
      return null;
    }
    boolean numeric =
        values.stream().flatMap(List::stream).noneMatch(each -> each.by() instanceof ReadPattern);
    int last =
        values.stream().flatMap(List::stream).mapToInt(Token::line).max().orElse(loop.line());
    return new LoopRows(loop, values, numeric, loop.line(), last);
  }

  int size() {
    return values.size();
  }

  /** The number of values in each row; 0 if there are no rows. */
  int width() {
    return values.isEmpty() ? 0 : values.get(0).size();
  }

  Structure structure() {
    return loop.structure();
  }

  String text(int row, int column) {
    return values.get(row).get(column).text();
  }

  /** An integer of small absolute value; {@link Long#MIN_VALUE} for all other texts. */
  long number(int row, int column) {
    return small(text(row, column));
  }

  static long small(String text) {
    return text.matches("-?[0-9]{1,9}") ? Long.parseLong(text) : Long.MIN_VALUE;
  }

  /** The name of the variable that counts the rounds; null if none does. */
  String counter() {
    return loop.loop() instanceof Repeat repeat && repeat.count() instanceof Variable variable
        ? variable.name()
        : null;
  }

  /** The name of the variable whose value is one more than the number of rounds; null if none. */
  String counterPlusOne() {
    return loop.loop() instanceof Repeat repeat
            && repeat.count() instanceof Binary binary
            && binary.operator() == Operator.MINUS
            && binary.left() instanceof Variable variable
            && binary.right() instanceof Literal literal
            && literal.value() instanceof Value.Int one
            && one.number().equals(BigInteger.ONE)
        ? variable.name()
        : null;
  }

  /** Whether the description says that the second number of a row is not below the first. */
  boolean areOrdered() {
    return width() == 2
        && values.stream()
            .allMatch(
                row ->
                    row.get(0).variable() != null
                        && row.get(1).by() instanceof ReadInteger second
                        && startsWith(second.least(), row.get(0).variable()));
  }

  private static boolean startsWith(Expression bound, String name) {
    boolean isMore = bound instanceof Binary binary && binary.operator() == Operator.PLUS;
    Expression start = isMore ? ((Binary) bound).left() : bound;
    return start instanceof Variable variable && variable.name().equals(name);
  }

  /** Whether no first number of a row is larger than the second. */
  boolean ascend() {
    return IntStream.range(0, size()).allMatch(i -> number(i, 0) <= number(i, 1));
  }

  /** Whether the first two numbers of all rows are between two bounds. */
  boolean pairsAreWithin(long least, long greatest) {
    return IntStream.range(0, size())
        .allMatch(
            i ->
                isWithin(number(i, 0), least, greatest) && isWithin(number(i, 1), least, greatest));
  }

  private static boolean isWithin(long number, long least, long greatest) {
    return number >= least && number <= greatest;
  }
}

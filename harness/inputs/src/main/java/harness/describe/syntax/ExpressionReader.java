package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataBaseVisitor;
import harness.describe.grammar.ChecktestdataParser.BinaryContext;
import harness.describe.grammar.ChecktestdataParser.DecimalNumberContext;
import harness.describe.grammar.ChecktestdataParser.GroupedContext;
import harness.describe.grammar.ChecktestdataParser.LengthContext;
import harness.describe.grammar.ChecktestdataParser.NegationContext;
import harness.describe.grammar.ChecktestdataParser.QuotedContext;
import harness.describe.grammar.ChecktestdataParser.ReferenceContext;
import harness.describe.grammar.ChecktestdataParser.VariableContext;
import harness.describe.grammar.ChecktestdataParser.WholeNumberContext;
import harness.describe.value.Operator;
import harness.describe.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.ParserRuleContext;

/** Converts parse trees to expressions. */
final class ExpressionReader extends ChecktestdataBaseVisitor<Expression> {

  private static final Pattern ESCAPE = Pattern.compile("\\\\([0-7]{1,3}|\\n|.)", Pattern.DOTALL);
  private static final String ESCAPED = "ntrbf\"\\";
  private static final String MEANT = "\n\t\r\b\f\"\\";

  /** Longer numbers do not occur in inputs and cost too much. */
  private static final int MOST_DIGITS = 100_000;

  private static final int LARGEST_EXPONENT = 1_000_000_000;

  @Override
  public Expression visitWholeNumber(WholeNumberContext context) {
    String digits = context.getText();
    if (digits.length() > MOST_DIGITS) {
      throw tooLarge(context);
    }
    return new Expression.Literal(new Value.Int(new BigInteger(digits)), Place.of(context));
  }

  @Override
  public Expression visitDecimalNumber(DecimalNumberContext context) {
    try {
      BigDecimal number = new BigDecimal(context.getText());
      if (Math.abs((long) number.scale()) <= LARGEST_EXPONENT
          && number.precision() <= MOST_DIGITS) {
        return new Expression.Literal(new Value.Real(number), Place.of(context));
      }
    } catch (NumberFormatException outOfRange) {
      // reported below
    }
    throw tooLarge(context);
  }

  private static BadDescription tooLarge(ParserRuleContext number) {
    return new BadDescription(Place.of(number), "a number becomes too large");
  }

  @Override
  public Expression visitQuoted(QuotedContext context) {
    Place place = Place.of(context);
    return new Expression.Literal(new Value.Text(text(context.getText(), place)), place);
  }

  /** The text between quotation marks. */
  String text(String quoted, Place place) {
    return ESCAPE
        .matcher(quoted.substring(1, quoted.length() - 1))
        .replaceAll(each -> Matcher.quoteReplacement(meant(each, place)));
  }

  private static String meant(MatchResult escape, Place place) {
    String what = escape.group(1);
    if (Character.isDigit(what.charAt(0)) && what.charAt(0) < '8') {
      int code = Integer.parseInt(what, 8);
      if (code > 0xff) {
        throw new BadDescription(place, "\\" + what + " is not a character: expected \\0 to \\377");
      }
      return Character.toString(code);
    }
    int known = ESCAPED.indexOf(what.charAt(0));
    if (known >= 0) {
      return MEANT.substring(known, known + 1);
    }
    return what.equals("\n") ? "" : escape.group();
  }

  @Override
  public Expression visitReference(ReferenceContext context) {
    return variable(context.variable());
  }

  Expression.Variable variable(VariableContext context) {
    return new Expression.Variable(
        context.NAME().getText(),
        context.expression().stream().map(this::visit).toList(),
        Place.of(context));
  }

  @Override
  public Expression visitLength(LengthContext context) {
    return new Expression.Length(visit(context.value()), Place.of(context));
  }

  @Override
  public Expression visitBinary(BinaryContext context) {
    return new Expression.Binary(
        Operator.of(context.op.getText()),
        visit(context.expression(0)),
        visit(context.expression(1)),
        Place.of(context));
  }

  @Override
  public Expression visitNegation(NegationContext context) {
    return new Expression.Negation(visit(context.expression()), Place.of(context));
  }

  @Override
  public Expression visitGrouped(GroupedContext context) {
    return visit(context.expression());
  }
}

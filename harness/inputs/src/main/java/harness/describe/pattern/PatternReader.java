package harness.describe.pattern;

import harness.describe.grammar.EreBaseVisitor;
import harness.describe.grammar.EreLexer;
import harness.describe.grammar.EreParser;
import harness.describe.grammar.EreParser.AlternativesContext;
import harness.describe.grammar.EreParser.BranchContext;
import harness.describe.grammar.EreParser.CountedContext;
import harness.describe.grammar.EreParser.EndContext;
import harness.describe.grammar.EreParser.EscapedContext;
import harness.describe.grammar.EreParser.EverythingContext;
import harness.describe.grammar.EreParser.GroupContext;
import harness.describe.grammar.EreParser.OptionalContext;
import harness.describe.grammar.EreParser.PieceContext;
import harness.describe.grammar.EreParser.PlainContext;
import harness.describe.grammar.EreParser.RepetitionContext;
import harness.describe.grammar.EreParser.SetContext;
import harness.describe.grammar.EreParser.SomeContext;
import harness.describe.grammar.EreParser.StartContext;
import harness.describe.grammar.FirstMistake;
import harness.describe.value.BadValue;
import java.util.BitSet;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;

/** Parses regular expressions. */
final class PatternReader extends EreBaseVisitor<Pattern> {

  private static final int LONGEST = 1 << 16;
  private static final long DEEPEST = 300;

  static Pattern read(String expression) {
    if (expression.length() > LONGEST
        || expression.chars().filter(each -> each == '(').count() > DEEPEST) {
      throw refused(expression.substring(0, 20) + "...", "too long");
    }
    FirstMistake mistakes =
        new FirstMistake(
            (line, column, message) -> refused(expression, "syntax error at character " + column));
    EreLexer lexer = mistakes.listenTo(new EreLexer(CharStreams.fromString(expression)));
    EreParser parser = mistakes.listenTo(new EreParser(new CommonTokenStream(lexer)));
    return new PatternReader().visit(parser.pattern().alternatives());
  }

  private static BadValue refused(String expression, String why) {
    return new BadValue("regular expression '" + expression + "': " + why);
  }

  @Override
  public Pattern visitAlternatives(AlternativesContext context) {
    List<Pattern> parts = context.branch().stream().map(this::visit).toList();
    return parts.size() == 1 ? parts.get(0) : new Pattern.Choice(parts);
  }

  @Override
  public Pattern visitBranch(BranchContext context) {
    List<Pattern> parts = context.piece().stream().map(this::visit).toList();
    return parts.size() == 1 ? parts.get(0) : new Pattern.Sequence(parts);
  }

  @Override
  public Pattern visitPiece(PieceContext context) {
    Pattern piece = visit(context.atom());
    for (RepetitionContext each : context.repetition()) {
      piece = repeated(piece, each);
    }
    return piece;
  }

  private static Pattern repeated(Pattern part, RepetitionContext context) {
    if (context instanceof CountedContext counted) {
      int least = count(counted.low.getText());
      int most = counted.comma == null ? least : Pattern.UNBOUNDED;
      most = counted.high == null ? most : count(counted.high.getText());
      if (most < least) {
        throw refused(counted.getText(), "the maximum is less than the minimum");
      }
      return new Pattern.Repetition(part, least, most);
    }
    return new Pattern.Repetition(
        part,
        context instanceof SomeContext ? 1 : 0,
        context instanceof OptionalContext ? 1 : Pattern.UNBOUNDED);
  }

  private static int count(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      throw refused("{" + digits + "}", "the number is too large");
    }
  }

  @Override
  public Pattern visitGroup(GroupContext context) {
    return visit(context.alternatives());
  }

  @Override
  public Pattern visitEverything(EverythingContext context) {
    BitSet all = new BitSet();
    all.set(1, CharacterSets.END);
    return new Pattern.Characters(all);
  }

  @Override
  public Pattern visitSet(SetContext context) {
    return new Pattern.Characters(CharacterSets.parse(context.getText()));
  }

  @Override
  public Pattern visitEscaped(EscapedContext context) {
    return single(context.getText().charAt(1));
  }

  @Override
  public Pattern visitPlain(PlainContext context) {
    return single(context.getText().charAt(0));
  }

  private static Pattern single(char character) {
    BitSet set = new BitSet();
    set.set(character);
    return new Pattern.Characters(set);
  }

  @Override
  public Pattern visitStart(StartContext context) {
    return new Pattern.Anchor(false);
  }

  @Override
  public Pattern visitEnd(EndContext context) {
    return new Pattern.Anchor(true);
  }
}

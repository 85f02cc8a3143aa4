package harness.describe.pattern;

import harness.describe.grammar.EreBaseVisitor;
import harness.describe.grammar.EreLexer;
import harness.describe.grammar.EreParser;
import harness.describe.grammar.EreParser.AlternativesContext;
import harness.describe.grammar.EreParser.AnyContext;
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
final class PatternReader extends EreBaseVisitor<Node> {

  private static final int LONGEST = 1 << 16;
  private static final long DEEPEST = 300;

  private record Bounds(int least, int most) {}

  static Node read(String expression) {
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
  public Node visitAlternatives(AlternativesContext context) {
    List<Node> parts = context.branch().stream().map(this::visit).toList();
    return parts.size() == 1 ? parts.get(0) : new Node.Choice(parts);
  }

  @Override
  public Node visitBranch(BranchContext context) {
    List<Node> parts = context.piece().stream().map(this::visit).toList();
    return parts.size() == 1 ? parts.get(0) : new Node.Sequence(parts);
  }

  @Override
  public Node visitPiece(PieceContext context) {
    Node node = visit(context.atom());
    for (RepetitionContext each : context.repetition()) {
      Bounds bounds = bounds(each);
      node = new Node.Repetition(node, bounds.least, bounds.most);
    }
    return node;
  }

  private static Bounds bounds(RepetitionContext context) {
    if (context instanceof AnyContext) {
      return new Bounds(0, Node.UNBOUNDED);
    }
    if (context instanceof SomeContext) {
      return new Bounds(1, Node.UNBOUNDED);
    }
    if (context instanceof OptionalContext) {
      return new Bounds(0, 1);
    }
    CountedContext counted = (CountedContext) context;
    int least = count(counted.low.getText());
    int most =
        counted.comma == null
            ? least
            : counted.high == null ? Node.UNBOUNDED : count(counted.high.getText());
    if (most < least) {
      throw refused(counted.getText(), "the maximum is less than the minimum");
    }
    return new Bounds(least, most);
  }

  private static int count(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      throw refused("{" + digits + "}", "the number is too large");
    }
  }

  @Override
  public Node visitGroup(GroupContext context) {
    return visit(context.alternatives());
  }

  @Override
  public Node visitEverything(EverythingContext context) {
    BitSet all = new BitSet();
    all.set(1, CharacterSets.END);
    return new Node.Characters(all);
  }

  @Override
  public Node visitSet(SetContext context) {
    return new Node.Characters(CharacterSets.parse(context.getText()));
  }

  @Override
  public Node visitEscaped(EscapedContext context) {
    return single(context.getText().charAt(1));
  }

  @Override
  public Node visitPlain(PlainContext context) {
    return single(context.getText().charAt(0));
  }

  private static Node single(char character) {
    BitSet set = new BitSet();
    set.set(character);
    return new Node.Characters(set);
  }

  @Override
  public Node visitStart(StartContext context) {
    return new Node.Anchor(false);
  }

  @Override
  public Node visitEnd(EndContext context) {
    return new Node.Anchor(true);
  }
}

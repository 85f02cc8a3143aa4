package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataBaseVisitor;
import harness.describe.grammar.ChecktestdataParser.AssertionContext;
import harness.describe.grammar.ChecktestdataParser.BlankContext;
import harness.describe.grammar.ChecktestdataParser.BlockContext;
import harness.describe.grammar.ChecktestdataParser.BranchContext;
import harness.describe.grammar.ChecktestdataParser.DecimalContext;
import harness.describe.grammar.ChecktestdataParser.EndOfFileContext;
import harness.describe.grammar.ChecktestdataParser.ExpressionContext;
import harness.describe.grammar.ChecktestdataParser.IntegerContext;
import harness.describe.grammar.ChecktestdataParser.LoopContext;
import harness.describe.grammar.ChecktestdataParser.NotationContext;
import harness.describe.grammar.ChecktestdataParser.PatternContext;
import harness.describe.grammar.ChecktestdataParser.RepeatContext;
import harness.describe.grammar.ChecktestdataParser.SetContext;
import harness.describe.grammar.ChecktestdataParser.SimpleContext;
import harness.describe.grammar.ChecktestdataParser.StructureContext;
import harness.describe.grammar.ChecktestdataParser.TextContext;
import harness.describe.grammar.ChecktestdataParser.UnsetContext;
import harness.describe.grammar.ChecktestdataParser.VariableContext;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement.Assignment;
import harness.describe.syntax.Statement.Notation;
import harness.describe.syntax.Statement.Repeat;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.tree.ParseTree;

/** Converts parse trees to statements. */
final class StatementReader extends ChecktestdataBaseVisitor<Statement> {

  private final ExpressionReader expressions = new ExpressionReader();
  private final TestReader tests = new TestReader(expressions);

  /** The statements of a block, including those that comments add. */
  List<Statement> block(BlockContext block) {
    List<Statement> statements = new ArrayList<>();
    List<StructureContext> comments = new ArrayList<>();
    for (ParseTree each : block.children == null ? List.<ParseTree>of() : block.children) {
      if (each instanceof StructureContext comment) {
        comments.add(comment);
        continue;
      }
      Statement statement = visit(each);
      if (statement instanceof Repeat loop && !comments.isEmpty()) {
        statements.addAll(new StructureReader(expressions).read(comments, loop));
        comments.clear();
      } else {
        statements.add(statement);
      }
    }
    if (!comments.isEmpty()) {
      throw new BadDescription(
          Place.of(comments.get(0)),
          "expected a REP or REPI after this comment, in the same block");
    }
    return List.copyOf(statements);
  }

  private Variable variable(VariableContext context) {
    return context == null ? null : expressions.variable(context);
  }

  private Expression expression(ExpressionContext context) {
    return expressions.visit(context);
  }

  private Statement separator(SimpleContext context) {
    return context == null ? null : visit(context);
  }

  @Override
  public Statement visitBlank(BlankContext context) {
    return new Statement.Blank(context.SPACE() == null ? '\n' : ' ', Place.of(context));
  }

  @Override
  public Statement visitEndOfFile(EndOfFileContext context) {
    return new Statement.End(Place.of(context));
  }

  @Override
  public Statement visitInteger(IntegerContext context) {
    return new Statement.ReadInteger(
        expression(context.expression(0)),
        expression(context.expression(1)),
        variable(context.variable()),
        Place.of(context));
  }

  @Override
  public Statement visitDecimal(DecimalContext context) {
    boolean precise = context.FLOATP() != null;
    NotationContext notation = context.notation();
    return new Statement.ReadDecimal(
        expression(context.expression(0)),
        expression(context.expression(1)),
        precise ? expression(context.expression(2)) : null,
        precise ? expression(context.expression(3)) : null,
        variable(context.variable()),
        notation == null ? Notation.EITHER : Notation.valueOf(notation.getText()),
        Place.of(context));
  }

  @Override
  public Statement visitText(TextContext context) {
    return new Statement.ReadText(expressions.visit(context.value()), Place.of(context));
  }

  @Override
  public Statement visitPattern(PatternContext context) {
    return new Statement.ReadPattern(
        expressions.visit(context.value()), variable(context.variable()), Place.of(context));
  }

  @Override
  public Statement visitAssertion(AssertionContext context) {
    return new Statement.Assertion(tests.visit(context.test()), Place.of(context));
  }

  @Override
  public Statement visitSet(SetContext context) {
    List<Assignment> assignments =
        context.assignment().stream()
            .map(each -> new Assignment(variable(each.variable()), expression(each.expression())))
            .toList();
    return new Statement.Set(assignments, Place.of(context));
  }

  @Override
  public Statement visitUnset(UnsetContext context) {
    return new Statement.Unset(
        context.NAME().stream().map(ParseTree::getText).toList(), Place.of(context));
  }

  @Override
  public Statement visitRepeat(RepeatContext context) {
    return new Statement.Repeat(
        variable(context.variable()),
        expression(context.expression()),
        separator(context.simple()),
        block(context.block()),
        null,
        null,
        Place.of(context));
  }

  @Override
  public Statement visitLoop(LoopContext context) {
    return new Statement.While(
        variable(context.variable()),
        tests.visit(context.test()),
        separator(context.simple()),
        block(context.block()),
        Place.of(context));
  }

  @Override
  public Statement visitBranch(BranchContext context) {
    List<Statement> no = context.block().size() > 1 ? block(context.block(1)) : List.of();
    return new Statement.If(
        tests.visit(context.test()), block(context.block(0)), no, Place.of(context));
  }
}

package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataBaseVisitor;
import harness.describe.grammar.ChecktestdataParser.AssertionContext;
import harness.describe.grammar.ChecktestdataParser.BlockContext;
import harness.describe.grammar.ChecktestdataParser.BranchContext;
import harness.describe.grammar.ChecktestdataParser.DecimalContext;
import harness.describe.grammar.ChecktestdataParser.EndOfFileContext;
import harness.describe.grammar.ChecktestdataParser.ExpressionContext;
import harness.describe.grammar.ChecktestdataParser.IntegerContext;
import harness.describe.grammar.ChecktestdataParser.LoopContext;
import harness.describe.grammar.ChecktestdataParser.LoopCountedContext;
import harness.describe.grammar.ChecktestdataParser.NewlineContext;
import harness.describe.grammar.ChecktestdataParser.NotationContext;
import harness.describe.grammar.ChecktestdataParser.PatternContext;
import harness.describe.grammar.ChecktestdataParser.PreciseContext;
import harness.describe.grammar.ChecktestdataParser.RepeatContext;
import harness.describe.grammar.ChecktestdataParser.RepeatCountedContext;
import harness.describe.grammar.ChecktestdataParser.SetContext;
import harness.describe.grammar.ChecktestdataParser.SimpleContext;
import harness.describe.grammar.ChecktestdataParser.SpaceContext;
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
import org.antlr.v4.runtime.ParserRuleContext;
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
          place(comments.get(0)), "expected a REP or REPI after this comment, in the same block");
    }
    return statements;
  }

  /** The place of a statement, from its first word to the bracket that closes its arguments. */
  private static Place place(ParserRuleContext context) {
    return ExpressionReader.place(context);
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

  private static Notation notation(NotationContext context) {
    return context == null ? Notation.EITHER : Notation.valueOf(context.getText());
  }

  @Override
  public Statement visitSpace(SpaceContext context) {
    return new Statement.Blank(' ', place(context));
  }

  @Override
  public Statement visitNewline(NewlineContext context) {
    return new Statement.Blank('\n', place(context));
  }

  @Override
  public Statement visitEndOfFile(EndOfFileContext context) {
    return new Statement.End(place(context));
  }

  @Override
  public Statement visitInteger(IntegerContext context) {
    return new Statement.ReadInteger(
        expression(context.expression(0)),
        expression(context.expression(1)),
        variable(context.variable()),
        place(context));
  }

  @Override
  public Statement visitDecimal(DecimalContext context) {
    return new Statement.ReadDecimal(
        expression(context.expression(0)),
        expression(context.expression(1)),
        null,
        null,
        variable(context.variable()),
        notation(context.notation()),
        place(context));
  }

  @Override
  public Statement visitPrecise(PreciseContext context) {
    return new Statement.ReadDecimal(
        expression(context.expression(0)),
        expression(context.expression(1)),
        expression(context.expression(2)),
        expression(context.expression(3)),
        variable(context.variable()),
        notation(context.notation()),
        place(context));
  }

  @Override
  public Statement visitText(TextContext context) {
    return new Statement.ReadText(expressions.visit(context.value()), place(context));
  }

  @Override
  public Statement visitPattern(PatternContext context) {
    return new Statement.ReadPattern(
        expressions.visit(context.value()), variable(context.variable()), place(context));
  }

  @Override
  public Statement visitAssertion(AssertionContext context) {
    return new Statement.Assertion(tests.visit(context.test()), place(context));
  }

  @Override
  public Statement visitSet(SetContext context) {
    List<Assignment> assignments =
        context.assignment().stream()
            .map(each -> new Assignment(variable(each.variable()), expression(each.expression())))
            .toList();
    return new Statement.Set(assignments, place(context));
  }

  @Override
  public Statement visitUnset(UnsetContext context) {
    return new Statement.Unset(
        context.NAME().stream().map(ParseTree::getText).toList(), place(context));
  }

  @Override
  public Statement visitRepeat(RepeatContext context) {
    return new Statement.Repeat(
        null,
        expression(context.expression()),
        separator(context.simple()),
        block(context.block()),
        null,
        place(context));
  }

  @Override
  public Statement visitRepeatCounted(RepeatCountedContext context) {
    return new Statement.Repeat(
        variable(context.variable()),
        expression(context.expression()),
        separator(context.simple()),
        block(context.block()),
        null,
        place(context));
  }

  @Override
  public Statement visitLoop(LoopContext context) {
    return new Statement.While(
        null,
        tests.visit(context.test()),
        separator(context.simple()),
        block(context.block()),
        place(context));
  }

  @Override
  public Statement visitLoopCounted(LoopCountedContext context) {
    return new Statement.While(
        variable(context.variable()),
        tests.visit(context.test()),
        separator(context.simple()),
        block(context.block()),
        place(context));
  }

  @Override
  public Statement visitBranch(BranchContext context) {
    List<Statement> no = context.block().size() > 1 ? block(context.block(1)) : List.of();
    return new Statement.If(
        tests.visit(context.test()), block(context.block(0)), no, place(context));
  }
}

package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataBaseVisitor;
import harness.describe.grammar.ChecktestdataParser.AtEndContext;
import harness.describe.grammar.ChecktestdataParser.ComparisonContext;
import harness.describe.grammar.ChecktestdataParser.ContainsContext;
import harness.describe.grammar.ChecktestdataParser.GroupedTestContext;
import harness.describe.grammar.ChecktestdataParser.JunctionContext;
import harness.describe.grammar.ChecktestdataParser.MatchContext;
import harness.describe.grammar.ChecktestdataParser.NotContext;
import harness.describe.grammar.ChecktestdataParser.UniqueContext;
import harness.describe.value.Relation;
import org.antlr.v4.runtime.tree.ParseTree;

/** Converts parse trees to tests. */
final class TestReader extends ChecktestdataBaseVisitor<Test> {

  private final ExpressionReader expressions;

  TestReader(ExpressionReader expressions) {
    this.expressions = expressions;
  }

  @Override
  public Test visitJunction(JunctionContext context) {
    return new Test.Junction(
        context.op.getText().equals("&&"),
        visit(context.test(0)),
        visit(context.test(1)),
        Place.of(context));
  }

  @Override
  public Test visitNot(NotContext context) {
    return new Test.Not(visit(context.test()), Place.of(context));
  }

  @Override
  public Test visitGroupedTest(GroupedTestContext context) {
    return visit(context.test());
  }

  @Override
  public Test visitComparison(ComparisonContext context) {
    return new Test.Comparison(
        Relation.of(context.op.getText()),
        expressions.visit(context.expression(0)),
        expressions.visit(context.expression(1)),
        Place.of(context));
  }

  @Override
  public Test visitAtEnd(AtEndContext context) {
    return new Test.AtEnd(Place.of(context));
  }

  @Override
  public Test visitMatch(MatchContext context) {
    return new Test.Match(expressions.visit(context.value()), Place.of(context));
  }

  @Override
  public Test visitUnique(UniqueContext context) {
    return new Test.Unique(
        context.NAME().stream().map(ParseTree::getText).toList(), Place.of(context));
  }

  @Override
  public Test visitContains(ContainsContext context) {
    return new Test.Contains(
        expressions.visit(context.expression()),
        context.variable().NAME().getText(),
        Place.of(context));
  }
}

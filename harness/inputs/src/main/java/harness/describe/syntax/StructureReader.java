package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataBaseVisitor;
import harness.describe.grammar.ChecktestdataParser;
import harness.describe.grammar.ChecktestdataParser.CharacterRuleContext;
import harness.describe.grammar.ChecktestdataParser.ExpressionContext;
import harness.describe.grammar.ChecktestdataParser.GraphContext;
import harness.describe.grammar.ChecktestdataParser.GridContext;
import harness.describe.grammar.ChecktestdataParser.ListedContext;
import harness.describe.grammar.ChecktestdataParser.PlaceContext;
import harness.describe.grammar.ChecktestdataParser.PropertyContext;
import harness.describe.grammar.ChecktestdataParser.RuleOfAllContext;
import harness.describe.grammar.ChecktestdataParser.RuleOfCellContext;
import harness.describe.grammar.ChecktestdataParser.StructureContext;
import harness.describe.grammar.ChecktestdataParser.TotalContext;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Literal;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.Assignment;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.ReadPattern;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Structure.Kind;
import harness.describe.syntax.Structure.Property;
import harness.describe.value.Operator;
import harness.describe.value.Relation;
import harness.describe.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.Trees;

/**
 * Applies comments to the loop that follows them. Their requirements on counts and sums become
 * statements of the language.
 */
final class StructureReader extends ChecktestdataBaseVisitor<Void> {

  private final ExpressionReader expressions;
  private final List<Statement> before = new ArrayList<>();
  private Repeat loop;
  private Place place;

  StructureReader(ExpressionReader expressions) {
    this.expressions = expressions;
  }

  /** The statements to run before the loop, then the loop. */
  List<Statement> read(List<StructureContext> comments, Repeat commented) {
    loop = commented;
    for (StructureContext each : comments) {
      Place whole = Place.of(each);
      place = new Place(whole.line(), whole.column(), whole.text().strip());
      visit(each);
    }
    before.add(loop);
    return before;
  }

  @Override
  public Void visitListed(ListedContext context) {
    Kind kind = Kind.valueOf(context.kind.getText().toUpperCase(Locale.ROOT));
    Expression size = expressions.visit(context.expression());
    structure(kind, size, Set.of());
    checkCount(Relation.EQUAL, kind == Kind.TREE ? minusOne(size) : size);
    return null;
  }

  @Override
  public Void visitGraph(GraphContext context) {
    Set<Property> properties = EnumSet.noneOf(Property.class);
    for (PropertyContext each : context.property()) {
      properties.add(Property.valueOf(each.getText().toUpperCase(Locale.ROOT)));
    }
    Expression size = expressions.visit(context.expression(0));
    structure(Kind.GRAPH, size, properties);
    if (context.expression().size() > 1) {
      checkCount(Relation.EQUAL, expressions.visit(context.expression(1)));
    }
    if (properties.contains(Property.CONNECTED)) {
      checkCount(Relation.AT_LEAST, minusOne(size));
    }
    if (properties.contains(Property.SIMPLE)) {
      checkCount(Relation.AT_MOST, most(size, properties));
    } else if (properties.contains(Property.BIPARTITE) || properties.contains(Property.DAG)) {
      checkCount(Relation.AT_MOST, binary(Operator.TIMES, loop.count(), minusOne(size)));
    }
    return null;
  }

  /** Maximum number of edges of a graph without loops and multiple edges. */
  private Expression most(Expression size, Set<Property> properties) {
    boolean both = properties.contains(Property.DIRECTED) && !properties.contains(Property.DAG);
    boolean parts = properties.contains(Property.BIPARTITE);
    Expression pairs = binary(Operator.TIMES, size, parts ? size : minusOne(size));
    int divisor = (parts ? 4 : 2) / (both ? 2 : 1);
    return binary(Operator.DIVIDED_BY, pairs, number(divisor));
  }

  private void structure(Kind kind, Expression size, Set<Property> properties) {
    if (loop.structure() != null) {
      throw new BadDescription(
          place, "the next loop already reads a " + loop.structure().kind().word());
    }
    List<ReadInteger> reads =
        loop.body().stream()
            .filter(ReadInteger.class::isInstance)
            .map(ReadInteger.class::cast)
            .limit(kind == Kind.PERMUTATION ? 1 : 3)
            .toList();
    if (reads.isEmpty() || (kind == Kind.GRAPH && reads.size() < 2)) {
      throw new BadDescription(
          place,
          "expected %s in the next loop"
              .formatted(kind == Kind.GRAPH ? "the two INTs of an edge" : "an INT"));
    }
    replaceLoop(loop.body(), new Structure(kind, size, properties, reads, place), loop.grid());
  }

  private void replaceLoop(List<Statement> body, Structure structure, Grid grid) {
    loop =
        new Repeat(
            loop.counter(), loop.count(), loop.separator(), body, structure, grid, loop.place());
  }

  @Override
  public Void visitGrid(GridContext context) {
    if (loop.grid() != null) {
      throw new BadDescription(place, "the next loop already reads a grid");
    }
    ReadPattern row =
        loop.body().stream()
            .filter(ReadPattern.class::isInstance)
            .map(ReadPattern.class::cast)
            .findFirst()
            .orElseThrow(() -> new BadDescription(place, "expected a REGEX in the next loop"));
    List<Grid.Rule> rules = context.characterRule().stream().map(this::rule).toList();
    replaceLoop(loop.body(), loop.structure(), new Grid(row, rules, place));
    return null;
  }

  private Grid.Rule rule(CharacterRuleContext context) {
    if (context instanceof RuleOfCellContext cell) {
      return new Grid.Cell(place(cell.row), place(cell.column), characters(cell.QUOTED()));
    }
    RuleOfAllContext all = (RuleOfAllContext) context;
    String characters = characters(all.QUOTED());
    return all.kind.getType() == ChecktestdataParser.ONCE
        ? new Grid.Once(characters)
        : new Grid.Border(characters);
  }

  private Expression place(PlaceContext context) {
    return expressions.visit(context.value() == null ? context.expression() : context.value());
  }

  private String characters(ParseTree quoted) {
    String characters = expressions.text(quoted.getText(), place);
    if (characters.isEmpty()) {
      throw new BadDescription(place, "expected a character between the quotation marks");
    }
    return characters;
  }

  @Override
  public Void visitTotal(TotalContext context) {
    ExpressionContext added = context.expression(0);
    Variable sum = new Variable("the sum of " + added.getText(), List.of(), place);
    before.add(set(sum, number(0)));
    List<Statement> body = new ArrayList<>(loop.body());
    Expression total = binary(Operator.PLUS, sum, expressions.visit(added));
    Expression most = expressions.visit(context.expression(1));
    body.addAll(
        afterLast(added, body), List.of(set(sum, total), assertion(sum, Relation.AT_MOST, most)));
    replaceLoop(body, loop.structure(), loop.grid());
    return null;
  }

  /** The index after the last statement that reads a variable of a sum. */
  private int afterLast(ExpressionContext added, List<Statement> body) {
    Set<String> names =
        Trees.findAllRuleNodes(added, ChecktestdataParser.RULE_variable).stream()
            .map(each -> each.getChild(0).getText())
            .collect(Collectors.toSet());
    int after = 0;
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) instanceof ReadInteger read
          && read.variable() != null
          && names.contains(read.variable().name())) {
        after = i + 1;
      }
    }
    if (after == 0) {
      throw new BadDescription(place, "the next loop does not read " + added.getText());
    }
    return after;
  }

  private void checkCount(Relation relation, Expression size) {
    before.add(assertion(loop.count(), relation, size));
  }

  private Assertion assertion(Expression left, Relation relation, Expression right) {
    return new Assertion(new Test.Comparison(relation, left, right, place), place);
  }

  private Statement set(Variable variable, Expression value) {
    return new Statement.Set(List.of(new Assignment(variable, value)), place);
  }

  private Expression number(long number) {
    return new Literal(new Value.Int(number), place);
  }

  private Expression binary(Operator operator, Expression left, Expression right) {
    return new Binary(operator, left, right, place);
  }

  private Expression minusOne(Expression size) {
    return binary(Operator.MINUS, size, number(1));
  }
}

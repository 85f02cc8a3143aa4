package harness.describe.run;

import harness.describe.pattern.Pattern;
import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Grid;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.Assignment;
import harness.describe.syntax.Statement.Blank;
import harness.describe.syntax.Statement.End;
import harness.describe.syntax.Statement.If;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.ReadDecimal;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.ReadPattern;
import harness.describe.syntax.Statement.ReadText;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Statement.Set;
import harness.describe.syntax.Statement.Unset;
import harness.describe.syntax.Statement.While;
import harness.describe.syntax.Structure;
import harness.describe.value.Budget;
import harness.describe.value.Value;
import harness.describe.value.Value.Int;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.function.Supplier;

/** Runs a description along a tape. */
public class Machine {

  private static final BigInteger MOST_ROUNDS = BigInteger.ONE.shiftLeft(Integer.SIZE);

  private final Tape tape;
  private final Variables variables;
  private final Evaluation evaluation;
  private final Budget budget;
  private final Map<String, Pattern> patterns = new HashMap<>();
  private StructureCheck check; // of the loop that is running; null if no comment describes it
  private GridCheck gridCheck; // null if no comment describes texts of the loop that is running

  public Machine(Tape tape, Variables variables, Budget budget) {
    this.tape = tape;
    this.variables = variables;
    this.evaluation = new Evaluation(variables, tape);
    this.budget = budget;
  }

  /** Evaluates expressions with the current values of variables. */
  public final Evaluation evaluation() {
    return evaluation;
  }

  public final Variables variables() {
    return variables;
  }

  /** Runs statements in order. */
  public void block(List<Statement> statements) {
    for (Statement each : statements) {
      step(each);
    }
  }

  protected final void step(Statement statement) {
    budget.step(1);
    if (statement instanceof Blank blank) {
      tape.blank(blank.character(), blank);
    } else if (statement instanceof ReadInteger integer) {
      readInteger(integer);
    } else if (statement instanceof Repeat repeat) {
      repeat(repeat);
    } else if (statement instanceof Set set) {
      set.assignments().forEach(this::assign);
    } else if (statement instanceof Assertion assertion) {
      check(assertion);
    } else if (statement instanceof If branch) {
      block(evaluation.holds(branch.test()) ? branch.yes() : branch.no());
    } else if (statement instanceof While loop) {
      loop(loop, ENDLESS, round -> evaluation.holds(loop.test()));
    } else if (statement instanceof Unset unset) {
      unset.names().forEach(variables::unset);
    } else if (statement instanceof End end) {
      tape.end(end);
    } else {
      readOther(statement);
    }
  }

  private void readOther(Statement statement) {
    if (statement instanceof ReadDecimal decimal) {
      readDecimal(decimal);
    } else if (statement instanceof ReadText text) {
      tape.text(evaluation.text(text.text()), text);
    } else {
      ReadPattern read = (ReadPattern) statement;
      String expression = evaluation.text(read.pattern());
      Pattern pattern =
          Evaluation.at(
              read.pattern().place(), () -> patterns.computeIfAbsent(expression, Pattern::of));
      int begin = tape.position();
      String matched = tape.pattern(pattern, expression, read);
      if (gridCheck != null) {
        gridCheck.take(read, matched, begin);
      }
      store(read.variable(), () -> new Value.Text(matched));
    }
  }

  private void readInteger(ReadInteger at) {
    BigInteger least = evaluation.integer(at.least());
    BigInteger greatest = evaluation.integer(at.greatest());
    int begin = tape.position();
    BigInteger number = tape.integer(least, greatest, at);
    if (check != null) {
      check.take(at, least, number, begin);
    }
    store(at.variable(), () -> new Int(number));
  }

  private void readDecimal(ReadDecimal at) {
    BigDecimal least = evaluation.number(at.least());
    BigDecimal greatest = evaluation.number(at.greatest());
    Tape.Digits digits = null;
    if (at.fewest() != null) {
      digits = new Tape.Digits(count(at.fewest()), count(at.most()));
      if (digits.least() > digits.most()) {
        throw new BadDescription(
            at.place(), "the maximum number of digits is less than the minimum");
      }
    }
    BigDecimal number = tape.decimal(least, greatest, digits, at);
    store(at.variable(), () -> new Value.Real(number));
  }

  private int count(Expression expression) {
    BigInteger count = evaluation.integer(expression);
    if (count.signum() < 0 || count.bitLength() >= Integer.SIZE) {
      throw new BadDescription(expression.place(), "expected a number of digits, found " + count);
    }
    return count.intValue();
  }

  private void store(Variable variable, Supplier<Value> value) {
    if (variable != null) {
      budget.keep();
      variables.set(variable.name(), evaluation.indices(variable), value.get());
    }
  }

  private void assign(Assignment assignment) {
    Value value = evaluation.value(assignment.value());
    store(assignment.variable(), () -> value);
  }

  private void check(Assertion assertion) {
    if (!evaluation.holds(assertion.test())) {
      tape.fail(assertion, evaluation.why(assertion.test()));
    }
  }

  private void repeat(Repeat repeat) {
    BigInteger count = evaluation.integer(repeat.count());
    if (count.signum() < 0 || count.compareTo(MOST_ROUNDS) >= 0) {
      throw new BadDescription(
          repeat.count().place(), "expected a repetition count, found " + count);
    }
    StructureCheck outer = check;
    GridCheck outerGrid = gridCheck;
    check = repeat.structure() == null ? outer : check(repeat.structure());
    gridCheck = repeat.grid() == null ? outerGrid : check(repeat.grid(), count.longValue());
    loop(repeat, count.longValue(), round -> round < count.longValue());
    if (check != null && check != outer) {
      check.end();
    }
    if (gridCheck != null && gridCheck != outerGrid) {
      gridCheck.end();
    }
    check = outer;
    gridCheck = outerGrid;
  }

  private StructureCheck check(Structure structure) {
    BigInteger size = evaluation.integer(structure.size());
    if (size.signum() < 0 || size.bitLength() >= Integer.SIZE) {
      throw new BadDescription(
          structure.size().place(),
          "expected the size of a " + structure.kind().word() + ", found " + size);
    }
    return checksStructures() ? new StructureCheck(structure, size.longValue(), tape) : null;
  }

  private GridCheck check(Grid grid, long rows) {
    return checksStructures()
        ? new GridCheck(grid.row(), GridRules.of(grid, evaluation), rows, tape)
        : null;
  }

  /** Whether to check the structures that comments require. */
  protected boolean checksStructures() {
    return true;
  }

  private void loop(Loop loop, long rounds, LongPredicate goesOn) {
    count(loop.counter(), 0);
    enter(loop, rounds);
    for (long round = 0; goesOn.test(round); round++) {
      budget.step(1);
      begin(round);
      if (round > 0 && loop.separator() != null) {
        step(loop.separator());
      }
      block(loop.body());
      count(loop.counter(), round + 1);
    }
    leave();
  }

  private void count(Variable counter, long round) {
    if (counter != null) {
      variables.set(counter.name(), evaluation.indices(counter), new Int(round));
    }
  }

  /** Number of rounds if a loop does not fix it in advance. */
  protected static final long ENDLESS = -1;

  protected void enter(Loop loop, long rounds) {}

  /** Called when a round of the innermost loop begins. */
  protected void begin(long round) {}

  /** Called when the innermost loop has ended. */
  protected void leave() {}
}

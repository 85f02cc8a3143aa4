package harness.describe.draw;

import harness.describe.draw.LinearBounds.Line;
import harness.describe.run.Machine;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Literal;
import harness.describe.syntax.Expression.Negation;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.If;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.Read;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Statement.Set;
import harness.describe.syntax.Statement.Unset;
import harness.describe.syntax.Test;
import harness.describe.syntax.Test.Comparison;
import harness.describe.syntax.Test.Junction;
import harness.describe.syntax.Test.Not;
import harness.describe.value.Operator;
import harness.describe.value.Relation;
import harness.describe.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Narrows the range of a number using later assertions that are linear in it: sums and orders.
 * Numbers that are drawn later may take any value within their bounds.
 */
final class Lookahead {

  private final Machine machine; // has the current values of variables
  private final Map<String, LinearBounds> known = new HashMap<>();
  private Interval range;
  private boolean raised;

  Lookahead(Machine machine, Variable chosen, Interval range) {
    this.machine = machine;
    this.range = range;
    known.put(key(chosen), LinearBounds.CHOSEN);
  }

  /** The remaining range; may be empty. */
  Interval range() {
    return range;
  }

  /** Whether an assertion raised the lower bound. */
  boolean isRaised() {
    return raised;
  }

  /** Applies statements that are run once. */
  void walk(List<Statement> statements) {
    for (Statement each : statements) {
      if (range.isEmpty()) {
        return;
      }
      if (each instanceof ReadInteger read) {
        if (read.variable() != null) {
          put(
              read.variable(),
              new LinearBounds(form(read.least()).low(), form(read.greatest()).high()));
        }
      } else if (each instanceof Set set) {
        set.assignments().forEach(one -> put(one.variable(), form(one.value())));
      } else if (each instanceof Assertion assertion) {
        constrain(assertion.test(), true);
      } else if (each instanceof If branch) {
        walk(branch);
      } else if (each instanceof Repeat repeat) {
        rounds(repeat, form(repeat.count()));
      } else {
        forget(List.of(each));
      }
    }
  }

  private void walk(If branch) {
    Boolean holds = decided(branch.test());
    if (holds != null) {
      walk(holds ? branch.yes() : branch.no());
    } else {
      branch.blocks().forEach(this::forget);
    }
  }

  /**
   * Applies the rounds of a loop. Its sums are known; other variables that it changes become
   * unknown.
   */
  void rounds(Loop loop, LinearBounds count) {
    BigInteger none = count.exact();
    if (none != null && none.signum() <= 0) {
      return;
    }
    List<Sum> sums = Sum.in(loop.body());
    Map<String, LinearBounds> before = new HashMap<>(known);
    forget(List.of(loop));
    Map<String, LinearBounds> inside = new HashMap<>(known);
    Map<String, LinearBounds> after = new HashMap<>();
    for (Statement each : loop.body()) {
      for (Sum sum : sums) {
        if (sum.statement() == each) {
          LinearBounds start =
              before.containsKey(key(sum.variable()))
                  ? before.get(key(sum.variable()))
                  : now(sum.variable());
          LinearBounds added = form(sum.added()).times(count, range);
          after.put(key(sum.variable()), start.plus(sum.isMinus() ? added.negated() : added));
        }
      }
      if (each instanceof ReadInteger) {
        walk(List.of(each));
      }
    }
    known.clear();
    known.putAll(inside);
    known.putAll(after);
    for (Statement each : loop.body()) {
      if (each instanceof Assertion && !after.isEmpty() && count.isAtLeast(BigInteger.ONE, range)) {
        walk(List.of(each)); // as if after the last round
      }
    }
  }

  /** Marks the variables that statements change as unknown. */
  private void forget(List<Statement> statements) {
    for (Statement each : statements) {
      if (each instanceof Read read) {
        put(read.variable(), LinearBounds.UNKNOWN);
      } else if (each instanceof Set set) {
        set.assignments().forEach(one -> put(one.variable(), LinearBounds.UNKNOWN));
      } else if (each instanceof Unset unset) {
        unset.names().forEach(this::blur);
      } else if (each instanceof Loop loop) {
        put(loop.counter(), LinearBounds.UNKNOWN);
      }
      each.blocks().forEach(this::forget);
    }
  }

  private void put(Variable variable, LinearBounds form) {
    if (variable == null) {
      return;
    }
    String key = key(variable);
    if (key == null) {
      blur(variable.name());
    } else {
      known.put(key, form);
    }
  }

  /** Marks a variable as unknown at all indices. */
  private void blur(String name) {
    known.keySet().removeIf(each -> each.startsWith(name + "["));
    known.put(name, LinearBounds.UNKNOWN);
  }

  /** The name with the values of the indices; null if these are unknown. */
  private String key(Variable variable) {
    List<BigInteger> indices = indices(variable);
    return indices == null ? null : variable.name() + indices;
  }

  /** The values of the indices; null if one is unknown. */
  private List<BigInteger> indices(Variable variable) {
    List<BigInteger> indices = new ArrayList<>();
    for (Expression each : variable.indices()) {
      indices.add(form(each).exact());
    }
    return indices.contains(null) ? null : indices;
  }

  private LinearBounds form(Expression expression) {
    if (expression instanceof Literal literal) {
      return literal.value() instanceof Value.Int whole
          ? LinearBounds.exactly(whole.number())
          : LinearBounds.UNKNOWN;
    }
    if (expression instanceof Variable variable) {
      String key = key(variable);
      boolean blurred = key == null || known.containsKey(variable.name());
      LinearBounds form = key == null ? null : known.get(key);
      return form != null ? form : blurred ? LinearBounds.UNKNOWN : now(variable);
    }
    if (expression instanceof Negation negation) {
      return form(negation.operand()).negated();
    }
    return expression instanceof Binary binary ? form(binary) : LinearBounds.UNKNOWN;
  }

  private LinearBounds form(Binary binary) {
    LinearBounds left = form(binary.left());
    LinearBounds right = form(binary.right());
    return switch (binary.operator()) {
      case PLUS -> left.plus(right);
      case MINUS -> left.plus(right.negated());
      case TIMES -> left.times(right, range);
      default -> {
        BigInteger one = left.exact();
        BigInteger other = right.exact();
        boolean small =
            binary.operator() != Operator.TO_THE_POWER_OF
                || (other != null && other.bitLength() < 12);
        boolean defined = one != null && other != null && other.signum() > 0 && small;
        yield defined
            ? LinearBounds.exactly(
                binary.operator().apply(new Value.Int(one), new Value.Int(other)).asInteger())
            : LinearBounds.UNKNOWN;
      }
    };
  }

  /** The current value of a variable. */
  private LinearBounds now(Variable variable) {
    List<BigInteger> indices = indices(variable);
    return indices != null
            && machine.variables().get(variable.name(), indices) instanceof Value.Int whole
        ? LinearBounds.exactly(whole.number())
        : LinearBounds.UNKNOWN;
  }

  /** Whether a test holds; null if unknown. */
  private Boolean decided(Test test) {
    if (test instanceof Not not) {
      Boolean holds = decided(not.operand());
      return holds == null ? null : !holds;
    }
    if (test instanceof Junction junction) {
      Boolean left = decided(junction.left());
      Boolean right = decided(junction.right());
      boolean settled = left != null && left != junction.both();
      return settled ? left : left == null ? null : right;
    }
    if (test instanceof Comparison comparison) {
      BigInteger left = form(comparison.left()).exact();
      BigInteger right = form(comparison.right()).exact();
      return (left == null || right == null)
          ? null
          : comparison.relation().holds(new Value.Int(left), new Value.Int(right));
    }
    return null;
  }

  /** Narrows the range to values for which a test can hold. */
  private void constrain(Test test, boolean holds) {
    if (test instanceof Not not) {
      constrain(not.operand(), !holds);
    } else if (test instanceof Junction junction && junction.both() == holds) {
      constrain(junction.left(), holds);
      constrain(junction.right(), holds);
    } else if (test instanceof Comparison comparison) {
      Relation relation = holds ? comparison.relation() : comparison.relation().negated();
      constrain(relation, form(comparison.left()), form(comparison.right()));
    }
  }

  private void constrain(Relation relation, LinearBounds left, LinearBounds right) {
    switch (relation) {
      case LESS -> atMost(left, right, BigInteger.ONE);
      case AT_MOST -> atMost(left, right, BigInteger.ZERO);
      case GREATER -> atMost(right, left, BigInteger.ONE);
      case AT_LEAST -> atMost(right, left, BigInteger.ZERO);
      case EQUAL -> {
        atMost(left, right, BigInteger.ZERO);
        atMost(right, left, BigInteger.ZERO);
      }
      case DIFFERENT -> {
        // a forbidden number is drawn again
      }
    }
  }

  /**
   * Requires the minimum of the left side plus a gap to be at most the maximum of the right side.
   */
  private void atMost(LinearBounds left, LinearBounds right, BigInteger gap) {
    if (left.low() == null || right.high() == null) {
      return;
    }
    Line excess = left.low().plus(right.high().times(BigInteger.ONE.negate())).plus(Line.of(gap));
    BigInteger factor = excess.factor();
    BigInteger room = excess.constant().negate(); // upper bound of factor times the number
    if (factor.signum() == 0) {
      range = room.signum() < 0 ? Interval.of(1, 0) : range;
    } else if (factor.signum() > 0) {
      range = new Interval(range.least(), range.greatest().min(floor(room, factor)));
    } else {
      BigInteger least = floor(room, factor.negate()).negate();
      raised |= least.compareTo(range.least()) > 0;
      range = new Interval(range.least().max(least), range.greatest());
    }
  }

  /** The quotient, rounded down. */
  private static BigInteger floor(BigInteger number, BigInteger positive) {
    BigInteger[] parts = number.divideAndRemainder(positive);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }
}

package harness.describe.run;

import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Length;
import harness.describe.syntax.Expression.Literal;
import harness.describe.syntax.Expression.Negation;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Place;
import harness.describe.syntax.Test;
import harness.describe.syntax.Test.Comparison;
import harness.describe.syntax.Test.Contains;
import harness.describe.syntax.Test.Junction;
import harness.describe.syntax.Test.Match;
import harness.describe.syntax.Test.Not;
import harness.describe.syntax.Test.Unique;
import harness.describe.value.BadValue;
import harness.describe.value.Operator;
import harness.describe.value.Value;
import harness.describe.value.Value.Int;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Evaluates expressions and tests. */
public final class Evaluation {

  private static final Value ZERO = new Int(0);

  private final Variables variables;
  private final Tape tape;
  private String repeated; // why the last test for uniqueness failed

  Evaluation(Variables variables, Tape tape) {
    this.variables = variables;
    this.tape = tape;
  }

  /**
   * Evaluates an expression.
   *
   * @throws BadDescription if it is undefined
   */
  public Value value(Expression expression) {
    return at(expression.place(), () -> valueOf(expression));
  }

  /**
   * Evaluates an expression to an integer.
   *
   * @throws BadDescription if its value is not an integer
   */
  public BigInteger integer(Expression expression) {
    return at(expression.place(), () -> valueOf(expression).asInteger());
  }

  BigDecimal number(Expression expression) {
    return at(expression.place(), () -> valueOf(expression).asNumber());
  }

  String text(Expression expression) {
    return at(expression.place(), () -> valueOf(expression).asText());
  }

  /** Computes what a place in the description says; it is wrong there if that is undefined. */
  static <T> T at(Place place, Supplier<T> computed) {
    try {
      return computed.get();
    } catch (BadValue bad) {
      throw new BadDescription(place, bad.getMessage());
    }
  }

  private Value valueOf(Expression expression) {
    if (expression instanceof Literal literal) {
      return literal.value();
    }
    if (expression instanceof Variable variable) {
      Value value = variables.get(variable.name(), indices(variable));
      if (value == null) {
        throw new BadDescription(
            variable.place(), "the variable " + variable.place().text() + " has no value here");
      }
      return value;
    }
    if (expression instanceof Binary binary) {
      return binary.operator().apply(valueOf(binary.left()), valueOf(binary.right()));
    }
    if (expression instanceof Negation negation) {
      return Operator.MINUS.apply(ZERO, valueOf(negation.operand()));
    }
    return new Int(valueOf(((Length) expression).operand()).asText().length());
  }

  /**
   * Evaluates the indices of a variable.
   *
   * @throws BadDescription if one of them is not an integer
   */
  public List<BigInteger> indices(Variable variable) {
    return switch (variable.indices().size()) {
      case 0 -> List.of();
      case 1 -> List.of(integer(variable.indices().get(0)));
      default -> variable.indices().stream().map(this::integer).toList();
    };
  }

  public boolean holds(Test test) {
    return holds(test, true);
  }

  /**
   * Whether part of a test holds.
   *
   * @param isToGoOn whether a loop with this test goes on if the part holds
   */
  private boolean holds(Test test, boolean isToGoOn) {
    if (test instanceof Not not) {
      return !holds(not.operand(), !isToGoOn);
    }
    if (test instanceof Junction junction) {
      return holds(junction.left(), isToGoOn) == junction.both()
          ? holds(junction.right(), isToGoOn)
          : !junction.both();
    }
    if (test instanceof Comparison comparison) {
      return at(
          comparison.place(),
          () ->
              comparison.relation().holds(valueOf(comparison.left()), valueOf(comparison.right())));
    }
    if (test instanceof Match match) {
      return tape.matches(text(match.characters()), isToGoOn);
    }
    if (test instanceof Unique unique) {
      return isUnique(unique);
    }
    return test instanceof Contains contains
        ? array(contains.array(), test).contains(value(contains.value()))
        : tape.isAtEnd();
  }

  private Array array(String name, Test test) {
    Array array = variables.array(name);
    if (array == null) {
      throw new BadDescription(test.place(), "the variable " + name + " has no value here");
    }
    return array;
  }

  private boolean isUnique(Unique unique) {
    List<Array> arrays = unique.names().stream().map(each -> array(each, unique)).toList();
    Set<List<Value>> tuples = new HashSet<>();
    String differ = String.join(" and ", unique.names()) + " have different indices";
    if (arrays.stream().anyMatch(each -> each.size() != arrays.get(0).size())) {
      repeated = differ;
      return false;
    }
    for (List<BigInteger> indices : arrays.get(0).indices()) {
      List<Value> tuple = new ArrayList<>();
      arrays.forEach(each -> tuple.add(each.get(indices)));
      if (tuple.contains(null) || !tuples.add(tuple)) {
        repeated =
            tuple.contains(null)
                ? differ
                : shown(tuple) + " is repeated at index " + shown(indices);
        return false;
      }
    }
    return true;
  }

  private static String shown(List<?> all) {
    String text = all.toString();
    return all.size() == 1 ? text.substring(1, text.length() - 1) : text;
  }

  /** A short reason why a test does not hold; empty if there is nothing to say. */
  String why(Test test) {
    if (test instanceof Unique && repeated != null) {
      return repeated;
    }
    if (test instanceof Comparison comparison) {
      return "%s %s %s is false"
          .formatted(
              value(comparison.left()), comparison.relation().sign(), value(comparison.right()));
    }
    return "";
  }
}

package harness.describe.draw;

import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assignment;
import harness.describe.syntax.Statement.Set;
import harness.describe.value.Operator;
import java.util.List;
import java.util.Objects;

/**
 * A sum that a loop accumulates: {@code SET(s = s + x)}.
 *
 * @param isMinus whether the value is subtracted
 */
record Sum(Statement statement, Variable variable, Expression added, boolean isMinus) {

  /** The sums in the body of a loop. */
  static List<Sum> in(List<Statement> body) {
    return body.stream()
        .filter(Set.class::isInstance)
        .map(Set.class::cast)
        .flatMap(set -> set.assignments().stream().map(each -> of(set, each)))
        .filter(Objects::nonNull)
        .toList();
  }

  private static Sum of(Set statement, Assignment assignment) {
    if (!(assignment.value() instanceof Binary binary)) {
      return null;
    }
    Variable variable = assignment.variable();
    boolean plus = binary.operator() == Operator.PLUS;
    if ((plus || binary.operator() == Operator.MINUS) && isSame(variable, binary.left())) {
      return new Sum(statement, variable, binary.right(), !plus);
    }
    return plus && isSame(variable, binary.right())
        ? new Sum(statement, variable, binary.left(), false)
        : null;
  }

  private static boolean isSame(Variable variable, Expression other) {
    return variable.indices().isEmpty()
        && other instanceof Variable same
        && same.indices().isEmpty()
        && same.name().equals(variable.name());
  }
}

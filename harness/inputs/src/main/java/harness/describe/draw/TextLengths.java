package harness.describe.draw;

import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Length;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.Blank;
import harness.describe.syntax.Statement.ReadPattern;
import harness.describe.syntax.Test;
import harness.describe.syntax.Test.Comparison;
import harness.describe.syntax.Test.Junction;
import harness.describe.value.Relation;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Finds the texts whose length an assertion gives: {@code REGEX("[a-z]+", s) NEWLINE
 * ASSERT(STRLEN(s) == m)}. Such a text can be drawn with this length at once.
 */
final class TextLengths {

  private final IdentityHashMap<Statement, Expression> lengths = new IdentityHashMap<>();

  TextLengths(List<Statement> program) {
    collect(program);
  }

  private void collect(List<Statement> block) {
    ReadPattern last = null; // only blanks and assertions came after it
    for (Statement each : block) {
      if (each instanceof ReadPattern read) {
        last = read;
      } else if (each instanceof Assertion assertion && last != null && last.variable() != null) {
        collect(assertion.test(), last);
      } else if (!(each instanceof Blank)) {
        last = null;
      }
      each.blocks().forEach(this::collect);
    }
  }

  private void collect(Test test, ReadPattern read) {
    if (test instanceof Junction junction && junction.both()) {
      collect(junction.left(), read);
      collect(junction.right(), read);
    } else if (test instanceof Comparison comparison && comparison.relation() == Relation.EQUAL) {
      if (isLength(comparison.left(), read.variable())) {
        lengths.putIfAbsent(read, comparison.right());
      } else if (isLength(comparison.right(), read.variable())) {
        lengths.putIfAbsent(read, comparison.left());
      }
    }
  }

  private static boolean isLength(Expression expression, Variable text) {
    return expression instanceof Length length
        && length.operand() instanceof Variable variable
        && variable.name().equals(text.name());
  }

  /** The expression that gives the length of a text; null if there is none. */
  Expression of(Statement read) {
    return lengths.get(read);
  }
}

package harness.describe.draw;

import harness.describe.syntax.Expression;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.If;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.While;
import harness.describe.syntax.Test;
import harness.describe.syntax.Test.Comparison;
import harness.describe.syntax.Test.Junction;
import harness.describe.syntax.Test.Unique;
import harness.describe.value.Relation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What a description requires of its numbers in addition to their bounds. */
final class Facts {

  private final Sizes sizes;
  private final TextLengths lengths;
  private final IdentityHashMap<Statement, List<List<String>>> groups = new IdentityHashMap<>();
  private final Set<String> steering = new HashSet<>();
  private boolean compares;

  Facts(List<Statement> program) {
    sizes = new Sizes(program);
    lengths = new TextLengths(program);
    List<List<String>> uniques = new ArrayList<>();
    for (Statement each : Statement.all(program)) {
      if (each instanceof Assertion assertion) {
        collect(assertion.test(), uniques);
      } else if (each instanceof While loop) {
        sizes.addSources(loop.test(), steering);
      } else if (each instanceof If branch) {
        sizes.addSources(branch.test(), steering);
      }
    }
    for (List<String> names : uniques) {
      Statement.all(program, ReadInteger.class).stream()
          .filter(each -> each.isInto(names))
          .reduce((earlier, later) -> later) // the last variable of the tuple
          .ifPresent(last -> groups.computeIfAbsent(last, each -> new ArrayList<>()).add(names));
    }
  }

  private void collect(Test test, List<List<String>> uniques) {
    if (test instanceof Junction junction && junction.both()) {
      collect(junction.left(), uniques);
      collect(junction.right(), uniques);
    } else if (test instanceof Unique unique) {
      uniques.add(unique.names());
    } else {
      boolean differs =
          test instanceof Comparison comparison && comparison.relation() == Relation.DIFFERENT;
      compares |= !differs;
    }
  }

  /** Whether a number that is not a size affects the shape of the input. */
  boolean steers(Statement read) {
    return read instanceof ReadInteger integer && integer.isInto(steering);
  }

  Sizes sizes() {
    return sizes;
  }

  /** The expression that gives the length of a text; null if none is known when it is read. */
  Expression length(Statement read) {
    return lengths.of(read);
  }

  /** Whether assertions compare values, in which case looking ahead may help. */
  boolean compares() {
    return compares;
  }

  /** The groups of variables whose tuples must be distinct and are completed by a statement. */
  List<List<String>> completes(Statement read) {
    return groups.getOrDefault(read, List.of());
  }
}

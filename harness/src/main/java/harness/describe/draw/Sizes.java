package harness.describe.draw;

import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Length;
import harness.describe.syntax.Expression.Negation;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.If;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Statement.Set;
import harness.describe.syntax.Statement.While;
import harness.describe.syntax.Structure;
import harness.describe.syntax.Test;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;

/**
 * Finds the numbers of a description that are sizes (repetition counts or text lengths), and how
 * many sizes are multiplied: in {@code REP(n) REP(m) ... END END}, n and m are two factors each.
 */
final class Sizes {

  private record Loop(Repeat loop, List<Statement> around) {}

  private final IdentityHashMap<Statement, List<Statement>> around = new IdentityHashMap<>();
  private final List<Loop> loops = new ArrayList<>();
  private final List<Set> sets = new ArrayList<>();
  private final List<Expression> lengths = new ArrayList<>(); // of texts, from assertions
  private final List<ReadInteger> reads = new ArrayList<>();
  private final IdentityHashMap<Statement, Integer> factors = new IdentityHashMap<>();

  Sizes(List<Statement> program) {
    collect(program, List.of());
    for (Expression each : lengths) {
      java.util.Set<String> names = sources(each);
      reads.stream()
          .filter(read -> read.variable() != null && names.contains(read.variable().name()))
          .forEach(read -> factors.put(read, 1));
    }
    for (Loop each : loops) {
      java.util.Set<String> names = sources(each.loop.count());
      if (each.loop.structure() != null) {
        names.addAll(sources(each.loop.structure().size()));
      }
      reads.stream()
          .filter(read -> read.variable() != null && names.contains(read.variable().name()))
          .forEach(read -> factors.merge(read, factors(read, each), Math::max));
    }
  }

  private void collect(List<Statement> block, List<Statement> loopsAround) {
    for (Statement each : block) {
      around.put(each, loopsAround);
      if (each instanceof Repeat repeat) {
        loops.add(new Loop(repeat, loopsAround));
        collect(repeat.body(), with(loopsAround, repeat));
      } else if (each instanceof While loop) {
        collect(loop.body(), with(loopsAround, loop));
      } else if (each instanceof If branch) {
        collect(branch.yes(), loopsAround);
        collect(branch.no(), loopsAround);
      } else if (each instanceof Assertion assertion
          && assertion.test() instanceof Test.Comparison comparison) {
        addLength(comparison.left(), comparison.right());
        addLength(comparison.right(), comparison.left());
      } else if (each instanceof Set set) {
        sets.add(set);
      } else if (each instanceof ReadInteger read) {
        reads.add(read);
      }
    }
  }

  private void addLength(Expression length, Expression compared) {
    if (length instanceof Length) {
      lengths.add(compared);
    }
  }

  private static List<Statement> with(List<Statement> outer, Statement inner) {
    List<Statement> all = new ArrayList<>(outer);
    all.add(inner);
    return all;
  }

  /** Adds the variables that a test depends on, directly or indirectly. */
  void addSources(Test test, java.util.Set<String> names) {
    if (test instanceof Test.Not not) {
      addSources(not.operand(), names);
    } else if (test instanceof Test.Junction junction) {
      addSources(junction.left(), names);
      addSources(junction.right(), names);
    } else if (test instanceof Test.Comparison comparison) {
      names.addAll(sources(comparison.left()));
      names.addAll(sources(comparison.right()));
    } else if (test instanceof Test.Contains contains) {
      names.addAll(sources(contains.value()));
      names.add(contains.array());
    } else if (test instanceof Test.Unique unique) {
      names.addAll(unique.names());
    }
  }

  /** The variables that an expression depends on, directly or indirectly. */
  private java.util.Set<String> sources(Expression expression) {
    java.util.Set<String> names = new HashSet<>();
    addNames(expression, names);
    for (int before = -1; before < names.size(); ) {
      before = names.size();
      for (Set set : sets) {
        set.assignments().stream()
            .filter(each -> names.contains(each.variable().name()))
            .forEach(each -> addNames(each.value(), names));
      }
    }
    return names;
  }

  static void addNames(Expression expression, java.util.Set<String> names) {
    if (expression instanceof Variable variable) {
      names.add(variable.name());
      variable.indices().forEach(each -> addNames(each, names));
    } else if (expression instanceof Binary binary) {
      addNames(binary.left(), names);
      addNames(binary.right(), names);
    } else if (expression instanceof Negation negation) {
      addNames(negation.operand(), names);
    } else if (expression instanceof Length length) {
      addNames(length.operand(), names);
    }
  }

  /** The number of nested loops between the place where a number is read and the innermost loop. */
  private int factors(ReadInteger read, Loop of) {
    List<Statement> before = around.get(read);
    int shared = 0;
    while (shared < Math.min(before.size(), of.around.size())
        && before.get(shared) == of.around.get(shared)) {
      shared++;
    }
    int inside =
        loops.stream()
            .filter(each -> each.around.stream().anyMatch(outer -> outer == of.loop))
            .filter(each -> !(each.loop.count() instanceof Expression.Literal))
            .mapToInt(each -> each.around.size() - of.around.size())
            .max()
            .orElse(0);
    return of.around.size() - shared + 1 + inside;
  }

  /** Whether a statement reads the number of nodes of a graph whose number of edges is separate. */
  boolean countsNodes(Statement read) {
    return read instanceof ReadInteger number
        && number.variable() != null
        && loops.stream()
            .map(each -> each.loop)
            .anyMatch(
                each ->
                    each.structure() != null
                        && sources(each.structure().size()).contains(number.variable().name())
                        && !sources(each.count()).contains(number.variable().name()));
  }

  /** The structures that comments describe. */
  List<Structure> structures() {
    return loops.stream().map(each -> each.loop.structure()).filter(Objects::nonNull).toList();
  }

  /** The number of sizes that are multiplied; 0 for a number that is not a size. */
  int factors(Statement read) {
    return factors.getOrDefault(read, 0);
  }
}

package harness.describe.draw;

import harness.describe.syntax.Expression;
import harness.describe.syntax.Expression.Binary;
import harness.describe.syntax.Expression.Length;
import harness.describe.syntax.Expression.Negation;
import harness.describe.syntax.Expression.Variable;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Statement.Set;
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

  private final IdentityHashMap<Statement, List<Statement>> around = new IdentityHashMap<>();
  private final List<Repeat> loops;
  private final List<Set> sets;
  private final IdentityHashMap<Statement, Integer> factors = new IdentityHashMap<>();

  Sizes(List<Statement> program) {
    findLoopsAround(program, List.of());
    loops = Statement.all(program, Repeat.class);
    sets = Statement.all(program, Set.class);
    List<ReadInteger> reads = Statement.all(program, ReadInteger.class);
    for (Assertion each : Statement.all(program, Assertion.class)) {
      java.util.Set<String> names = lengths(each.test());
      reads.stream().filter(read -> read.isInto(names)).forEach(read -> factors.put(read, 1));
    }
    for (Repeat each : loops) {
      java.util.Set<String> names = sources(each.count());
      if (each.structure() != null) {
        names.addAll(sources(each.structure().size()));
      }
      reads.stream()
          .filter(read -> read.isInto(names))
          .forEach(read -> factors.merge(read, factors(read, each), Math::max));
    }
  }

  private void findLoopsAround(List<Statement> block, List<Statement> loopsAround) {
    for (Statement each : block) {
      around.put(each, loopsAround);
      List<Statement> inside = new ArrayList<>(loopsAround);
      if (each instanceof Loop) {
        inside.add(each);
      }
      each.blocks().forEach(inner -> findLoopsAround(inner, inside));
    }
  }

  /** The variables that a test compares with the length of a text. */
  private java.util.Set<String> lengths(Test test) {
    java.util.Set<String> names = new HashSet<>();
    if (test instanceof Test.Comparison comparison) {
      if (comparison.left() instanceof Length) {
        names.addAll(sources(comparison.right()));
      }
      if (comparison.right() instanceof Length) {
        names.addAll(sources(comparison.left()));
      }
    }
    return names;
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

  private static void addNames(Expression expression, java.util.Set<String> names) {
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
  private int factors(ReadInteger read, Repeat loop) {
    List<Statement> before = around.get(read);
    List<Statement> outside = around.get(loop);
    int shared = 0;
    while (shared < Math.min(before.size(), outside.size())
        && before.get(shared) == outside.get(shared)) {
      shared++;
    }
    int inside =
        loops.stream()
            .filter(each -> !(each.count() instanceof Expression.Literal))
            .map(around::get)
            .filter(outer -> outer.stream().anyMatch(each -> each == loop))
            .mapToInt(outer -> outer.size() - outside.size())
            .max()
            .orElse(0);
    return outside.size() - shared + 1 + inside;
  }

  /** Whether a statement reads the number of nodes of a graph whose number of edges is separate. */
  boolean countsNodes(Statement read) {
    return read instanceof ReadInteger number
        && loops.stream()
            .filter(each -> each.structure() != null)
            .anyMatch(
                each ->
                    number.isInto(sources(each.structure().size()))
                        && !number.isInto(sources(each.count())));
  }

  /** The structures that comments describe. */
  List<Structure> structures() {
    return loops.stream().map(Repeat::structure).filter(Objects::nonNull).toList();
  }

  /** The number of sizes that are multiplied; 0 for a number that is not a size. */
  int factors(Statement read) {
    return factors.getOrDefault(read, 0);
  }
}

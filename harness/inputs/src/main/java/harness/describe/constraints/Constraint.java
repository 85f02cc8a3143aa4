package harness.describe.constraints;

import java.util.List;

/** One fact that a statement gives about its inputs. */
public sealed interface Constraint {

  /** The clause as written, in one line. */
  String source();

  /** The names that it is about, in the order in which it gives them. */
  List<Name> names();

  /**
   * A bound.
   *
   * @param isStrict whether the bound itself is excluded
   */
  record Side(Term amount, boolean isStrict) {}

  /**
   * Bounds of a name.
   *
   * @param least lower bounds, the nearest first
   * @param greatest upper bounds, the nearest first
   */
  record Range(Name name, List<Side> least, List<Side> greatest, String source)
      implements Constraint {
    public Range {
      least = List.copyOf(least);
      greatest = List.copyOf(greatest);
    }

    @Override
    public List<Name> names() {
      return List.of(name);
    }
  }

  /** A comparison of two amounts, such as {@code n*m <= 1e6}. */
  record Comparison(Term left, String relation, Term right, String source) implements Constraint {
    @Override
    public List<Name> names() {
      return left.names();
    }
  }

  /**
   * A bound of the sum of a name's numbers.
   *
   * @param isStrict whether the bound itself is excluded
   */
  record Total(Name name, Term greatest, boolean isStrict, String source) implements Constraint {
    @Override
    public List<Name> names() {
      return List.of(name);
    }
  }

  /** No two elements, or rows of elements, are equal. */
  record Distinct(List<Name> names, String source) implements Constraint {
    public Distinct {
      names = List.copyOf(names);
    }
  }

  /** Elements are in order. */
  record Sorted(Name name, boolean isStrict, String source) implements Constraint {
    @Override
    public List<Name> names() {
      return List.of(name);
    }
  }

  /** Two names never have the same number, such as {@code u_i != v_i}. */
  record Different(Name first, Name second, String source) implements Constraint {
    @Override
    public List<Name> names() {
      return List.of(first, second);
    }
  }
}

package harness.benchmarks.mutants;

import java.util.List;
import java.util.stream.Stream;

/** The mistakes that can be planted in one puzzle's solvers. */
interface Plants {

  /** The puzzle's name. */
  String puzzle();

  /** The traits that features are made of. */
  Traits traits();

  /** Mutants written by hand. */
  List<Mutant> byHand();

  /** The ways in which mutants drawn by rule are wrong. */
  List<Mistake> mistakes();

  /** All cases within the limit, in parts that several threads can process. */
  Stream<Part> cases(long seed);

  /** Whether {@link #cases} gives every case rather than a stratified sample. */
  boolean isWhole();

  /** A part of the cases. */
  interface Part {
    void each(Visitor visitor);
  }

  /** Receives cases. */
  interface Visitor {

    /**
     * Receives a case.
     *
     * @param weight the share of all cases that it stands for
     */
    void visit(String input, double weight);
  }
}

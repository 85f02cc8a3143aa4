package harness.benchmarks.mutants;

import java.util.List;
import java.util.stream.Stream;

/** What can be planted in one puzzle's solvers. */
interface Plants {

  /** The puzzle's name. */
  String puzzle();

  /** What features are made of. */
  Traits traits();

  /** Mutants written by hand. */
  List<Mutant> byHand();

  /** The ways in which mutants drawn by rule are wrong. */
  List<Mistake> mistakes();

  /** All cases within the limit, in parts to be gone through by several threads. */
  Stream<Part> cases(long seed);

  /** Whether {@link #cases} gives every single case, else a stratified sample. */
  boolean isWhole();

  /** A part of all cases. */
  interface Part {
    void each(Visitor visitor);
  }

  /** Is shown cases. */
  interface Visitor {

    /**
     * A case.
     *
     * @param weight the share of all cases that it stands for
     */
    void visit(String input, double weight);
  }
}

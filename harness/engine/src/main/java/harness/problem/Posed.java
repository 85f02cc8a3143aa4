package harness.problem;

import harness.cases.Case;
import java.util.Objects;

/** A case with what is right for it. */
public interface Posed {

  /** The case. */
  Case each();

  /** What is right for it, according to the problem's checker. */
  Truth truth();

  /** A case with what is right for it. */
  static Posed of(Case each, Truth truth) {
    return new Pair(each, truth);
  }

  /** A plain pair. */
  record Pair(Case each, Truth truth) implements Posed {
    public Pair {
      Objects.requireNonNull(each);
      Objects.requireNonNull(truth);
    }
  }
}

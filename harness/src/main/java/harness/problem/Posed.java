package harness.problem;

import harness.cases.Case;
import java.util.Objects;

/** A case and what is right for it. */
public interface Posed {

  /** The case. */
  Case each();

  /** What is right for it, as the problem's own checker said. */
  Truth truth();

  /** A case and what is right for it. */
  static Posed of(Case each, Truth truth) {
    return new Pair(each, truth);
  }

  /** Just the two. */
  record Pair(Case each, Truth truth) implements Posed {
    public Pair {
      Objects.requireNonNull(each);
      Objects.requireNonNull(truth);
    }
  }
}

package harness.draw;

import java.util.List;

/** {@code (x|y|z)}: each alternative is equally likely. */
record Choice(List<Sequence> alternatives) implements Piece {
  Choice {
    alternatives = List.copyOf(alternatives);
  }
}

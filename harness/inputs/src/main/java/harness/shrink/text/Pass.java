package harness.shrink.text;

import java.util.List;
import java.util.function.Predicate;

/** One way to make an input smaller. */
@FunctionalInterface
interface Pass {

  /** A change of one token. */
  @FunctionalInterface
  interface TokenStep {
    Layout shrink(Layout failing, int line, int place);
  }

  /** Returns a smaller failing input, or the given one if none is found. */
  Layout shrink(Layout failing, Trials trials);

  /** Some passes one after another; none starts after time is up, since it may take long. */
  static Pass inTurn(List<Pass> passes) {
    return (failing, trials) -> {
      Layout now = failing;
      for (Pass pass : passes) {
        now = trials.isOver() ? now : pass.shrink(now, trials);
      }
      return now;
    };
  }

  /** This pass again and again until it finds nothing smaller. */
  default Pass repeated() {
    return (failing, trials) -> {
      Layout now = failing;
      Layout before;
      do {
        before = now;
        now = shrink(before, trials);
      } while (!now.equals(before) && !trials.isOver());
      return now;
    };
  }

  /** The input after a step at each token of one kind, in order. */
  static Layout eachToken(Layout failing, Trials trials, Predicate<String> kind, TokenStep step) {
    Layout now = failing;
    for (int line = 0; line < now.size(); line++) {
      for (int place = 0; place < now.line(line).size() && !trials.isOver(); place++) {
        if (kind.test(now.line(line).get(place))) {
          now = step.shrink(now, line, place);
        }
      }
    }
    return now;
  }
}

package harness.shrink.text;

import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries only shorter inputs: with fewer tokens, or equally many tokens and fewer bytes. They must
 * have a given form, which saves runs on inputs that a validator would reject.
 */
final class ShorterTrials implements Trials {

  private final Trials trials;
  private final Predicate<Layout> form;

  ShorterTrials(Trials trials, Predicate<Layout> form) {
    this.trials = trials;
    this.form = form;
  }

  @Override
  public Candidate firstFailing(Layout than, Stream<Candidate> candidates) {
    return trials.firstFailing(
        than,
        candidates
            .takeWhile(each -> !isOver()) // a large input takes long to compare with the form
            .filter(each -> isShorter(each.layout(), than) && form.test(each.layout())));
  }

  private static boolean isShorter(Layout layout, Layout than) {
    return layout.tokens() < than.tokens()
        || (layout.tokens() == than.tokens() && layout.bytes() < than.bytes());
  }

  @Override
  public boolean isOver() {
    return trials.isOver();
  }
}

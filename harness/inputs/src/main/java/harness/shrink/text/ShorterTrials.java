package harness.shrink.text;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries only shorter inputs: with fewer tokens, or equally many tokens and fewer bytes. They must
 * have a given form, which saves runs on inputs that a validator would reject.
 */
final class ShorterTrials implements Trials {

  /** Total bytes of inputs refused in a row after which the form hardly allows a shorter one. */
  private static final long REFUSED = 1L << 27;

  private final Trials trials;
  private final Predicate<Layout> form;
  private final AtomicLong refused = new AtomicLong();

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
            .filter(each -> isShorter(each.layout(), than) && hasForm(each.layout())));
  }

  private boolean hasForm(Layout layout) {
    boolean has = form.test(layout);
    refused.set(has ? 0 : refused.get() + layout.bytes());
    return has;
  }

  private static boolean isShorter(Layout layout, Layout than) {
    return layout.tokens() < than.tokens()
        || (layout.tokens() == than.tokens() && layout.bytes() < than.bytes());
  }

  /** Also true if the form has refused too much in a row: the time is better spent on runs. */
  @Override
  public boolean isOver() {
    return refused.get() > REFUSED || trials.isOver();
  }
}

package harness.stress;

import harness.campaign.Chunk;
import harness.cases.Printable;
import harness.problem.Printed;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Counts short outputs that were accepted, one for each case, to find one that nearly all cases
 * have. Fed by one thread at a time.
 */
final class UsualAnswer implements Consumer<Chunk> {

  private static final int MOST_BYTES = 40;

  /** Once there are this many different outputs, new ones are not counted. */
  private static final int MOST_DIFFERENT = 1000;

  /** Fewer cases tell nothing. */
  private static final int FEW_CASES = 30;

  private static final double NEARLY_ALL = 0.9;

  private final Map<String, Long> counts = new HashMap<>();
  private long cases;

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      Printed accepted = accepted(chunk, i);
      if (accepted != null) {
        cases++;
        if (accepted.bytes().length <= MOST_BYTES) {
          count(accepted.text().strip());
        }
      }
    }
  }

  private void count(String text) {
    if (counts.size() < MOST_DIFFERENT || counts.containsKey(text)) {
      counts.merge(text, 1L, Long::sum);
    }
  }

  /** The output of the first submission that was accepted on a case; null if there is none. */
  private static Printed accepted(Chunk chunk, int i) {
    for (int s = 0; s < chunk.submissions(); s++) {
      if (chunk.judgement(s, i) != null && chunk.judgement(s, i).isAccepted()) {
        return chunk.outcome(s, i).output() instanceof Printed printed ? printed : null;
      }
    }
    return null;
  }

  /** One line if nearly all answers are the same, but not all: reports say that elsewhere. */
  Optional<String> note() {
    if (cases < FEW_CASES || counts.isEmpty()) {
      return Optional.empty();
    }
    Map.Entry<String, Long> usual =
        Collections.max(counts.entrySet(), Map.Entry.comparingByValue());
    return usual.getValue() < NEARLY_ALL * cases || usual.getValue() == cases
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "answers other than '%s', which %.1f%% of the cases have",
                Printable.inLine(usual.getKey()),
                Math.floor(1000.0 * usual.getValue() / cases) / 10));
  }
}

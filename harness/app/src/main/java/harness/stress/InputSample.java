package harness.stress;

import harness.campaign.Chunk;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Keeps some inputs of a campaign, spread over all of it, in bounded memory. Which ones depends
 * only on their indexes. Fed by one thread at a time.
 */
final class InputSample implements Consumer<Chunk> {

  private static final int MOST_INPUTS = 1000;
  private static final long MOST_CHARACTERS = 32L << 20;

  /** The factor of a hash that spreads consecutive numbers: 2^64 divided by the golden ratio. */
  private static final long FACTOR = 0x9e3779b97f4a7c15L;

  /** By the hash of the index; those with the largest hashes are dropped first. */
  private final TreeMap<Long, String> kept = new TreeMap<>();

  private long characters;
  private long seen;

  /** Inputs with hashes from this one on are not kept. */
  private long bound = Long.MAX_VALUE;

  @Override
  public void accept(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      if (chunk.isRunByAny(i)) {
        seen++;
        add((chunk.from() + i + 1) * FACTOR, chunk.caseAt(i).input());
      }
    }
  }

  private void add(long hash, String input) {
    if (hash >= bound) {
      return;
    }
    kept.put(hash, input);
    characters += input.length();
    while (kept.size() > MOST_INPUTS || (characters > MOST_CHARACTERS && kept.size() > 1)) {
      bound = kept.lastKey();
      characters -= kept.pollLastEntry().getValue().length();
    }
  }

  /** How many cases were run, kept or not. */
  long seen() {
    return seen;
  }

  /** The inputs kept: the longest first, then the others in an order without meaning. */
  List<String> inputs() {
    Collection<String> all = kept.values();
    List<String> inputs = new ArrayList<>(all);
    all.stream()
        .max(Comparator.comparingInt(String::length))
        .ifPresent(
            longest -> {
              inputs.remove(longest);
              inputs.add(0, longest);
            });
    return inputs;
  }
}

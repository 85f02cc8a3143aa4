package harness.jury;

import harness.cases.Generator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Changes inputs on which something new was seen, so that they stay valid. Its cases depend on what
 * was seen, so their names do not reproduce them. Thread-safe.
 */
final class KeptInputs extends Generator {

  /** The name of such generators. */
  static final String NAME = "changed";

  /** Larger inputs are not kept: changes to them are slow, and seldom needed. */
  static final int MOST_CHARACTERS = 4096;

  private static final int MOST_KEPT = 500;
  private static final int MOST_CHANGES = 5;

  private final ValidChanges changes;
  private final List<String> kept = new ArrayList<>();
  private final Map<Long, String> parents = new HashMap<>(); // by the index of the case

  KeptInputs(String problem, List<JuryValidator> validators) {
    super(problem, NAME);
    this.changes = new ValidChanges(this::oldest, validators);
  }

  /** Keeps a valid input for changes, unless it is large or there are enough. */
  synchronized void keep(String input) {
    if (input.length() <= MOST_CHARACTERS && kept.size() < MOST_KEPT) {
      kept.add(input);
    }
  }

  synchronized boolean isEmpty() {
    return kept.isEmpty();
  }

  private synchronized List<String> oldest() {
    return List.copyOf(kept.subList(0, 1));
  }

  /** Decides which input the case at an index is made from; prefers those kept last. */
  synchronized void choose(long seed, long index) {
    SplittableRandom random = blockRandom(seed, index);
    int among = 1 + random.nextInt(kept.size());
    parents.put(index, kept.get(kept.size() - 1 - random.nextInt(among)));
  }

  private synchronized String parent(long index) {
    return parents.get(index);
  }

  @Override
  public String summary() {
    return "inputs on which something new was seen, with small changes";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    return changes.changed(parent(index), 1 + random.nextInt(MOST_CHANGES), random);
  }
}

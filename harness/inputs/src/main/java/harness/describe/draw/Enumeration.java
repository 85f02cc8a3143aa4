package harness.describe.draw;

import harness.describe.value.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * All small inputs of a description, each once, ordered by number of tokens. Decimal numbers are
 * written with the fewest digits, and texts with visible characters.
 *
 * <p>The inputs are counted once and recreated on demand, so memory does not grow with their
 * number. If different choices may lead to the same text, the inputs are stored instead.
 * Thread-safe.
 */
public final class Enumeration {

  /** Maximum number of choices tried per wanted input; the rest lead nowhere. */
  private static final long LOOKS = 50;

  /** Number of inputs between two places that are remembered as starting points. */
  private static final int STRIDE = 1 << 12;

  private static final int MOST_WALKS = 16;
  private static final int MOST_KEPT = 2_000_000;
  private static final Duration ENDLESS = Duration.ofDays(1);

  private final Traversal.Space space;
  private final List<Traversal.Place> places = new ArrayList<>();
  private final Map<Long, Traversal> walks = latest(MOST_WALKS); // by index of the next input
  private final Map<Long, String> recent = latest(STRIDE);
  private final List<Kept> kept = new ArrayList<>();
  private List<Integer> levels = List.of();
  private long count;
  private boolean isCut;

  private record Kept(String text, int tokens) {}

  private Enumeration(Traversal.Space space) {
    this.space = space;
  }

  private static <V> Map<Long, V> latest(int most) {
    return new LinkedHashMap<>() {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<Long, V> eldest) {
        return size() > most;
      }
    };
  }

  /**
   * Counts the inputs of a space.
   *
   * @param most maximum number of inputs
   * @param onEach runs after each input that is counted
   * @return null if there are more, or if counting takes too long
   */
  static Enumeration of(Traversal.Space space, long most, Duration time, Runnable onEach) {
    try {
      Enumeration counted = new Enumeration(space);
      Boolean isUnique = counted.count(most, time, false, onEach);
      if (isUnique != null && !isUnique) {
        counted = new Enumeration(space);
        isUnique = counted.count(Math.min(most, MOST_KEPT), time, true, onEach);
      }
      return isUnique == null ? null : counted;
    } catch (Budget.Spent spent) {
      return null;
    }
  }

  /** Counts the inputs; true if all texts are distinct, null if there are too many. */
  private Boolean count(long most, Duration time, boolean keeps, Runnable onEach) {
    Traversal walk = new Traversal(space, List.of(-1), time);
    walk.allow(LOOKS * most);
    Set<Integer> tokens = new TreeSet<>();
    Set<String> found = new HashSet<>();
    while (walk.next() != null) {
      if (walk.mayRepeat() && !keeps) {
        return false;
      }
      onEach.run();
      tokens.add(walk.tokens());
      if (keeps && found.add(walk.input())) {
        kept.add(new Kept(walk.input(), walk.tokens()));
      }
      count = keeps ? kept.size() : count + 1;
      if (count > most) {
        return null;
      }
    }
    kept.sort(Comparator.comparingInt(Kept::tokens));
    levels = List.copyOf(tokens);
    isCut = walk.isCut();
    return walk.isSpent() ? null : Boolean.TRUE;
  }

  public long count() {
    return count;
  }

  /**
   * Whether no input was left out because of a number or length above the limit or an unusual
   * notation.
   */
  public boolean isWhole() {
    return !isCut;
  }

  /** The input with an index from 0. */
  public synchronized String get(long index) {
    if (!kept.isEmpty()) {
      return kept.get((int) index).text;
    }
    String known = recent.get(index);
    if (known != null) {
      return known;
    }
    Traversal walk = walks.remove(index);
    if (walk == null) {
      walk = new Traversal(space, levels, ENDLESS);
      int place = (int) Math.min(index / STRIDE, places.size() - 1);
      if (place >= 0) {
        walk.goTo(places.get(place));
      }
      for (long before = Math.max(0, place) * (long) STRIDE; before < index; before++) {
        String unused = next(walk, before);
      }
    }
    String input = next(walk, index);
    walks.put(index + 1, walk);
    recent.put(index, input);
    return input;
  }

  private String next(Traversal walk, long index) {
    if (index == (long) places.size() * STRIDE) {
      places.add(walk.place());
    }
    return walk.next();
  }

  /** All inputs as a list, if there are few. */
  public List<String> inputs() {
    return LongStream.range(0, count).mapToObj(this::get).toList();
  }
}

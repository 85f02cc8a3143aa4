package harness.generators;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.reference.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All cases of an enumerable space in its order, read a page at a time: cases requested in order,
 * even by several threads, cost no more than the space's own stream. A case out of order costs
 * reading its distance up to that case. Layers of more than {@value #MOST_WHOLE} cases are reduced
 * to one case of each class.
 */
public abstract class SpaceEnumeration extends Generator implements Enumeration {

  /** Roughly the number of cases that a puzzle's fastest solvers run in three minutes. */
  static final long MOST_WHOLE = 200_000_000;

  private static final int PAGE = 4096;

  /** More pages than most campaigns have threads. */
  private static final int MOST_PAGES = 32;

  private final Puzzle of;
  private final Map<Integer, Long> counts = new HashMap<>();
  private final Map<Long, List<String>> pages =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, List<String>> eldest) {
          return size() > MOST_PAGES;
        }
      };
  private Iterator<String> reader = Collections.emptyIterator();
  private int readerDistance = Integer.MIN_VALUE;
  private long readerPage;

  /**
   * Creates the enumeration.
   *
   * @param puzzle a puzzle with an enumerable space
   */
  protected SpaceEnumeration(Puzzle puzzle) {
    super(puzzle.name(), NAME);
    this.of = puzzle;
  }

  @Override
  public final String summary() {
    return "every case there is, by exact distance; for harness exhaust";
  }

  @Override
  public final int largestDistance(long seed) {
    return of.oracle().largestDistance();
  }

  @Override
  public final int usualDistance(long seed) {
    return IntStream.rangeClosed(0, largestDistance(seed)).takeWhile(this::isWhole).max().orElse(0);
  }

  @Override
  public final boolean isWhole(int distance) {
    return of.space().count(distance) <= MOST_WHOLE;
  }

  @Override
  public final synchronized long count(long seed, int distance) {
    return counts.computeIfAbsent(
        distance, d -> isWhole(d) ? of.space().count(d) : of.space().classesAt(d).count());
  }

  @Override
  protected final synchronized String input(long seed, long index) {
    long before = 0;
    for (int distance : distances()) {
      long here = count(seed, distance);
      if (index - before < here) {
        return input(distance, index - before);
      }
      before += here;
    }
    throw new IllegalArgumentException(puzzle() + " has only " + before + " cases of all");
  }

  private List<Integer> distances() {
    List<Integer> distances = new ArrayList<>();
    IntStream.rangeClosed(0, of.oracle().largestDistance()).forEach(distances::add);
    distances.add(Answer.NO_SOLUTION);
    return distances;
  }

  private String input(int distance, long place) {
    long page = place / PAGE;
    long key = (long) distance << Integer.SIZE | page;
    List<String> cases = pages.get(key);
    if (cases == null) {
      cases = read(distance, page);
      pages.put(key, cases);
    }
    return cases.get((int) (place % PAGE));
  }

  private List<String> read(int distance, long page) {
    if (readerDistance != distance || readerPage > page) {
      reader =
          (isWhole(distance) ? of.space().at(distance) : of.space().classesAt(distance)).iterator();
      readerDistance = distance;
      readerPage = 0;
    }
    List<String> cases = List.of();
    for (; readerPage <= page; readerPage++) {
      cases = nextPage();
    }
    return cases;
  }

  private List<String> nextPage() {
    List<String> cases = new ArrayList<>(PAGE);
    while (cases.size() < PAGE && reader.hasNext()) {
      cases.add(reader.next());
    }
    return cases;
  }
}

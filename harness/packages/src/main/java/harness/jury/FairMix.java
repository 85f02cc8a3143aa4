package harness.jury;

import harness.cases.Case;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws from each generator once, and then mostly from those whose first input was small.
 * Generators of similar size form a class and take turns; each class gets a quarter of the turns of
 * the next smaller one, but at least one turn in a hundred. So inputs of 10 MB neither take all the
 * time nor disappear.
 *
 * <p>The sizes are those of the first cases, which depend only on seed and index. A part of a
 * campaign that begins later draws these cases again to learn the sizes, so that every part has the
 * same mix on any machine.
 *
 * <p>Generators that also get smaller arguments do so every second turn. Other sources of small
 * inputs, if there are any, have most of the cases.
 */
final class FairMix extends TurnOrder {

  private static final int ROUND = 100;

  /**
   * Inputs up to this size count as equally small: starting a program takes longer than reading
   * them.
   */
  private static final long SMALL_BYTES = 4096;

  /** Ratio of the sizes of successive classes. */
  private static final int CLASS_STEP = 16;

  /** The class of inputs larger than 16 MiB or of unknown size. */
  private static final int LAST_CLASS = 4;

  /** Ratio of the turns of successive classes. */
  private static final double TURNS_STEP = 4;

  /** The size of a first case that could not be drawn. */
  private static final long UNKNOWN = Long.MAX_VALUE;

  /**
   * A turn in each round.
   *
   * @param generators the generators of a class, which share its turns
   * @param rank number of this turn within its class, from 0
   * @param turns number of the class's turns in a round
   */
  private record Turn(List<TurnGenerator> generators, int rank, int turns) {

    TurnGenerator in(long round) {
      return generators.get((int) ((round * turns + rank) % generators.size()));
    }

    /** Position in the round, from 0 to 1: the turns of a class are evenly spread. */
    double place() {
      return (rank + 0.5) / turns;
    }
  }

  /** The plan for a seed: the sizes of the first inputs, and the turns that follow from them. */
  private static final class Plan {
    private final Map<Integer, Long> sizes = new ConcurrentHashMap<>();
    private List<Turn> turns;
  }

  private final SmallTurns small;

  /** Null until they are needed: to find them out may need calls of all generators. */
  private List<TurnGenerator> lowered;

  private final Map<Long, Plan> plans = new ConcurrentHashMap<>();

  FairMix(String problem, List<TurnGenerator> all) {
    this(problem, all, List.of());
  }

  /**
   * A mix of generators and other sources.
   *
   * @param small sources of small inputs
   */
  FairMix(String problem, List<TurnGenerator> all, List<SmallSource> small) {
    super(problem, "mix", all);
    this.small = new SmallTurns(small, all.size());
  }

  @Override
  public String summary() {
    return small.sources().isEmpty()
        ? "each generator once, then mostly those with small inputs"
        : "small inputs, and between them each generator, then mostly those with small inputs";
  }

  @Override
  public Case draw(long seed, long index) {
    long turn = small.turn(index);
    if (turn < 0 || turn >= all().size()) {
      return super.draw(seed, index);
    }
    int number = (int) turn;
    Map<Integer, Long> sizes = plan(seed).sizes;
    try {
      Case drawn = all().get(number).draw(seed, index);
      sizes.put(number, (long) drawn.input().length());
      return drawn;
    } catch (JudgeFailure failure) {
      sizes.put(number, UNKNOWN);
      throw failure;
    }
  }

  @Override
  boolean isFree(long index) {
    long turn = small.turn(index);
    return turn < 0 ? !small.at(index).claims(index) : turn >= all().size();
  }

  @Override
  TurnGenerator at(long seed, long index) {
    long turn = small.turn(index);
    if (turn < 0) {
      return small.at(index);
    }
    if (turn < all().size()) {
      return all().get((int) turn);
    }
    long later = turn - all().size();
    List<TurnGenerator> some = lowered();
    if (!some.isEmpty()) {
      if (SmallerCalls.isTurn(turn, all().size())) {
        return some.get((int) (later / 2 % some.size()));
      }
      later /= 2;
    }
    return turns(seed).get((int) (later % ROUND)).in(later / ROUND);
  }

  private synchronized List<TurnGenerator> lowered() {
    if (lowered == null) {
      lowered = all().stream().filter(TurnGenerator::isLowered).toList();
    }
    return lowered;
  }

  private Plan plan(long seed) {
    return plans.computeIfAbsent(seed, each -> new Plan());
  }

  private List<Turn> turns(long seed) {
    Plan plan = plan(seed);
    synchronized (plan) {
      if (plan.turns == null) {
        plan.turns =
            varying().size() == 1 ? turns(varying(), ROUND).toList() : turns(classes(seed));
      }
      return plan.turns;
    }
  }

  /** The generators by the class of their first input, smallest class first. */
  private NavigableMap<Integer, List<TurnGenerator>> classes(long seed) {
    return IntStream.range(0, all().size())
        .boxed()
        .filter(number -> varying().contains(all().get(number)))
        .collect(
            Collectors.groupingBy(
                number -> sizeClass(size(seed, number)),
                TreeMap::new,
                Collectors.mapping(number -> all().get(number), Collectors.toList())));
  }

  private long size(long seed, int number) {
    Map<Integer, Long> sizes = plan(seed).sizes;
    if (!sizes.containsKey(number)) {
      try {
        draw(seed, small.index(number));
      } catch (JudgeFailure failure) {
        return UNKNOWN; // reported when that case is run
      }
    }
    return sizes.get(number);
  }

  private static int sizeClass(long bytes) {
    int number = 0;
    for (long largest = SMALL_BYTES;
        bytes > largest && number < LAST_CLASS;
        largest *= CLASS_STEP) {
      number++;
    }
    return number;
  }

  private static List<Turn> turns(NavigableMap<Integer, List<TurnGenerator>> classes) {
    int smallest = classes.firstKey();
    double weights = classes.keySet().stream().mapToDouble(each -> weight(each - smallest)).sum();
    List<Turn> turns = new ArrayList<>();
    classes
        .tailMap(smallest, false)
        .forEach(
            (number, generators) -> {
              long share = Math.round(ROUND * weight(number - smallest) / weights);
              turns(generators, (int) Math.max(1, share)).forEach(turns::add);
            });
    turns(classes.get(smallest), ROUND - turns.size()).forEach(turns::add);
    turns.sort(Comparator.comparingDouble(Turn::place));
    return turns;
  }

  private static double weight(int steps) {
    return Math.pow(TURNS_STEP, -steps);
  }

  private static Stream<Turn> turns(List<TurnGenerator> generators, int count) {
    return IntStream.range(0, count).mapToObj(rank -> new Turn(generators, rank, count));
  }
}

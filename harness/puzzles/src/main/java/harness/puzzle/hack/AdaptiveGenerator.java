package harness.puzzle.hack;

import harness.campaign.Chunk;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Mix;
import harness.generators.Enumeration;
import harness.generators.Generators;
import harness.generators.Related;
import harness.hack.Arm;
import harness.hack.SteeredGenerator;
import harness.puzzle.Distance;
import harness.reference.Puzzle;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws more cases where odd results were seen. The generators of a puzzle and its exact distances
 * are the {@linkplain Arm arms} of a bandit. Of several cases from an arm, it takes the one whose
 * features were most often odd, or least often seen. A result is odd if the answer is wrong, or
 * took far longer than usual at its distance. A case keeps the name that its own generator gave it,
 * so that the name reproduces it.
 *
 * <p>Thread-safe. Within one instance, an index always means the same case.
 */
public final class AdaptiveGenerator extends SteeredGenerator {

  /** Larger distances are not arms of their own. */
  private static final int MOST_DISTANCES = 40;

  private static final int CANDIDATES = 4;

  /** This many times the usual time is odd. */
  private static final int ODD_TIMES = 8;

  /** One in this many draws ignores the features. */
  private static final int BLIND_ONE_IN = 4;

  /** A generator, and how far its cases were drawn. */
  private static final class Source {
    private final Generator generator;
    private final Arm known = new Arm();
    private long next;

    Source(Generator generator) {
      this.generator = generator;
    }
  }

  private final Puzzle of;
  private final List<Source> arms;
  private final Map<String, Arm> ofFeatures = new HashMap<>();
  private final Map<Integer, Long> usualNanos = new HashMap<>();
  private final LongArrayList chosenIndexes = new LongArrayList();
  private final List<Integer> chosenArms = new ArrayList<>();
  private long all = 1;

  /** Steers all generators of a puzzle. */
  public AdaptiveGenerator(Puzzle puzzle) {
    super(puzzle.name(), "steered");
    this.of = puzzle;
    this.arms =
        Stream.concat(
                Generators.of(puzzle.name()).stream()
                    .filter(Generator::isComplete)
                    .filter(each -> !(each instanceof Enumeration || each instanceof Related))
                    .filter(each -> !(each instanceof Mix) && each.isLikeJudges()),
                distances(puzzle))
            .map(Source::new)
            .toList();
  }

  private static Stream<Generator> distances(Puzzle puzzle) {
    int most = Math.min(MOST_DISTANCES, puzzle.oracle().commonDistance());
    return IntStream.rangeClosed(0, most)
        .mapToObj(distance -> Generators.named(puzzle.name(), "distance:" + distance));
  }

  @Override
  public String summary() {
    return "more cases where results were odd";
  }

  @Override
  public synchronized Case draw(long seed, long index) {
    while (chosenIndexes.size() <= index) {
      choose(seed);
    }
    int at = (int) index;
    return arms.get(chosenArms.get(at)).generator.draw(seed, chosenIndexes.getLong(at));
  }

  @Override
  protected String input(long seed, long index) {
    return draw(seed, index).input();
  }

  private void choose(long seed) {
    double log = Math.log((double) all);
    int chosen = 0;
    for (int i = 1; i < arms.size(); i++) {
      if (arms.get(i).known.bound(log) > arms.get(chosen).known.bound(log)) {
        chosen = i;
      }
    }
    Source arm = arms.get(chosen);
    SplittableRandom random = random(seed, chosenIndexes.size());
    long best = arm.next;
    if (random.nextInt(BLIND_ONE_IN) > 0) {
      double most = -1;
      for (long index = arm.next; index < arm.next + CANDIDATES; index++) {
        double speaks = speaksFor(arm.generator.draw(seed, index).input(), log);
        if (speaks > most) {
          most = speaks;
          best = index;
        }
      }
    }
    arm.next += CANDIDATES;
    // counted when chosen, so that an arm is not chosen many times before its first result
    arm.known.tried();
    all++;
    chosenArms.add(chosen);
    chosenIndexes.add(best);
  }

  private double speaksFor(String input, double log) {
    return features(input).stream()
        .mapToDouble(each -> ofFeatures.getOrDefault(each, new Arm()).bound(log))
        .max()
        .orElse(0);
  }

  private List<String> features(String input) {
    Answer answer = of.oracle().answer(input);
    List<String> features = new ArrayList<>(of.space().features(input));
    features.add("distance " + answer.claimed());
    features.add("odd " + (answer.claimed() & 1));
    if (answer.moves() != null && !answer.moves().isEmpty()) {
      features.add("first " + answer.moves().substring(0, Math.min(3, answer.moves().length())));
      features.add("last " + answer.moves().charAt(answer.moves().length() - 1));
    }
    return features;
  }

  @Override
  public synchronized void learn(Chunk chunk) {
    for (int at = 0; at < chunk.size(); at++) {
      int i = at;
      List<Boolean> odd =
          IntStream.range(0, chunk.submissions())
              .filter(s -> chunk.outcome(s, i) != null)
              .mapToObj(s -> isOdd(chunk, s, i))
              .toList();
      if (!odd.isEmpty()) {
        learn(chunk.caseAt(i), odd.contains(true));
      }
    }
  }

  private void learn(Case each, boolean odd) {
    if (odd) {
      arms.stream()
          .filter(arm -> arm.generator.name().equals(each.name().generator()))
          .forEach(arm -> arm.known.rewarded());
    }
    for (String feature : features(each.input())) {
      Arm known = ofFeatures.computeIfAbsent(feature, f -> new Arm());
      known.tried();
      if (odd) {
        known.rewarded();
      }
    }
  }

  private boolean isOdd(Chunk chunk, int submission, int i) {
    if (!chunk.judgement(submission, i).isAccepted()) {
      return true;
    }
    int distance = ((Distance) chunk.truth(i)).moves();
    long nanos = Math.max(1000, chunk.outcome(submission, i).cpuNanos());
    Long usual = usualNanos.get(distance);
    // an approximate moving average of the logarithm
    usualNanos.put(distance, usual == null ? nanos : usual + (nanos - usual) / 64);
    return usual != null && nanos > ODD_TIMES * usual;
  }
}

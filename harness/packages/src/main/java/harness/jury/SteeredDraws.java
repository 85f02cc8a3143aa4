package harness.jury;

import harness.campaign.Chunk;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.hack.Arm;
import harness.hack.SteeredGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;

/**
 * Draws from all sources of a problem, more from those whose cases showed something new, and less
 * from those whose cases take long; and changes inputs that showed something new. The sources are
 * the {@linkplain Arm arms} of a bandit.
 */
final class SteeredDraws extends SteeredGenerator {

  /** Up to this index, the problem's own tests come first. */
  private static final long TESTS_FIRST = 40;

  /** Faster cases count as equally fast: most of that time is taken by starting programs. */
  private static final double LEAST_NANOS = 1e6;

  /** Share of the latest case in the average time of a source's cases. */
  private static final double LATEST = 0.2;

  /** Part of the cases of some generators that share the same kind of inputs. */
  private static final class Source {
    private final List<? extends Generator> generators;
    private final LongPredicate has;
    private final Arm arm = new Arm();
    private double drawNanos; // averages
    private double runNanos;

    /**
     * Creates a source.
     *
     * @param generators take turns
     * @param has whether the case at an index may be drawn from it
     */
    Source(List<? extends Generator> generators, LongPredicate has) {
      this.generators = generators;
      this.has = has;
    }

    Generator at(long index) {
      return generators.get((int) (index % generators.size()));
    }

    void tookToDraw(long nanos) {
      drawNanos += LATEST * (nanos - drawNanos);
    }

    void tookToRun(long nanos) {
      runNanos += LATEST * (nanos - runNanos);
    }

    /**
     * How much it promises. A case that takes a hundred times as long must promise ten times as
     * much: large inputs are seldom needed, but if they are, nothing else will do.
     */
    double promise(double logOfAll) {
      return arm.bound(logOfAll) / Math.sqrt(Math.max(1, (drawNanos + runNanos) / LEAST_NANOS));
    }
  }

  /** The source of a case, and its generator. */
  private record Chosen(Source source, Generator generator) {}

  private final List<SmallSource> tests;
  private final List<Source> sources = new ArrayList<>();
  private final KeptInputs kept; // null if nothing tells which changed inputs are valid
  private final Novelty novelty = new Novelty();
  private final List<Chosen> chosen = new ArrayList<>(); // by index

  /**
   * Steers the sources of a problem.
   *
   * @param all the problem's generators and sources of small inputs
   * @param ofRules number of the problem's generators
   * @param near inputs near constants of the submission; may be empty
   * @param validators decide which changed inputs are valid; nothing is changed without any
   */
  SteeredDraws(
      String problem,
      List<TurnGenerator> all,
      int ofRules,
      List<NearDraws> near,
      List<JuryValidator> validators) {
    super(problem, "steered");
    this.tests =
        all.stream().filter(SmallSource.class::isInstance).map(SmallSource.class::cast).toList();
    for (TurnGenerator each : all) {
      if (each.isLowered()) {
        sources.add(new Source(List.of(each), index -> !SmallerCalls.isTurn(index, ofRules)));
        sources.add(new Source(List.of(each), index -> SmallerCalls.isTurn(index, ofRules)));
      } else {
        sources.add(new Source(List.of(each), index -> true));
      }
    }
    if (!near.isEmpty()) {
      sources.add(new Source(near, index -> true));
    }
    this.kept = validators.isEmpty() ? null : new KeptInputs(problem, validators);
    if (kept != null) {
      sources.add(new Source(List.of(kept), index -> !kept.isEmpty()));
    }
  }

  @Override
  public String summary() {
    return "more from sources whose cases showed something new";
  }

  private synchronized Chosen at(long seed, long index) {
    while (chosen.size() <= index) {
      chosen.add(choose(seed, chosen.size()));
    }
    return chosen.get((int) index);
  }

  private Chosen choose(long seed, long index) {
    Source source = source(index);
    source.arm.tried(); // now, so that it is not chosen many times before its first result
    Generator generator = source.at(index);
    if (generator == kept) {
      kept.choose(seed, index);
    }
    return new Chosen(source, generator);
  }

  private Source source(long index) {
    for (SmallSource each : tests) {
      if (index < TESTS_FIRST && each.claims(index)) {
        return sources.stream().filter(one -> one.at(index) == each).findFirst().orElseThrow();
      }
    }
    double log = Math.log(index + 2.0);
    Source best = null;
    for (Source each : sources) {
      if (each.has.test(index) && (best == null || each.promise(log) > best.promise(log))) {
        best = each;
      }
    }
    return best == null ? sources.get(0) : best;
  }

  @Override
  public Case draw(long seed, long index) {
    Chosen one = at(seed, index);
    long start = System.nanoTime();
    try {
      return one.generator.draw(seed, index);
    } finally {
      tookToDraw(one.source, System.nanoTime() - start);
    }
  }

  private synchronized void tookToDraw(Source source, long nanos) {
    source.tookToDraw(nanos);
  }

  @Override
  public void expect(long seed, List<Long> indices) {
    indices.stream()
        .collect(Collectors.groupingBy(index -> at(seed, index).generator))
        .forEach((generator, own) -> generator.expect(seed, own));
  }

  @Override
  public CaseName caseName(long seed, long index) {
    return at(seed, index).generator.caseName(seed, index);
  }

  @Override
  public String call(long seed, long index) {
    return at(seed, index).generator.call(seed, index);
  }

  @Override
  protected String input(long seed, long index) {
    return draw(seed, index).input();
  }

  @Override
  public synchronized void learn(Chunk chunk) {
    for (int i = 0; i < chunk.size(); i++) {
      if (chunk.failure(i) == null && chunk.isRunByAny(i)) {
        learn(chunk, i, chosen.get((int) (chunk.from() + i)).source);
      }
    }
  }

  private void learn(Chunk chunk, int i, Source source) {
    for (int s = 0; s < chunk.submissions(); s++) {
      if (chunk.outcome(s, i) != null) {
        source.tookToRun(chunk.outcome(s, i).cpuNanos());
      }
    }
    if (novelty.isNew(chunk, i)) {
      source.arm.rewarded();
      if (kept != null) {
        kept.keep(chunk.caseAt(i).input());
      }
    }
  }

  @Override
  public boolean isReproducedByName(CaseName name) {
    return !name.generator().equals(KeptInputs.NAME);
  }
}

package harness.hack;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.problem.Variations;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * The inputs of a problem made of programs, ranked by size in powers of two: outputs of generators
 * for large arguments, and changes of these. A changed input is tried only if the validators accept
 * it; without a validator, only if it has the form of drawn inputs.
 *
 * <p>CPU time is noisy: an input that seems to be the slowest of its rank is measured again at
 * once, and the slowest ones several times at the end. The least time counts.
 */
final class OwnInputs implements SearchSpace {

  /** Large draws that are measured before any is changed. */
  private static final int FIRST_STARTS = 12;

  /** One in this many climbs begins at a fresh input, the others at a slow one. */
  private static final int ELSEWHERE_ONE_IN = 4;

  private static final int SLOWEST = 6;

  /** Number of slow inputs that are measured again to choose the slowest. */
  private static final int MEASURED_AGAIN = 3;

  private static final int MOST_ROWS = 5;

  /** The measurement of an input that counts. */
  private static final double LEAST = 0;

  private static final String CHANGED = "changed from ";

  private final Variations variations;
  private final Problem problem;
  private final Generator usual;
  private final Limits limits;
  private final MeasuringThreads crew;
  private final long mostBytes;
  private final long seed;
  private final Map<Integer, Long> most = new ConcurrentHashMap<>();
  private final Map<Integer, String> origins = new ConcurrentHashMap<>();
  private InputForm form;

  OwnInputs(Problem problem, Limits limits, MeasuringThreads crew, long mostBytes, long seed) {
    this.variations = problem.capability(Variations.class).orElseThrow();
    this.problem = problem;
    this.usual = problem.defaultGenerator();
    this.limits = limits;
    this.crew = crew;
    this.mostBytes = mostBytes;
    this.seed = seed;
  }

  @Override
  public String drawn(long index) {
    Case each = usual.draw(seed, index);
    return validated(each.input(), each.name().toString());
  }

  @Override
  public String start(long number) {
    Variations.Drawn large = variations.large(seed, number);
    return large == null ? drawn(number) : validated(large.input(), large.command());
  }

  /** Validates the output of a generator; an invalid one is the generator's fault. */
  private String validated(String input, String origin) {
    try {
      variations.validate(input);
    } catch (JudgeFailure refused) {
      throw refused.with(" (" + origin + ")");
    }
    origins.put(input.hashCode(), origin);
    return input;
  }

  @Override
  public int firstStarts() {
    return FIRST_STARTS;
  }

  @Override
  public Reading measure(CostMeter meter, String input) {
    if (input.length() > mostBytes) {
      return null;
    }
    int rank = rank(input);
    Reading first = meter.read(input, rank);
    if (first == null || first.broke() || first.cost() <= most.getOrDefault(rank, 0L)) {
      return first;
    }
    Reading second = meter.read(input, rank);
    Reading least = second == null || second.cost() > first.cost() ? first : second;
    most.merge(rank, least.cost(), Math::max);
    return least;
  }

  private static int rank(String input) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(input.length());
  }

  @Override
  public Reading near(CostMeter climber, Reading here) {
    String changed = here.input();
    for (int changes = 1 + climber.random().nextInt(2); changes > 0; changes--) {
      changed = variations.changed(changed, climber.random());
    }
    if (changed.equals(here.input())
        || changed.length() > mostBytes
        || !isValid(changed, climber.cancelled())) {
      return null;
    }
    Reading reading = measure(climber, changed);
    if (reading != null) {
      String from = origins.getOrDefault(here.input().hashCode(), "");
      origins.putIfAbsent(changed.hashCode(), from.startsWith(CHANGED) ? from : CHANGED + from);
    }
    return reading;
  }

  private boolean isValid(String changed, BooleanSupplier isOver) {
    if (variations.areValidated()) {
      return variations.accepts(changed);
    }
    InputForm known = form(isOver);
    return known != null && known.test(changed);
  }

  private synchronized InputForm form(BooleanSupplier isOver) {
    if (form == null) {
      form = InputForm.learn(isOver, this::drawn, this::start);
    }
    return form;
  }

  @Override
  public Reading pick(EliteArchive archive, SplittableRandom random) {
    List<Reading> slowest = archive.costliest(SLOWEST);
    return slowest.isEmpty() || random.nextInt(ELSEWHERE_ONE_IN) == 0
        ? archive.pick(random)
        : slowest.get(random.nextInt(slowest.size()));
  }

  /** Stops at the raised limit, above which times cannot be distinguished. */
  @Override
  public boolean isEnough(Reading slowest) {
    return slowest.broke();
  }

  @Override
  public String words(Reading each) {
    return each.input().length() + " bytes: " + each.cpuNanos() / 1_000_000 + " ms of CPU time";
  }

  @Override
  public HackReportBuilder compared(EliteArchive archive, List<Reading> drawn, long until) {
    Remeasurement again = new Remeasurement(crew, Reading::rank, LEAST, until);
    Reading slowest = slowest(archive.costliest(MEASURED_AGAIN), again);
    List<HackReport.OfSize> rows = new ArrayList<>();
    rows.add(HackReport.OfSize.of(slowest, ofRank(drawn, slowest.rank())));
    archive.ranks().stream()
        .filter(rank -> rank != slowest.rank())
        .map(archive::best)
        .sorted(Comparator.comparingLong(Reading::cost).reversed())
        .limit(MOST_ROWS - 1)
        .map(each -> again.other(each))
        .forEach(each -> rows.add(HackReport.OfSize.of(each, ofRank(drawn, each.rank()))));
    String file =
        new String(problem.files().file(List.of(slowest.input())), StandardCharsets.ISO_8859_1);
    return HackReportBuilder.builder()
        .slowest(
            HackReport.Slowest.of(slowest, null, origin(slowest.input()), limits.timeNanos(), file))
        .usual(HackReport.Usual.of(drawn, again.costliest(drawn)))
        .byDistance(List.of())
        .bySize(rows)
        .cutShort(again.cutShort());
  }

  /** The slowest of some candidates; later ones are dropped if there is no time for them. */
  private Reading slowest(List<Reading> candidates, Remeasurement again) {
    Reading slowest = null;
    for (Reading each : candidates) {
      if (slowest == null || crew.goesOn(again.until())) {
        Reading measured = each.broke() ? each : again.slowest(each);
        slowest = slowest == null || measured.cost() > slowest.cost() ? measured : slowest;
      }
    }
    return slowest;
  }

  private String origin(String input) {
    String origin = origins.getOrDefault(input.hashCode(), "");
    return origin.startsWith(CHANGED) && !variations.areValidated()
        ? origin + "; not validated, but in the form of drawn inputs"
        : origin;
  }

  private static List<Reading> ofRank(List<Reading> drawn, int rank) {
    return drawn.stream().filter(each -> each.rank() == rank).toList();
  }
}

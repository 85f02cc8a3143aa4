package harness.stress;

import harness.cases.Limits;
import harness.compiled.Programs;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Repaired;
import harness.problem.Checker;
import harness.problem.Posed;
import harness.problem.Problem;
import harness.repair.ChangedProgram;
import harness.repair.LikelyChanges;
import harness.repair.SourceChange;
import harness.run.ForeignProgram;
import harness.shrink.Deadline;
import harness.shrink.NearbyInputs;
import harness.shrink.Posing;
import harness.shrink.Probe;
import harness.shrink.RightOn;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Finds small changes of a wrong submission with which it is right, on inputs on which it fails and
 * on similar ones.
 *
 * @param limits those of the submissions
 * @param posing tells what is right for the inputs
 * @param stopped whether it no longer matters
 */
record Repairing(
    Problem problem,
    Limits limits,
    Checker checker,
    Programs programs,
    Posing posing,
    BooleanSupplier stopped) {

  /** Time to find further inputs. */
  private static final long FURTHER_NANOS = 3_000_000_000L;

  private static final int MOST_FURTHER = 40;

  /** The most inputs that are drawn as in a usual run. */
  private static final int MOST_USUAL = 24;

  /** The least share of the failing ones among them that a change must mend. */
  private static final double MENDED = 0.5;

  /** The first few inputs are looked at even if the machine is slow. */
  private static final long IN_ANY_CASE_NANOS = 10_000_000_000L;

  /** Fewer failing inputs may be mended by chance. */
  private static final int FEWEST_FAILING = 4;

  /** With so many failing inputs, another number or variable is unlikely to help by chance. */
  private static final int MANY_FAILING = 8;

  /** The most lines of changes that often mend by chance, if many inputs fail. */
  private static final int MOST_BY_CHANCE = 2;

  /** On fewer inputs, a change may be right by chance. */
  private static final int FEWEST_SIMILAR = 10;

  /** The most changes that are tried on further inputs. */
  private static final int MOST_CANDIDATES = 12;

  /** CPU time of a run on a small input; a changed loop may have no end. */
  private static final long RUN_NANOS = 300_000_000L;

  /** The most lines that are named. */
  private static final int MOST = 3;

  /**
   * What changes tell of a program.
   *
   * @param lines those that may be wrong; none if no change helps
   * @param mending the numbers of lines of which some change mends all runs that fail, though it
   *     may break some others
   */
  record Repairs(List<Diagnosis> lines, Set<Integer> mending) {

    static final Repairs NONE = new Repairs(List.of(), Set.of());
  }

  /**
   * Tries changes.
   *
   * @param tried their numbers
   */
  Repairs of(String submission, NearbyInputs near, ChangedProgram changed, Set<Integer> tried) {
    Optional<ForeignProgram> original = programs.ready(submission).map(ForeignProgram.class::cast);
    RightOn failing = on(near.failing(), FURTHER_NANOS);
    if (original.isEmpty() || failing.inputs().size() < near.failing().size()) {
      return Repairs.NONE; // without them, any change would do
    }
    RightOn passing = on(near.passing(), FURTHER_NANOS);
    ChangeTrials trials = new ChangeTrials(original.get(), changed, setting(), stopped);
    ChangeTrials.Tried found = trials.of(tried, failing, passing);
    List<Diagnosis> lines =
        found.right().isEmpty()
            ? List.of()
            : confirmed(submission, found.right(), failing, passing, trials);
    return new Repairs(lines, found.mending());
  }

  /**
   * Lines of changes with which the program is right on further inputs, too. Those as in a usual
   * run tell more than small ones.
   */
  private List<Diagnosis> confirmed(
      String submission,
      List<Integer> found,
      RightOn failing,
      RightOn passing,
      ChangeTrials trials) {
    RightOn further =
        on(NearbyInputs.drawn(problem, MOST_FURTHER, within(IN_ANY_CASE_NANOS)), FURTHER_NANOS);
    int similar = failing.and(passing).and(further).inputs().size() - 1;
    if (similar < FEWEST_SIMILAR) {
      return List.of();
    }
    RightOn usual =
        on(NearbyInputs.usual(problem, MOST_USUAL, within(FURTHER_NANOS)), FURTHER_NANOS);
    RightOn usualFailing = trials.unchanged(RightOn.Result.NOT_RIGHT, usual);
    int fails =
        failing
            .and(trials.unchanged(RightOn.Result.NOT_RIGHT, further))
            .and(usualFailing)
            .inputs()
            .size();
    List<Integer> likely = likely(found, trials, fails < FEWEST_FAILING);
    RightOn usualPassing = trials.unchanged(RightOn.Result.RIGHT, usual);
    List<SourceChange> right =
        trials.right(likely, further.and(usualPassing)).stream()
            .filter(each -> mends(each, usualFailing, trials))
            .map(trials::change)
            .toList();
    return LikelyChanges.named(right, fails < MANY_FAILING ? 1 : MOST_BY_CHANCE).stream()
        .limit(MOST)
        .flatMap(each -> diagnosis(submission, each, similar))
        .toList();
  }

  /** Without changes that may be right by chance. */
  private static List<Integer> likely(List<Integer> right, ChangeTrials trials, boolean isFew) {
    boolean byChance =
        isFew || LikelyChanges.anyValueMends(right.stream().map(trials::change).toList());
    return right.stream()
        .filter(each -> !byChance || !trials.change(each).kind().isOftenByChance())
        .limit(MOST_CANDIDATES)
        .toList();
  }

  /**
   * Whether a change mends most of what fails on inputs as in a usual run. Other mistakes may show
   * there, too.
   */
  private static boolean mends(int change, RightOn failing, ChangeTrials trials) {
    int all = failing.inputs().size();
    return all == 0 || trials.mended(change, failing) >= MENDED * all;
  }

  /** Inputs with what is right; of the first few, however long that takes. */
  private RightOn on(List<String> inputs, long nanos) {
    int few = Math.min(FEWEST_SIMILAR, inputs.size());
    List<Posed> first = posing.of(inputs.subList(0, few), within(IN_ANY_CASE_NANOS));
    List<Posed> others = posing.of(inputs.subList(few, inputs.size()), within(nanos));
    return new RightOn(setting(), first).and(new RightOn(setting(), others));
  }

  private Deadline within(long nanos) {
    return Deadline.in(nanos, stopped);
  }

  private Probe.Setting setting() {
    long nanos = Math.min(RUN_NANOS, limits.timeNanos());
    return new Probe.Setting(checker, limits.withTimeNanos(nanos));
  }

  private Stream<Diagnosis> diagnosis(String submission, SourceChange change, int similar) {
    return Repaired.of(programs.files(submission).get(0), change, similar).stream();
  }
}

package harness.stress;

import harness.cases.Limits;
import harness.compiled.Programs;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Repaired;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.repair.ChangedProgram;
import harness.repair.ChangedSession;
import harness.repair.LikelyChanges;
import harness.repair.SourceChange;
import harness.run.ForeignProgram;
import harness.run.Session;
import harness.shrink.Deadline;
import harness.shrink.NearbyInputs;
import harness.shrink.Probe;
import harness.shrink.RightOn;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds small changes of a wrong submission with which it is right, on inputs on which it fails and
 * on similar ones.
 *
 * @param limits those of the submissions
 */
record Repairing(Problem problem, Limits limits, Checker checker, Programs programs) {

  /** Time to try the changes; programs that are compiled to machine code need a second. */
  private static final long TRY_NANOS = 8_000_000_000L;

  /** Time to find further inputs, and to try those that help on them. */
  private static final long FURTHER_NANOS = 3_000_000_000L;

  private static final int MOST_FURTHER = 40;

  /** The most inputs that are drawn as in a usual run. */
  private static final int MOST_USUAL = 24;

  /** The least share of the failing ones among them that a change must mend. */
  private static final double MENDED = 0.5;

  /** The first few changes and inputs are tried even if the machine is slow. */
  private static final long IN_ANY_CASE_NANOS = 10_000_000_000L;

  private static final int FEWEST_TRIED = 8;

  /** Fewer failing inputs may be mended by chance. */
  private static final int FEWEST_FAILING = 4;

  /** On fewer inputs, a change may be right by chance. */
  private static final int FEWEST_SIMILAR = 10;

  /** The most changes that are tried on further inputs. */
  private static final int MOST_CANDIDATES = 12;

  /** CPU time of a run on a small input; a changed loop may have no end. */
  private static final long RUN_NANOS = 300_000_000L;

  private static final int THREADS = 2;

  /** The most lines that are named. */
  private static final int MOST = 3;

  /**
   * Lines that may be wrong; none if no change helps.
   *
   * @param tried the numbers of the changes that are tried
   */
  List<Diagnosis> lines(
      String submission, NearbyInputs near, ChangedProgram changed, Set<Integer> tried) {
    Optional<ForeignProgram> original = programs.ready(submission).map(ForeignProgram.class::cast);
    if (original.isEmpty()) {
      return List.of();
    }
    RightOn failing = on(near.failing(), FURTHER_NANOS);
    RightOn passing = on(near.passing(), FURTHER_NANOS);
    if (failing.inputs().size() < near.failing().size()) {
      return List.of(); // without them, any change would do
    }
    Search search = new Search(original.get(), changed);
    List<Integer> right = search.right(tried, failing.and(passing), TRY_NANOS);
    boolean byChance =
        near.failing().size() < FEWEST_FAILING
            || LikelyChanges.anyValueMends(right.stream().map(changed.changes()::get).toList());
    List<Integer> likely =
        right.stream()
            .filter(each -> !byChance || !changed.changes().get(each).kind().isOftenByChance())
            .limit(MOST_CANDIDATES)
            .toList();
    if (likely.isEmpty()) {
      return List.of();
    }
    List<String> drawn = NearbyInputs.drawn(problem, MOST_FURTHER, within(IN_ANY_CASE_NANOS));
    RightOn further = on(drawn, FURTHER_NANOS);
    int similar = failing.and(passing).and(further).inputs().size() - 1;
    if (similar < FEWEST_SIMILAR) {
      return List.of();
    }
    List<Integer> mending = search.onUsual(search.right(likely, further, FURTHER_NANOS));
    return LikelyChanges.named(mending.stream().map(changed.changes()::get).toList()).stream()
        .limit(MOST)
        .flatMap(each -> diagnosis(submission, each, similar))
        .toList();
  }

  /** Inputs with what is right; of the first few, however long that takes. */
  private RightOn on(List<String> inputs, long nanos) {
    int few = Math.min(FEWEST_SIMILAR, inputs.size());
    RightOn first =
        RightOn.of(problem, setting(), inputs.subList(0, few), within(IN_ANY_CASE_NANOS));
    List<String> others = inputs.subList(few, inputs.size());
    return first.and(RightOn.of(problem, setting(), others, within(nanos)));
  }

  private static Deadline within(long nanos) {
    return Deadline.in(nanos, () -> false);
  }

  /** Tries changes of a program. */
  private final class Search {
    private final ForeignProgram original;
    private final ChangedProgram changed;

    Search(ForeignProgram original, ChangedProgram changed) {
      this.original = original;
      this.changed = changed;
    }

    /**
     * Those changes, by their numbers, with which the program is right on all inputs. Where none
     * is, those with which it took too long have a second try.
     */
    List<Integer> right(Collection<Integer> changes, RightOn inputs, long nanos) {
      Tries first = tries(changes, inputs, nanos);
      return first.right.isEmpty()
          ? List.copyOf(tries(first.tooSlow, inputs, nanos).right)
          : List.copyOf(first.right);
    }

    /**
     * Those changes that break nothing, and mend most of what fails, on inputs as in a usual run,
     * which tell more than small ones. Other mistakes may show there, too.
     */
    List<Integer> onUsual(List<Integer> changes) {
      if (changes.isEmpty()) {
        return changes;
      }
      List<String> drawn = NearbyInputs.usual(problem, MOST_USUAL, within(FURTHER_NANOS));
      RightOn usual = on(drawn, FURTHER_NANOS);
      Limits limits = setting().limits();
      try (Session session = original.open(limits)) {
        Deadline soon = within(FURTHER_NANOS);
        RightOn passing = usual.where(RightOn.Result.RIGHT, session, original.claim(), soon);
        RightOn failing = usual.where(RightOn.Result.NOT_RIGHT, session, original.claim(), soon);
        List<Integer> right = right(changes, passing, FURTHER_NANOS);
        return right.stream().filter(each -> mends(each, failing)).toList();
      }
    }

    private boolean mends(int change, RightOn failing) {
      Limits within = setting().limits();
      try (ChangedSession runs = changed.open(original.host(), within.memoryBytes())) {
        Session session = original.open(runs, within);
        runs.choose(change);
        int mended =
            failing
                .where(RightOn.Result.RIGHT, session, original.claim(), within(FURTHER_NANOS))
                .inputs()
                .size();
        return mended >= MENDED * failing.inputs().size();
      }
    }

    private Tries tries(Collection<Integer> changes, RightOn inputs, long nanos) {
      Tries tries = new Tries(changes, inputs, within(nanos));
      IntStream.range(0, THREADS).parallel().forEach(thread -> tryAll(tries));
      return tries;
    }

    private void tryAll(Tries tries) {
      Limits within = setting().limits();
      try (ChangedSession runs = changed.open(original.host(), within.memoryBytes())) {
        Session session = original.open(runs, within);
        for (Integer each = tries.next.poll(); each != null; each = tries.next.poll()) {
          runs.choose(each);
          tries.add(each, tries.inputs.of(session, original.claim(), tries.deadline()));
        }
      }
    }
  }

  /** Changes that several threads try. */
  private static final class Tries {
    private final Queue<Integer> next;
    private final RightOn inputs;
    private final Deadline usual;
    private final AtomicInteger few = new AtomicInteger(FEWEST_TRIED);
    private final Set<Integer> right = new ConcurrentSkipListSet<>();
    private final Set<Integer> tooSlow = new ConcurrentSkipListSet<>();

    Tries(Collection<Integer> changes, RightOn inputs, Deadline usual) {
      this.next = new ConcurrentLinkedQueue<>(new TreeSet<>(changes));
      this.inputs = inputs;
      this.usual = usual;
    }

    /** That of the next change. */
    Deadline deadline() {
      return few.getAndDecrement() > 0 ? within(IN_ANY_CASE_NANOS) : usual;
    }

    void add(Integer change, RightOn.Result result) {
      switch (result) {
        case RIGHT -> right.add(change);
        case TOO_SLOW -> tooSlow.add(change);
        case NOT_RIGHT -> {}
      }
    }
  }

  private Probe.Setting setting() {
    long nanos = Math.min(RUN_NANOS, limits.timeNanos());
    return new Probe.Setting(checker, limits.withTimeNanos(nanos));
  }

  private Stream<Diagnosis> diagnosis(String submission, SourceChange change, int similar) {
    return Repaired.of(programs.files(submission).get(0), change, similar).stream();
  }
}

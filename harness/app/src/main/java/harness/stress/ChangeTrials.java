package harness.stress;

import harness.cases.Limits;
import harness.repair.ChangedProgram;
import harness.repair.ChangedSession;
import harness.repair.SourceChange;
import harness.run.ForeignProgram;
import harness.run.Session;
import harness.shrink.Deadline;
import harness.shrink.Probe;
import harness.shrink.RightOn;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Runs a submission with small changes, one at a time. */
final class ChangeTrials {

  /** Time to try all changes; programs that are compiled to machine code need a second. */
  private static final long TRY_NANOS = 8_000_000_000L;

  /** Time to try a few. */
  private static final long FEW_NANOS = 3_000_000_000L;

  /** The first few changes are tried even if the machine is slow. */
  private static final long IN_ANY_CASE_NANOS = 10_000_000_000L;

  private static final int FEWEST_TRIED = 8;

  /** A changed loop may have no end: many times what the unchanged program needs is enough. */
  private static final int PATIENCE = 10;

  private static final long LEAST_NANOS = 20_000_000L;
  private static final int THREADS = 2;

  private final ForeignProgram original;
  private final ChangedProgram changed;
  private final Limits limits;
  private final BooleanSupplier stopped;

  /**
   * What is known of changes, by their numbers.
   *
   * @param right those with which the program is right on all inputs
   * @param mending the numbers of lines of which some change mends all runs that fail, and leaves
   *     most others right
   */
  record Tried(List<Integer> right, Set<Integer> mending) {}

  /**
   * Prepares trials.
   *
   * @param setting with the limits of a run
   * @param stopped whether they no longer matter
   */
  ChangeTrials(
      ForeignProgram original,
      ChangedProgram changed,
      Probe.Setting setting,
      BooleanSupplier stopped) {
    this.original = original;
    this.changed = changed;
    this.limits = setting.limits();
    this.stopped = stopped;
  }

  /**
   * Tries changes on inputs on which the program fails, and then on others. Where none is right,
   * those for which there was no time have a second try. If the program does not fail in this
   * build, changes of it say nothing.
   */
  Tried of(Collection<Integer> changes, RightOn failing, RightOn others) {
    Optional<Limits> usual = usual(failing);
    if (usual.isEmpty()) {
      return new Tried(List.of(), Set.of());
    }
    Round first = round(new Round(changes, failing, others, within(TRY_NANOS)), usual.get());
    Round last =
        first.right.isEmpty() && !first.unknown.isEmpty()
            ? round(new Round(first.unknown, failing, others, within(TRY_NANOS)), usual.get())
            : first;
    last.mending.addAll(first.mending);
    return new Tried(List.copyOf(last.right), last.mending);
  }

  /** Those changes with which the program is right on all inputs. */
  List<Integer> right(Collection<Integer> changes, RightOn inputs) {
    RightOn none = new RightOn(inputs.setting(), List.of());
    return List.copyOf(round(new Round(changes, none, inputs, within(FEW_NANOS)), limits).right);
  }

  SourceChange change(int number) {
    return Objects.requireNonNull(changed.changes().get(number));
  }

  /** The inputs on which the program without a change is right, or is not. */
  RightOn unchanged(RightOn.Result result, RightOn inputs) {
    try (Session session = original.open(limits)) {
      return inputs.where(result, session, original.claim(), within(FEW_NANOS));
    }
  }

  /** On how many inputs the program is right with a change. */
  int mended(int change, RightOn inputs) {
    try (ChangedSession runs = changed.open(original.host(), limits.memoryBytes())) {
      runs.choose(change);
      return inputs
          .where(RightOn.Result.RIGHT, session(runs, limits), original.claim(), within(FEW_NANOS))
          .inputs()
          .size();
    }
  }

  private Session session(ChangedSession runs, Limits within) {
    return original.open(runs, within);
  }

  private Deadline within(long nanos) {
    return Deadline.in(nanos, stopped);
  }

  /**
   * Limits by what the unchanged program needs; empty if it is right on some of the inputs, unlike
   * the usual build.
   */
  private Optional<Limits> usual(RightOn failing) {
    try (ChangedSession runs = changed.open(original.host(), limits.memoryBytes())) {
      runs.choose(ChangedProgram.UNCHANGED);
      Session session = session(runs, limits);
      long needed = failing.longest(session, within(FEW_NANOS)); // from a cold start, as of a JVM
      RightOn right =
          failing.where(RightOn.Result.RIGHT, session, original.claim(), within(FEW_NANOS));
      long enough = Math.max(LEAST_NANOS, PATIENCE * needed);
      return right.inputs().isEmpty()
          ? Optional.of(limits.withTimeNanos(Math.min(enough, limits.timeNanos())))
          : Optional.empty();
    }
  }

  private Round round(Round round, Limits within) {
    IntStream.range(0, THREADS).parallel().forEach(thread -> tryAll(round, within));
    return round;
  }

  private void tryAll(Round round, Limits within) {
    try (ChangedSession runs = changed.open(original.host(), within.memoryBytes())) {
      Session session = session(runs, within);
      for (Integer each = round.next.poll(); each != null; each = round.next.poll()) {
        runs.choose(each);
        round.add(each, session);
      }
    }
  }

  /** Changes that several threads try. */
  private final class Round {
    private final Queue<Integer> next;
    private final RightOn failing;
    private final RightOn others;
    private final Deadline usual;
    private final AtomicInteger few = new AtomicInteger(FEWEST_TRIED);
    private final Set<Integer> right = new ConcurrentSkipListSet<>();
    private final Set<Integer> mending = new ConcurrentSkipListSet<>();
    private final Set<Integer> unknown = new ConcurrentSkipListSet<>();

    Round(Collection<Integer> changes, RightOn failing, RightOn others, Deadline usual) {
      this.next = new ConcurrentLinkedQueue<>(new TreeSet<>(changes));
      this.failing = failing;
      this.others = others;
      this.usual = usual;
    }

    void add(Integer change, Session session) {
      Deadline deadline = few.getAndDecrement() > 0 ? within(IN_ANY_CASE_NANOS) : usual;
      RightOn.Result result = failing.of(session, original.claim(), deadline);
      if (result == RightOn.Result.RIGHT) {
        result = others.of(session, original.claim(), deadline);
        int line = change(change).line();
        if (!mending.contains(line)
            && (result == RightOn.Result.RIGHT
                || others.isMostlyRight(session, original.claim(), deadline))) {
          mending.add(line);
        }
      }
      switch (result) {
        case RIGHT -> right.add(change);
        case UNKNOWN -> unknown.add(change);
        case TOO_SLOW, NOT_RIGHT -> {}
      }
    }
  }
}

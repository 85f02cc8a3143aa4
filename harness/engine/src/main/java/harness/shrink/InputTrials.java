package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.Trials;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries inputs of a problem: the validators must accept an input, the references must agree on it,
 * and the submission must fail on it in the same way as before. Several are tried in parallel; the
 * first failing one in order counts, so the result does not depend on the number of threads. No
 * input is tried twice.
 *
 * <p>An input is first run in the quickest way, and counts if plain runs show the same. If they do
 * not, all later inputs are run plainly and must fail several times.
 *
 * <p>A run that exceeds a time limit takes long, so one plain run is enough for such an input.
 */
final class InputTrials implements Trials {

  /** Number of plain runs that must all fail if the submission fails only sometimes. */
  static final int AGAIN = 3;

  /** Number of runs in which a finding must occur again at least once. */
  static final int CHANCES = 10;

  /** Tries inputs in order. */
  @FunctionalInterface
  interface FirstFailing {

    /** The first input that fails; null if none does in time. */
    Candidate of(Stream<Candidate> inputs, Deadline until);
  }

  /**
   * A failing input.
   *
   * @param seen a run that failed
   * @param failed number of plain runs that failed
   * @param runs number of plain runs
   */
  record Failure(Posed posed, Observation seen, int failed, int runs) {}

  /**
   * An input on which the submission failed otherwise, or a program of the jury did, or whose
   * answer is unknown, so that nothing is known about the submission.
   *
   * @param culprit the program of the jury; null if none failed
   */
  private record Other(Layout input, String culprit) {

    static Other smaller(Other known, Other other) {
      return known == null || other.isBelow(known.input) ? other : known;
    }

    boolean isBelow(Layout layout) {
      return input.compareTo(layout) < 0;
    }
  }

  /**
   * Number of runs of the finding that almost certainly reveal a submission that fails only
   * sometimes.
   */
  private static final int STEADY_RUNS = 9;

  /** Share of the time for these runs. */
  private static final double STEADINESS = 0.1;

  private final String problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final FailureKind target;
  private final Predicate<Layout> form;
  private final Deadline deadline;
  private final Set<Long> right = ConcurrentHashMap.newKeySet();
  private final Map<String, Failure> failures = new ConcurrentHashMap<>();
  private final AtomicBoolean quick;
  private final List<Layout> exceeding = new ArrayList<>();
  private volatile boolean chancy;
  private final AtomicReference<Other> otherwise = new AtomicReference<>();
  private final AtomicReference<Other> unjudged = new AtomicReference<>();
  private final AtomicReference<Other> unanswered = new AtomicReference<>();

  InputTrials(
      String problem,
      Probe.Setting setting,
      ProbePool pool,
      FailureKind target,
      Predicate<Layout> form,
      Deadline deadline) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
    this.target = target;
    this.form = form;
    this.deadline = deadline;
    this.quick = new AtomicBoolean(!target.hangsOnTime());
    this.chancy = target.isUnsteady();
  }

  @Override
  public boolean isOver() {
    return deadline.isOver();
  }

  @Override
  public Candidate firstFailing(Layout than, Stream<Candidate> candidates) {
    return first(
        candidates.filter(each -> each.layout().compareTo(than) < 0 && form.test(each.layout())),
        deadline);
  }

  /** Whether the finding fails again in one of up to {@value #CHANCES} runs. */
  boolean seesAgain(Layout found) {
    boolean seen = firstOf(Stream.of(new Candidate(found, 0)), this::again, deadline) != null;
    if (seen) {
      best(found);
    }
    return seen;
  }

  /** Records a failing input as the smallest so far. */
  private void best(Layout failing) {
    failures.keySet().retainAll(Set.of(failing.text())); // the best only, since inputs may be large
    if (target.hangsOnTime()) {
      exceeding.add(failing);
    }
  }

  /** Whether the submission may fail only sometimes; an input must then fail in every run. */
  boolean isChancy() {
    return chancy;
  }

  /** The first failing input, whatever its size and form; it becomes the best. */
  Candidate first(Stream<Candidate> candidates, Deadline until) {
    Candidate failing =
        firstOf(
            candidates.filter(each -> !right.contains(key(each.layout().text()))),
            this::tried,
            until);
    if (failing != null) {
      best(failing.layout());
    }
    return failing;
  }

  /** The failure of the best input; null for any other input. */
  Failure failure(Layout layout) {
    return failures.get(layout.text());
  }

  /** All inputs that exceeded a time limit and were the best at some time, in order. */
  List<Layout> exceeding() {
    return List.copyOf(exceeding);
  }

  private interface Trial {
    int of(Probe probe, String input, Deadline end);
  }

  private Candidate firstOf(Stream<Candidate> candidates, Trial trial, Deadline until) {
    return pool.scan(
            candidates.iterator(),
            1,
            (probe, one, end) -> trial.of(probe, one.get(0).layout().text(), end),
            until)
        .failing();
  }

  private int again(Probe probe, String input, Deadline end) {
    Posed posed = posed(input);
    for (int run = 0; run < CHANCES && posed != null; run++) {
      Observation seen = probe.alone(posed, end);
      if (seen == null) {
        return Probe.CUT;
      }
      if (fails(seen)) {
        Failure once = new Failure(posed, seen, 1, run + 1);
        Failure failure = target.hangsOnTime() ? once : often(probe, once);
        failures.put(input, failure);
        if (!target.hangsOnTime()) {
          chancy = chancy || failure.failed() < failure.runs();
          quick.set(chancy || fails(probe.quickly(posed, end)));
        }
        return 0;
      }
      chancy = true;
    }
    return Probe.NONE;
  }

  /** Counts how often an input fails in more runs, as far as time allows. */
  private Failure often(Probe probe, Failure once) {
    Deadline soon = deadline.share(STEADINESS);
    int failed = once.failed();
    int runs = once.runs();
    for (int run = 0; run < STEADY_RUNS; run++) {
      Observation seen = probe.alone(once.posed(), soon);
      if (seen == null) {
        break;
      }
      failed += fails(seen) ? 1 : 0;
      runs++;
    }
    return new Failure(once.posed(), once.seen(), failed, runs);
  }

  private int tried(Probe probe, String input, Deadline end) {
    if (failures.containsKey(input)) {
      return 0;
    }
    Posed posed = posed(input);
    if (posed != null) {
      Observation seen = quick.get() ? probe.quickly(posed, end) : probe.alone(posed, end);
      boolean forked = seen != null && seen.forked();
      int plain = forked ? 0 : 1;
      while (fails(seen) && plain < (chancy ? AGAIN : 1)) {
        seen = probe.alone(posed, end);
        plain++;
      }
      if (seen == null) {
        return Probe.CUT;
      }
      if (fails(seen)) {
        failures.put(input, new Failure(posed, seen, plain, plain));
        return 0;
      }
      if (!seen.judgement().isAccepted()) {
        otherwise.accumulateAndGet(new Other(Layout.of(input), null), Other::smaller);
      } else if (isUnanswered(posed)) {
        unanswered.accumulateAndGet(new Other(Layout.of(input), null), Other::smaller);
      }
      if (forked && plain == 1) {
        doubtQuickRuns(probe, posed, end);
      } else if (plain > 1) {
        chancy = true;
      }
    }
    right.add(key(input));
    return Probe.NONE;
  }

  /** Whether the submission failed in another way on an input smaller than this. */
  boolean failsOtherwiseBelow(Layout layout) {
    Other other = otherwise.get();
    return other != null && other.isBelow(layout);
  }

  /** Whether nobody knows if the submission is right on an input smaller than this. */
  boolean isUnansweredBelow(Layout layout) {
    Other other = unanswered.get();
    return other != null && other.isBelow(layout);
  }

  /** Whether an accepted output may be wrong, because no answer is known to compare it with. */
  private boolean isUnanswered(Posed posed) {
    return target.verdict() == Verdict.WRONG_ANSWER
        && setting.checker().isUnknown(posed.truth())
        && !setting.checker().comparison().alone();
  }

  /** The program of the jury that failed on an input smaller than this; null if none did. */
  String failedJuryBelow(Layout layout) {
    Other other = unjudged.get();
    return other != null && other.isBelow(layout) ? other.culprit : null;
  }

  private boolean fails(Observation seen) {
    return seen != null && target.matchesOneRun(seen.judgement());
  }

  /**
   * Called if an input failed in a quick run but not in a plain one. If no further plain run fails
   * either, quick runs are unreliable; otherwise the submission fails only sometimes.
   */
  private void doubtQuickRuns(Probe probe, Posed posed, Deadline end) {
    for (int run = 1; run < AGAIN && !chancy; run++) {
      if (fails(probe.alone(posed, end))) {
        chancy = true;
      }
    }
    if (quick.compareAndSet(true, false)) {
      right.clear(); // inputs that passed a quick run may fail
    }
  }

  /** The input with its expected answer; null if it is not valid. */
  private Posed posed(String input) {
    Case each = new Case(new CaseName(problem, "found", 0, 0), input);
    try {
      return Posed.of(each, setting.tried(each));
    } catch (JudgeFailure failure) {
      if (failure.judgement().reason() != Reason.INVALID_INPUT) {
        Other other = new Other(Layout.of(input), failure.culprit());
        unjudged.accumulateAndGet(other, Other::smaller);
      }
      return null;
    }
  }

  private static long key(String text) {
    long hash = text.length();
    for (byte each : text.getBytes(StandardCharsets.ISO_8859_1)) {
      hash = (hash ^ each) * 0x9e3779b97f4a7c15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }
}

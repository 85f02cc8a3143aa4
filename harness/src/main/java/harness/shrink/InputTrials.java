package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.Checker;
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
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries inputs of a problem: the validators must accept one, the references agree on it, and the
 * submission fail on it as it did. Several are tried at a time; the first that fails counts, so
 * that the result is the same for any number of threads. None is tried twice.
 *
 * <p>An input is run in the quickest way there is first, and counts when plain runs show the same.
 * Where they do not, all are run plainly from then on, and must fail time after time.
 *
 * <p>A run that exceeds a time limit takes long. So an input counts after one plain run.
 */
final class InputTrials implements Trials {

  /** Plain runs that must all fail where a submission may fail by chance. */
  static final int AGAIN = 3;

  /** Runs in which a finding may show itself again. */
  static final int CHANCES = 10;

  /** An input that fails, and what was seen. */
  record Failure(Posed posed, Observation seen) {}

  /** A submission that fails by chance is hardly ever missed by so many runs of the finding. */
  private static final int STEADY_RUNS = 9;

  /** The part of the time for these runs. */
  private static final double STEADINESS = 0.1;

  private final String problem;
  private final Checker checker;
  private final ProbePool pool;
  private final FailureKind target;
  private final Predicate<Layout> form;
  private final Deadline deadline;
  private final Set<Long> right = ConcurrentHashMap.newKeySet();
  private final Map<String, Failure> failures = new ConcurrentHashMap<>();
  private final AtomicBoolean quick;
  private final List<Layout> exceeding = new ArrayList<>();
  private volatile boolean chancy;

  /**
   * Trials of inputs.
   *
   * @param form the form that inputs must have
   */
  InputTrials(
      String problem,
      Checker checker,
      ProbePool pool,
      FailureKind target,
      Predicate<Layout> form,
      Deadline deadline) {
    this.problem = problem;
    this.checker = checker;
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

  /** Whether the finding is seen again: in the first run, or in one of {@value #CHANCES}. */
  boolean seesAgain(Layout found) {
    boolean seen = firstOf(Stream.of(new Candidate(found, 0)), this::again, deadline) != null;
    if (seen) {
      best(found);
    }
    return seen;
  }

  /** From now on the smallest input. */
  private void best(Layout failing) {
    failures.keySet().retainAll(Set.of(failing.text())); // inputs may be large
    if (target.hangsOnTime()) {
      exceeding.add(failing);
    }
  }

  /** Whether the submission may have failed by chance, so that an input must fail each time. */
  boolean isChancy() {
    return chancy;
  }

  /** The first of some inputs that fails, whatever their size and form; from now on the best. */
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

  /** What was seen of the best input; null if asked for any other. */
  Failure failure(Layout layout) {
    return failures.get(layout.text());
  }

  /** All that exceeded a time limit and was the best once, in this order. */
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
        failures.put(input, new Failure(posed, seen));
        if (!target.hangsOnTime()) {
          chancy = chancy || !isSteady(probe, posed);
          quick.set(chancy || fails(probe.quickly(posed, end)));
        }
        return 0;
      }
      chancy = true;
    }
    return Probe.NONE;
  }

  /** Whether it fails each time of many, as far as there is time for that. */
  private boolean isSteady(Probe probe, Posed posed) {
    Deadline soon = deadline.share(STEADINESS);
    for (int run = 0; run < STEADY_RUNS; run++) {
      Observation seen = probe.alone(posed, soon);
      if (seen == null || !fails(seen)) {
        return seen == null;
      }
    }
    return true;
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
        failures.put(input, new Failure(posed, seen));
        return 0;
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

  private boolean fails(Observation seen) {
    return seen != null && target.matchesOneRun(seen.judgement());
  }

  /**
   * An input failed in the quick way and then not plainly. If no other plain run fails either, the
   * quick way differs; else chance has a part in it.
   */
  private void doubtQuickRuns(Probe probe, Posed posed, Deadline end) {
    for (int run = 1; run < AGAIN && !chancy; run++) {
      if (fails(probe.alone(posed, end))) {
        chancy = true;
      }
    }
    if (quick.compareAndSet(true, false)) {
      right.clear(); // what was right in the quick way may fail
    }
  }

  /** The input with what is right for it; null if it is not valid. */
  private Posed posed(String input) {
    Case each = new Case(new CaseName(problem, "found", 0, 0), input);
    try {
      return Posed.of(each, checker.truth(each));
    } catch (JudgeFailure invalid) {
      return null;
    }
  }

  /** 64 bits that stand for a text. */
  private static long key(String text) {
    long hash = text.length();
    for (byte each : text.getBytes(StandardCharsets.ISO_8859_1)) {
      hash = (hash ^ each) * 0x9e3779b97f4a7c15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }
}

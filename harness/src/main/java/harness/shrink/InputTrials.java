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
  private final AtomicBoolean quick = new AtomicBoolean(true);
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
    this.chancy = target.mayBeChance();
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

  /** Whether the finding is seen again; where the first run does not show it, others may. */
  boolean seesAgain(Layout found) {
    return firstOf(Stream.of(new Candidate(found, 0)), this::again, deadline) != null;
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
      failures.keySet().retainAll(Set.of(failing.layout().text())); // inputs may be large
    }
    return failing;
  }

  /** What was seen of the best input; null for any other. */
  Failure failure(Layout layout) {
    return failures.get(layout.text());
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
      if (target.matchesOneRun(seen.judgement())) {
        failures.put(input, new Failure(posed, seen));
        chancy |= !isSteady(probe, posed);
        Observation quickly = chancy ? seen : probe.quickly(posed, end);
        quick.set(quickly != null && target.matchesOneRun(quickly.judgement()));
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
      if (seen != null && !target.matchesOneRun(seen.judgement())) {
        return false;
      }
      if (seen == null) {
        return true;
      }
    }
    return true;
  }

  private int tried(Probe probe, String input, Deadline end) {
    if (failures.containsKey(input)) {
      return 0;
    }
    Posed posed = posed(input);
    if (posed == null) {
      right.add(key(input));
      return Probe.NONE;
    }
    Observation seen = quick.get() ? probe.quickly(posed, end) : probe.alone(posed, end);
    int plain = 0;
    while (seen != null && target.matchesOneRun(seen.judgement())) {
      plain += seen.forked() ? 0 : 1;
      if (plain == (chancy ? AGAIN : 1)) {
        failures.put(input, new Failure(posed, seen));
        return 0;
      }
      boolean forked = seen.forked();
      seen = probe.alone(posed, end);
      if (seen != null && !target.matchesOneRun(seen.judgement())) {
        doubt(forked);
      }
    }
    if (seen == null) {
      return Probe.CUT;
    }
    right.add(key(input));
    return Probe.NONE;
  }

  /** An input did not fail again: either the quick way differs, or chance has a part in it. */
  private void doubt(boolean forked) {
    chancy = true;
    if (forked && quick.compareAndSet(true, false)) {
      right.clear(); // what was right in the quick way may fail
    }
  }

  /** The input with what is right for it; null where it is not valid. */
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

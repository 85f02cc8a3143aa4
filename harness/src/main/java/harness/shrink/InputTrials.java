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
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries inputs of a problem: the validators must accept one, the references agree on it, and the
 * submission fail on it as it did. Several are tried at a time; the first that fails counts, so
 * that the result is the same for any number of threads. None is tried twice.
 */
final class InputTrials implements Trials {

  /** Runs of an input on which a submission may fail by chance. */
  private static final int AGAIN = 3;

  /** An input that fails, and what was seen. */
  record Failure(Posed posed, Observation seen) {}

  private final String problem;
  private final Checker checker;
  private final ProbePool pool;
  private final FailureKind target;
  private final Predicate<Layout> form;
  private final Deadline deadline;
  private final Set<Long> right = ConcurrentHashMap.newKeySet();
  private volatile boolean seenBefore;
  private final Map<String, Failure> failures = new ConcurrentHashMap<>();

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

  /** The first of some inputs that fails, whatever their size and form; from now on the best. */
  Candidate first(Stream<Candidate> candidates, Deadline until) {
    Candidate failing =
        pool.scan(
                candidates.filter(each -> !right.contains(key(each.layout().text()))).iterator(),
                1,
                (probe, one, end) -> tried(probe, one.get(0).layout().text(), end),
                until)
            .failing();
    if (failing != null) {
      failures.keySet().retainAll(Set.of(failing.layout().text())); // inputs may be large
    }
    return failing;
  }

  /** What was seen of the best input; null for any other. */
  Failure failure(Layout layout) {
    return failures.get(layout.text());
  }

  private int tried(Probe probe, String input, Deadline end) {
    if (failures.containsKey(input)) {
      return 0;
    }
    Posed posed = posed(input);
    Observation seen = posed == null ? null : probe.alone(posed, end);
    if (posed != null && seen == null) {
      return Probe.CUT;
    }
    int runs = target.mayBeChance() && seenBefore ? AGAIN : 1; // a campaign has measured the first
    boolean fails = posed != null && target.matches(seen.judgement());
    for (int run = 1; run < runs && fails; run++) {
      Observation again = probe.alone(posed, end);
      if (again == null) {
        return Probe.CUT;
      }
      fails = target.matches(again.judgement());
    }
    if (fails) {
      failures.put(input, new Failure(posed, seen));
      seenBefore = true;
    } else {
      right.add(key(input));
    }
    return fails ? 0 : Probe.NONE;
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

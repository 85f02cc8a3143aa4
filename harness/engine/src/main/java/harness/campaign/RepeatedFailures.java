package harness.campaign;

import harness.cases.Reason;
import harness.problem.JudgeFailure;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds programs of the jury that fail in the same way again and again, so that a run need not
 * repeat it for hours: a generator is dropped while there are others, and any other program ends
 * the run. Fed with the cases in order, so that the result does not depend on threads.
 */
final class RepeatedFailures {

  /** Failures in a row that are enough if the program never did its work before. */
  private static final int ENOUGH = 8;

  /** Failures in a row that are enough if the program has done its work before. */
  private static final int ENOUGH_AFTER_SUCCESS = 100;

  /** How a generator, or another program, has failed since it last did its work. */
  private static final class History {
    private String how;
    private int inARow;
    private boolean hasWorked;

    /** Returns whether it has failed in the same way often enough. */
    boolean failed(String now) {
      inARow = now.equals(how) ? inARow + 1 : 1;
      how = now;
      return inARow >= (hasWorked ? ENOUGH_AFTER_SUCCESS : ENOUGH);
    }

    void worked() {
      hasWorked = true;
      inARow = 0;
    }
  }

  private final Map<String, History> generators = new HashMap<>();
  private final Map<String, History> others = new HashMap<>();
  private final Set<String> seen = new HashSet<>();
  private final Set<String> dropped = ConcurrentHashMap.newKeySet();
  private String note;

  /** Whether a generator's cases are to be skipped; may be called by any thread. */
  boolean isDropped(String generator) {
    return dropped.contains(generator);
  }

  /** The failure of a case that a dropped generator would have drawn. */
  static JudgeFailure ofDropped(String generator) {
    return new JudgeFailure(generator, Reason.GENERATOR_FAILED, "dropped").asExcused();
  }

  /** What happened since the last call, for people; null if nothing did. */
  String takeNote() {
    String taken = note;
    note = null;
    return taken;
  }

  /** Adds the next case; returns whether the run should end with it. */
  boolean endWith(Chunk chunk, int i) {
    String generator = chunk.caseAt(i).name().generator();
    seen.add(generator);
    JudgeFailure failure = failure(chunk, i);
    if (failure == null) {
      of(generators, generator).worked();
      others.values().forEach(History::worked);
      return false;
    }
    if (failure.isExcused()) {
      return false;
    }
    Reason reason = failure.judgement().reason();
    boolean ofGenerator = reason == Reason.GENERATOR_FAILED || reason == Reason.INVALID_INPUT;
    if (!ofGenerator) {
      of(generators, generator).worked();
    }
    History history = ofGenerator ? of(generators, generator) : of(others, failure.culprit());
    if (!history.failed(alike(failure))) {
      return false;
    }
    return end(ofGenerator ? generator : null, failure, history.inARow);
  }

  private boolean end(String generator, JudgeFailure failure, int times) {
    String what =
        "%s failed in the same way on %d cases in a row (%s)"
            .formatted(failure.culprit(), times, failure.judgement().reason().label());
    Set<String> rest = new HashSet<>(seen);
    rest.removeAll(dropped);
    if (generator != null && rest.size() > 1) {
      dropped.add(generator);
      note = "generator " + generator + " was dropped, the others went on: " + what;
      return false;
    }
    note = "the run ended early: " + what;
    return true;
  }

  private static History of(Map<String, History> records, String name) {
    return records.computeIfAbsent(name, each -> new History());
  }

  /** The failure because of which no submission was judged on a case; null if one was. */
  private static JudgeFailure failure(Chunk chunk, int i) {
    return chunk.failure(i) != null || !chunk.isRunByAny(i) ? chunk.anyFailure(i) : null;
  }

  /** The failure without the numbers in its message, which often are those of the input. */
  private static String alike(JudgeFailure failure) {
    return failure.culprit() + failure.judgement().detail().replaceAll("-?[0-9]+", "0");
  }
}

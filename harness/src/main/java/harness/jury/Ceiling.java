package harness.jury;

import harness.problem.JudgeFailure;
import harness.terminal.Terminal;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The size from which on described inputs are too large for a reference. Nobody said how large an
 * input a slow reference can take, so the first one that it cannot finish is skipped, and with it
 * all that are as large. Thread-safe.
 */
final class Ceiling {

  private final Set<String> generators = ConcurrentHashMap.newKeySet();
  private final AtomicInteger bytes = new AtomicInteger(Integer.MAX_VALUE);

  /** Takes note of a generator that draws from a description. */
  void add(String generator) {
    generators.add(generator);
  }

  /** Whether inputs of a generator are concerned. */
  boolean concerns(String generator) {
    return generators.contains(generator);
  }

  boolean isReached(String input) {
    return input.length() >= bytes.get();
  }

  /** Takes note of an input that a reference could not finish, which is skipped. */
  JudgeFailure lowered(String input, JudgeFailure failure) {
    int before = bytes.getAndAccumulate(input.length(), Math::min);
    if (before == Integer.MAX_VALUE) {
      Terminal.note(
          failure.line()
              + ", for an input of "
              + input.length()
              + " bytes; inputs of that size are skipped");
    }
    return failure.asExcused();
  }
}

package harness.jury;

import harness.problem.JudgeFailure;
import harness.terminal.Terminal;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The input size from which described inputs are too large for a reference. Nobody stated how large
 * an input a slow reference can handle, so the first one that it cannot finish is skipped, as are
 * all that are at least as large. Thread-safe.
 */
final class Ceiling {

  private final Set<String> generators = ConcurrentHashMap.newKeySet();
  private final AtomicInteger bytes = new AtomicInteger(Integer.MAX_VALUE);

  /** Registers a generator that draws from a description. */
  void add(String generator) {
    generators.add(generator);
  }

  /** Whether inputs of this generator are affected. */
  boolean concerns(String generator) {
    return generators.contains(generator);
  }

  boolean isReached(String input) {
    return input.length() >= bytes.get();
  }

  /** Lowers the ceiling because a reference could not finish this input, which is skipped. */
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

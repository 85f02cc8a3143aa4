package harness.diagnosis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An uncaught exception as a language's runtime tells it.
 *
 * @param what the exception with its message
 * @param frames where it was thrown, and the calls that led there: the innermost first
 * @param deep whether there was no room for a further call
 */
record StackTrace(String what, List<Frame> frames, boolean deep) {

  /** More calls of a function than this on a full stack say that it calls itself. */
  private static final int FEW_CALLS = 2;

  /**
   * A place in a source.
   *
   * @param function empty if it is unknown
   * @param file as printed
   * @param line in digits
   * @param calls how many calls in a row were made from there
   */
  record Frame(String function, String file, String line, int calls) {

    Frame(String function, String file, String line) {
      this(function, file, line, 1);
    }
  }

  StackTrace {
    frames = List.copyOf(frames);
  }

  /** The innermost place in a program's own sources; of endless recursion, where it recurs. */
  Optional<Diagnosis> in(OwnSources sources, String tool) {
    List<Frame> own = new ArrayList<>();
    for (Frame each : frames) {
      if (at(each, sources, tool, what).isPresent()) {
        own.add(each);
      }
    }
    return own.isEmpty()
        ? Optional.empty()
        : (deep ? recursion(own, sources, tool) : Optional.<Diagnosis>empty())
            .or(() -> at(own.get(0), sources, tool, what));
  }

  /** The function with most calls, at the line that made most of them. */
  private Optional<Diagnosis> recursion(List<Frame> own, OwnSources sources, String tool) {
    Map<String, Integer> functions = new LinkedHashMap<>();
    own.forEach(each -> functions.merge(each.function(), each.calls(), Integer::sum));
    String most = mostOf(functions);
    if (most.isEmpty() || functions.getOrDefault(most, 0) <= FEW_CALLS) {
      return Optional.empty();
    }
    Map<String, Integer> lines = new HashMap<>();
    own.stream()
        .filter(each -> each.function().equals(most))
        .forEach(each -> lines.merge(each.line(), each.calls(), Integer::sum));
    String line = mostOf(lines);
    String words = what + "; " + most + " calls itself too often";
    return own.stream()
        .filter(each -> each.function().equals(most) && each.line().equals(line))
        .findFirst()
        .flatMap(each -> at(each, sources, tool, words));
  }

  private static String mostOf(Map<String, Integer> counts) {
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseThrow();
  }

  private static Optional<Diagnosis> at(Frame frame, OwnSources sources, String tool, String what) {
    Optional<Diagnosis> named = sources.at(tool, frame.file(), frame.line(), what);
    // javac wants a file named like its public class, and gets a copy
    return named.isPresent() || !frame.file().endsWith(".java")
        ? named
        : sources.inOnly(tool, frame.line(), what);
  }
}

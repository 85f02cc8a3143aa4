package harness.diagnosis;

import harness.diagnosis.StackTrace.Frame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads what the runtimes of languages print about an uncaught exception. The text may be anything:
 * each line is looked at once, and what does not fit is passed over.
 */
final class TraceReader {

  private static final String TRACEBACK = "Traceback (most recent call last):";
  private static final String REPEATED = "[Previous line repeated ";
  private static final String AT = "at ";

  private TraceReader() {}

  /** Python: the last traceback is that of the exception which nobody caught. */
  static Optional<StackTrace> python(List<String> lines) {
    int start = lines.lastIndexOf(TRACEBACK) + 1;
    List<Frame> frames = new ArrayList<>();
    for (String line : lines.subList(start, lines.size())) {
      String text = line.strip();
      if (text.startsWith("File \"")) {
        pythonFrame(text).ifPresent(frames::add);
      } else if (text.startsWith(REPEATED) && !frames.isEmpty()) {
        Frame last = frames.remove(frames.size() - 1);
        int more = number(between(text, REPEATED, " more"));
        frames.add(new Frame(last.function(), last.file(), last.line(), last.calls() + more));
      } else if (!line.startsWith(" ") && !line.isBlank()) {
        Collections.reverse(frames);
        return trace(text, frames, text.startsWith("RecursionError"));
      }
    }
    return Optional.empty();
  }

  /** {@code File "sol.py", line 3, in f}; for a syntax error without the function. */
  private static Optional<Frame> pythonFrame(String text) {
    int end = text.lastIndexOf("\", line ");
    if (end < 0) {
      return Optional.empty();
    }
    String rest = text.substring(end + "\", line ".length());
    int comma = rest.indexOf(", in ");
    String line = comma < 0 ? rest : rest.substring(0, comma);
    String function = comma < 0 ? "" : rest.substring(comma + ", in ".length());
    return Optional.of(new Frame(function, text.substring("File \"".length(), end), line));
  }

  /** Java: the last cause that is told with a line of the submission. */
  static List<StackTrace> java(List<String> lines) {
    List<StackTrace> causes = new ArrayList<>();
    String what = null;
    List<Frame> frames = new ArrayList<>();
    for (String line : lines) {
      String text = line.strip();
      if (text.startsWith("Exception in thread \"") || text.startsWith("Caused by: ")) {
        trace(what, frames, isDeep(what)).ifPresent(causes::add);
        frames.clear();
        what =
            withoutPackage(text.substring(text.indexOf(text.startsWith("C") ? ": " : "\" ") + 2));
      } else if (text.startsWith(AT) && what != null) {
        javaFrame(text.substring(AT.length())).ifPresent(frames::add);
      }
    }
    trace(what, frames, isDeep(what)).ifPresent(causes::add);
    Collections.reverse(causes);
    return causes;
  }

  private static boolean isDeep(@Nullable String what) {
    return what != null && what.startsWith("StackOverflowError");
  }

  /** {@code Main.f(Main.java:3)}; what belongs to a module is not the submission's. */
  private static Optional<Frame> javaFrame(String text) {
    int open = text.lastIndexOf('(');
    int colon = text.lastIndexOf(':');
    if (open < 0 || colon < open || !text.endsWith(")") || text.indexOf('/') >= 0) {
      return Optional.empty();
    }
    String function = text.substring(text.lastIndexOf('.', open) + 1, open);
    String line = text.substring(colon + 1, text.length() - 1);
    return Optional.of(new Frame(function, text.substring(open + 1, colon), line));
  }

  private static String withoutPackage(String exception) {
    int colon = exception.indexOf(':');
    int end = colon < 0 ? exception.length() : colon;
    return exception.substring(exception.lastIndexOf('.', end) + 1);
  }

  /** Go: a panic, then a function and its place on two lines for each call. */
  static Optional<StackTrace> go(List<String> lines) {
    String what = null;
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (what == null && (line.startsWith("panic: ") || line.startsWith("fatal error: "))) {
        what = line;
      } else if (what != null && line.startsWith("\t") && line.contains(".go:")) {
        String place = line.strip().split(" ", 2)[0];
        String call = lines.get(i - 1);
        int open = call.lastIndexOf('(');
        String function = open < 0 ? "" : call.substring(call.indexOf('.') + 1, open);
        frames.add(
            new Frame(
                function, beforeLast(place, ':'), place.substring(place.lastIndexOf(':') + 1)));
      }
    }
    return trace(what, frames, what != null && what.contains("stack overflow"));
  }

  /** Node: the error follows an empty line, and its frames name line and column. */
  static Optional<StackTrace> node(List<String> lines) {
    String what = null;
    boolean afterBlank = false;
    List<Frame> frames = new ArrayList<>();
    for (String line : lines) {
      String text = line.strip();
      if (what != null && text.startsWith(AT)) {
        nodeFrame(text.substring(AT.length())).ifPresent(frames::add);
      } else if (afterBlank && frames.isEmpty()) {
        what = text;
      }
      afterBlank = text.isEmpty();
    }
    return trace(what, frames, what != null && what.startsWith("RangeError: Maximum call stack"));
  }

  /** {@code f (/sol.js:3:7)} or {@code /sol.js:3:7}. */
  private static Optional<Frame> nodeFrame(String text) {
    int open = text.endsWith(")") ? text.lastIndexOf('(') : -1;
    String place = open < 0 ? text : text.substring(open + 1, text.length() - 1);
    String function = open < 0 ? "" : text.substring(0, open).strip();
    String withoutColumn = beforeLast(place, ':');
    int colon = withoutColumn.lastIndexOf(':');
    return colon < 0
        ? Optional.empty()
        : Optional.of(
            new Frame(
                function, withoutColumn.substring(0, colon), withoutColumn.substring(colon + 1)));
  }

  /** Ruby: {@code sol.rb:3:in `f': message (Error)}, then where it was called from. */
  static Optional<StackTrace> ruby(List<String> lines) {
    String what = null;
    List<Frame> frames = new ArrayList<>();
    for (String line : lines) {
      String text = line.startsWith("\tfrom ") ? line.substring("\tfrom ".length()) : line;
      int in = text.indexOf(":in ");
      boolean isFirst = text.length() == line.length();
      int end = text.indexOf("': ");
      if (in < 0 || (isFirst ? end < in : what == null)) {
        continue;
      }
      if (isFirst) {
        frames.clear();
        what = text.substring(end + "': ".length());
      }
      String place = text.substring(0, in);
      int to = isFirst ? end : text.length() - 1;
      String function = to > in + 5 ? text.substring(in + ":in `".length(), to) : "";
      frames.add(
          new Frame(function, beforeLast(place, ':'), place.substring(place.lastIndexOf(':') + 1)));
    }
    return trace(what, frames, what != null && what.contains("(SystemStackError)"));
  }

  /** Rust: {@code thread 'main' panicked at sol.rs:3:7:}, then the message. */
  static Optional<StackTrace> rust(List<String> lines) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      String line = lines.get(i);
      int at = line.indexOf("panicked at ");
      if (!line.startsWith("thread '") || at < 0) {
        continue;
      }
      String rest = line.substring(at + "panicked at ".length());
      boolean isOld = rest.startsWith("'"); // the message, then the place
      int comma = rest.lastIndexOf(", ");
      String place = isOld ? rest.substring(comma + 1).strip() : beforeLast(rest, ':');
      String message =
          !isOld
              ? (i + 1 < lines.size() ? lines.get(i + 1) : "")
              : comma < 2 ? "" : rest.substring(1, comma - 1);
      return trace("panic: " + message, nodeFrame(place).stream().toList(), false);
    }
    return Optional.empty();
  }

  private static Optional<StackTrace> trace(
      @Nullable String what, List<Frame> frames, boolean deep) {
    return what == null || frames.isEmpty()
        ? Optional.empty()
        : Optional.of(new StackTrace(what, frames, deep));
  }

  private static String beforeLast(String text, char sign) {
    return text.substring(0, Math.max(0, text.lastIndexOf(sign)));
  }

  private static String between(String text, String before, String after) {
    int from = text.indexOf(before) + before.length();
    int to = text.indexOf(after, from);
    return to < 0 ? "" : text.substring(from, to);
  }

  /** A number of few digits; 0 if it is none. */
  private static int number(String digits) {
    return digits.length() < 8 && !digits.isEmpty() && digits.chars().allMatch(Character::isDigit)
        ? Integer.parseInt(digits)
        : 0;
  }
}

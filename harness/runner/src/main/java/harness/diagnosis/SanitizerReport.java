package harness.diagnosis;

import harness.cases.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a program built with GCC's sanitizers and the debug mode of its C++ library says on its
 * error output when it ends itself.
 *
 * @param text the error output
 * @param sources the program's source files; no other place is ever named
 */
record SanitizerReport(String text, List<Path> sources) {

  /** A program can print anything; no report has more lines, or longer ones that matter. */
  private static final int MOST_LINES = 2000;

  private static final int LONGEST_LINE = 1000;

  private static final int MOST_CHARACTERS = 300;
  private static final int MOST_DIGITS = 8;

  /** A line of a source and its number, then what is wrong. */
  private static final Pattern UNDEFINED =
      Pattern.compile("^(\\S.*?):(\\d+):(?:\\d+:)? runtime error: (.*)$", Pattern.MULTILINE);

  private static final Pattern ADDRESS =
      Pattern.compile(
          "^==\\d+==ERROR: AddressSanitizer: (.*)$(?:\\n(READ|WRITE) of size (\\d+))?",
          Pattern.MULTILINE);

  /** A frame of a stack with its function, source file and line. */
  private static final Pattern FRAME =
      Pattern.compile("^ +#\\d+ 0x\\w+ in (.*) (\\S+?):(\\d+)(?::\\d+)?$", Pattern.MULTILINE);

  /** What the debug mode of the library says, to the end of the line. */
  private static final Pattern LIBRARY = Pattern.compile("^Error: (.*)$", Pattern.MULTILINE);

  private static final int MOST_LIBRARY_LINES = 6;

  private static final Pattern ASSERTION = Pattern.compile("Assertion [`'](.*)' failed\\.");

  /** A file and a line before a failed assertion. */
  private static final Pattern PLACE = Pattern.compile("([^:\\s]+):(\\d+): ");

  private static final Pattern THROWN =
      Pattern.compile(
          "^terminate called after throwing an instance of '(.*)'(?:\\n +what\\(\\): +(.*))?",
          Pattern.MULTILINE);

  private static final Pattern ADDRESSES = Pattern.compile("(?: to)? address 0x\\w+|0x\\w{6,}");

  /** The words for an error that {@code AddressSanitizer} names. */
  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  static {
    WORDS.put("heap-buffer-overflow", "beyond a block of the heap");
    WORDS.put("stack-buffer-overflow", "beyond a local variable or array");
    WORDS.put("stack-buffer-underflow", "before a local variable or array");
    WORDS.put("dynamic-stack-buffer-overflow", "beyond a local array");
    WORDS.put("global-buffer-overflow", "beyond a global variable or array");
    WORDS.put("container-overflow", "beyond the elements of a container");
    WORDS.put("heap-use-after-free", "to memory that was freed");
    WORDS.put("stack-use-after-scope", "to a variable that no longer exists");
    WORDS.put("stack-use-after-return", "to a variable of a function that has returned");
    WORDS.put("negative-size-param", "of a negative size");
    WORDS.put("memcpy-param-overlap", "between overlapping blocks");
  }

  SanitizerReport {
    text =
        text.lines()
            .limit(MOST_LINES)
            .map(line -> line.substring(0, Math.min(line.length(), LONGEST_LINE)))
            .collect(Collectors.joining("\n", "", "\n"));
    sources = List.copyOf(sources);
  }

  /** The first error that can be told with a line of the sources. */
  Optional<Diagnosis> diagnosis() {
    return undefined().or(this::library).or(this::assertion).or(this::thrown).or(this::address);
  }

  private Optional<Diagnosis> undefined() {
    Matcher found = UNDEFINED.matcher(text);
    if (!found.find()) {
      return Optional.empty();
    }
    String what =
        without(ADDRESSES, found.group(3)).replace(" cannot be represented in type", ", type");
    Optional<Diagnosis> own = at(found.group(1), found.group(2), what);
    return own.isPresent() ? own : inStack(found.end(), what);
  }

  private Optional<Diagnosis> library() {
    Matcher found = LIBRARY.matcher(text);
    if (!found.find()) {
      return Optional.empty();
    }
    String what =
        text.substring(found.start(1))
            .lines()
            .takeWhile(line -> !line.isBlank())
            .limit(MOST_LIBRARY_LINES)
            .map(String::strip)
            .collect(Collectors.joining(" "));
    return inStack(found.end(), what);
  }

  private Optional<Diagnosis> assertion() {
    Matcher found = ASSERTION.matcher(text);
    if (!found.find()) {
      return Optional.empty();
    }
    String what = "assertion " + found.group(1) + " failed";
    int line = text.lastIndexOf('\n', found.start()) + 1;
    Matcher place = PLACE.matcher(text.substring(line, found.start()));
    Optional<Diagnosis> own = Optional.empty();
    while (own.isEmpty() && place.find()) {
      own = at(place.group(1), place.group(2), what);
    }
    return own.isPresent() ? own : inStack(found.end(), what);
  }

  private Optional<Diagnosis> thrown() {
    Matcher found = THROWN.matcher(text);
    return found.find()
        ? inStack(
            found.end(),
            "uncaught " + found.group(1) + (found.group(2) == null ? "" : ": " + found.group(2)))
        : Optional.empty();
  }

  private Optional<Diagnosis> address() {
    Matcher found = ADDRESS.matcher(text);
    if (!found.find()) {
      return Optional.empty();
    }
    String kind = found.group(1).split(" ", 2)[0];
    if (kind.equals("stack-overflow")) {
      return recursion(found.end());
    }
    String access = "READ".equals(found.group(2)) ? "read access " : "write access ";
    String what =
        switch (kind) {
          case "SEGV" -> "access to an invalid address, such as a null pointer's";
          case "FPE" -> "division by zero";
          case "ABRT" -> "abort() was called";
          case "out-of-memory", "allocation-size-too-big" -> "a request for too much memory";
          case "bad-free", "attempting" -> "freed what is not allocated";
          default ->
              WORDS.containsKey(kind)
                  ? (found.group(2) == null ? "access " : access) + WORDS.get(kind)
                  : kind;
        };
    return inStack(found.end(), what);
  }

  /** A stack overflow, told of the function that is on the stack most often. */
  private Optional<Diagnosis> recursion(int from) {
    Map<String, Integer> depth = new LinkedHashMap<>();
    List<Diagnosis> frames = new ArrayList<>();
    Matcher frame = FRAME.matcher(text);
    for (boolean more = frame.find(from); more; more = frame.find()) {
      String function = frame.group(1).replaceAll("\\(.*", "");
      Optional<Diagnosis> own =
          at(
              frame.group(2),
              frame.group(3),
              "stack overflow: " + function + " calls itself too often");
      if (own.isPresent()) {
        depth.merge(function, 1, Integer::sum);
        frames.add(own.get());
      }
    }
    return depth.values().stream().anyMatch(each -> each > 2)
        ? Optional.of(frames.get(1)) // where the innermost call was made
        : frames.stream()
            .findFirst()
            .map(each -> new Diagnosis(each.file(), each.line(), "stack overflow", each.code()));
  }

  /** The innermost frame in the program's own sources, from a place of the text on. */
  private Optional<Diagnosis> inStack(int from, String what) {
    Matcher frame = FRAME.matcher(text);
    for (boolean more = frame.find(from); more; more = frame.find()) {
      Optional<Diagnosis> own = at(frame.group(2), frame.group(3), what);
      if (own.isPresent()) {
        return own;
      }
    }
    return Optional.empty();
  }

  private Optional<Diagnosis> at(String file, String number, String what) {
    String named = file.substring(file.lastIndexOf('/') + 1);
    for (Path source : sources) {
      if (source.getFileName().toString().equals(named) && number.length() < MOST_DIGITS) {
        int line = Integer.parseInt(number);
        return code(source, line).map(code -> new Diagnosis(named, line, inLine(what), code));
      }
    }
    return Optional.empty();
  }

  /** The text of a line; empty if the source has no such line. */
  private static Optional<String> code(Path source, int line) {
    try {
      return Files.readString(source, StandardCharsets.ISO_8859_1)
          .lines()
          .skip(line - 1L)
          .findFirst()
          .map(text -> inLine(text.strip()));
    } catch (IOException | IllegalArgumentException gone) {
      return Optional.empty();
    }
  }

  private static String inLine(String text) {
    boolean fits = text.length() <= MOST_CHARACTERS;
    return Printable.inLine(fits ? text : text.substring(0, MOST_CHARACTERS) + "...");
  }

  private static String without(Pattern pattern, String text) {
    return pattern.matcher(text).replaceAll("").replaceAll(" +", " ").strip();
  }
}

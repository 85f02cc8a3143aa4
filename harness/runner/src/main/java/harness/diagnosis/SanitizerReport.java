package harness.diagnosis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a program built with GCC's sanitizers and the debug mode of its C++ library says on its
 * error output when it ends itself. A report ends the program, so the last one counts: what is
 * above it may be the program's own words.
 *
 * @param text the error output
 * @param sources the program's own
 */
record SanitizerReport(String text, OwnSources sources) {

  /** A line of a source, its number, perhaps the column, then what is wrong. */
  private static final Pattern UNDEFINED =
      Pattern.compile("^(\\S.*?):(\\d+):(?:(\\d+):)? runtime error: (.*)$", Pattern.MULTILINE);

  private static final Pattern SUBSCRIPT =
      Pattern.compile("^index .* out of bounds for type '(.*)'$");

  /** The variable beyond or before which the memory is: its name, file and line. */
  private static final Pattern GLOBAL =
      Pattern.compile(" global variable '(\\w+)' defined in '(\\S+?):(\\d+)(?::\\d+)?'");

  /** A local variable's name and line, in the file of the access. */
  private static final Pattern LOCAL =
      Pattern.compile(
          "'(\\w+)' \\(line (\\d+)\\) <== Memory access at offset -?\\d+ (?:over|under)flows");

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

  private static final int MOST_DIGITS = 6;

  private static final Pattern ASSERTION = Pattern.compile("Assertion [`'](.*)' failed\\.");

  /** The C library quotes the condition of a program's own assertion in another way. */
  private static final Pattern LIBRARY_ASSERTION = Pattern.compile("Assertion '(.*)' failed\\.");

  /** A file and a line before a failed assertion. */
  private static final Pattern PLACE = Pattern.compile("([^:\\s]+):(\\d+): ");

  private static final Pattern THROWN =
      Pattern.compile(
          "^terminate called after throwing an instance of '(.*)'(?:\\n +what\\(\\): +(.*))?",
          Pattern.MULTILINE);

  private static final Pattern SIZE = Pattern.compile("size 0x([0-9a-f]{1,16})\\b");

  private static final String UBSAN = "ubsan";
  private static final String ASAN = "asan";
  private static final String ASSERT = "assert";

  /** What the address sanitizer calls a call of {@code abort()}. */
  private static final String ABORT = "ABRT";

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

  /** Errors of the address sanitizer that the memory which checks need may cause by itself. */
  private static final Set<String> OF_RESOURCES =
      Set.of(
          "stack-overflow",
          "out-of-memory",
          "allocation-size-too-big",
          "requested",
          "specified",
          "allocator",
          ABORT);

  SanitizerReport {
    text = String.join("\n", ErrorText.last(text)) + "\n";
  }

  /** The error if it can be told with a line of the sources. */
  Optional<Diagnosis> diagnosis() {
    return endsWithAddress()
        ? address()
        : undefined().or(this::library).or(this::assertion).or(this::thrown).or(this::address);
  }

  /**
   * The error if it is undefined behaviour. What the checks themselves may cause is left out, such
   * as running out of memory.
   */
  Optional<Diagnosis> undefinedBehaviour() {
    Optional<Diagnosis> other =
        endsWithAddress()
            ? Optional.empty()
            : undefined().or(this::library).or(this::libraryAssertion);
    return other.or(() -> isOfResources() ? Optional.empty() : address());
  }

  /**
   * Whether the address sanitizer ended the program by itself: not after {@code abort()}, which
   * other reports end with.
   */
  private boolean endsWithAddress() {
    return last(ADDRESS)
        .filter(found -> !kind(found).equals(ABORT))
        .filter(found -> last(UNDEFINED).stream().allMatch(all -> all.start() < found.start()))
        .isPresent();
  }

  private Optional<MatchResult> last(Pattern pattern) {
    return pattern.matcher(text).results().reduce((one, other) -> other);
  }

  /** A failed assertion of the C++ library; one of the program itself is not undefined. */
  private Optional<Diagnosis> libraryAssertion() {
    return last(LIBRARY_ASSERTION)
        .flatMap(
            found -> inStack("libstdc++", found.end(), "assertion " + found.group(1) + " failed"));
  }

  private boolean isOfResources() {
    return last(ADDRESS).filter(found -> OF_RESOURCES.contains(kind(found))).isPresent();
  }

  private Optional<Diagnosis> undefined() {
    return last(UNDEFINED).flatMap(this::undefined);
  }

  private Optional<Diagnosis> undefined(MatchResult found) {
    String what =
        without(ADDRESSES, found.group(4)).replace(" cannot be represented in type", ", type");
    Optional<Diagnosis> own = sources.at(UBSAN, found.group(1), found.group(2), what);
    Matcher subscript = SUBSCRIPT.matcher(what);
    if (own.isPresent() && found.group(3) != null && subscript.find()) {
      return own.map(each -> declared(each, found.group(3), subscript.group(1)));
    }
    return own.isPresent() ? own : inStack(UBSAN, found.end(), what);
  }

  private Optional<Diagnosis> library() {
    return last(LIBRARY).flatMap(this::library);
  }

  private Optional<Diagnosis> library(MatchResult found) {
    String what =
        text.substring(found.start(1))
            .lines()
            .takeWhile(line -> !line.isBlank())
            .limit(MOST_LIBRARY_LINES)
            .map(String::strip)
            .collect(Collectors.joining(" "));
    return inStack("libstdc++", found.end(), what);
  }

  /** A failed assertion of the program or of its library. */
  Optional<Diagnosis> assertion() {
    return last(ASSERTION).flatMap(this::assertion);
  }

  private Optional<Diagnosis> assertion(MatchResult found) {
    String what = "assertion " + found.group(1) + " failed";
    int line = text.lastIndexOf('\n', found.start()) + 1;
    Matcher place = PLACE.matcher(text.substring(line, found.start()));
    Optional<Diagnosis> own = Optional.empty();
    while (own.isEmpty() && place.find()) {
      own = sources.at(ASSERT, place.group(1), place.group(2), what);
    }
    return own.isPresent() ? own : inStack(ASSERT, found.end(), what);
  }

  private Optional<Diagnosis> thrown() {
    return last(THROWN)
        .flatMap(
            found -> {
              String what = found.group(2) == null ? "" : ": " + found.group(2);
              return inStack("c++", found.end(), "uncaught " + found.group(1) + what);
            });
  }

  private Optional<Diagnosis> address() {
    return last(ADDRESS).flatMap(this::address);
  }

  private Optional<Diagnosis> address(MatchResult found) {
    String kind = kind(found);
    if (kind.equals("stack-overflow")) {
      return recursion(found.end());
    }
    String access = "READ".equals(found.group(2)) ? "read access " : "write access ";
    String what =
        switch (kind) {
          case "SEGV" -> "access to an invalid address, such as a null pointer's";
          case "FPE" -> "division by zero";
          case ABORT -> "abort() was called";
          case "out-of-memory", "allocation-size-too-big" -> "a request for too much memory";
          case "requested" -> "a request for " + requested(found.group(1)) + " of memory";
          case "specified", "allocator" -> "memory runs out";
          case "bad-free", "attempting" -> "freed what is not allocated";
          default ->
              WORDS.containsKey(kind)
                  ? (found.group(2) == null ? "access " : access) + WORDS.get(kind)
                  : kind;
        };
    return inStack(ASAN, found.end(), what).map(this::declared);
  }

  private Diagnosis declared(Diagnosis subscript, String column, String type) {
    if (column.length() > MOST_DIGITS) {
      return subscript;
    }
    OptionalInt line =
        new ArrayDeclaration(sources.lines(subscript.file()))
            .ofSubscript(subscript.line(), Integer.parseInt(column), type);
    return line.isPresent() ? subscript.withDeclaration(line.getAsInt()) : subscript;
  }

  /** With the line of the variable that the address sanitizer names. */
  private Diagnosis declared(Diagnosis access) {
    Matcher global = GLOBAL.matcher(text);
    if (global.find()) {
      return declared(access, global.group(1), global.group(2), global.group(3));
    }
    Matcher local = LOCAL.matcher(text);
    return local.find() ? declared(access, local.group(1), access.file(), local.group(2)) : access;
  }

  private Diagnosis declared(Diagnosis access, String name, String file, String line) {
    Pattern word = Pattern.compile("\\b" + name + "\\b");
    return sources
        .at(ASAN, file, line, "")
        .filter(there -> there.file().equals(access.file()) && word.matcher(there.code()).find())
        .map(there -> access.withDeclaration(there.line()))
        .orElse(access);
  }

  private static String kind(MatchResult address) {
    return address.group(1).split(" ", 2)[0];
  }

  /** How much was requested, from {@code requested allocation size 0xee6b2800 (...)}. */
  private static String requested(String text) {
    Matcher size = SIZE.matcher(text);
    return size.find()
        ? Long.toUnsignedString(Long.parseUnsignedLong(size.group(1), 16)) + " bytes"
        : "too much";
  }

  /** A stack overflow, told of the function that is on the stack most often. */
  private Optional<Diagnosis> recursion(int from) {
    List<StackTrace.Frame> frames = new ArrayList<>();
    Matcher frame = FRAME.matcher(text);
    for (boolean more = frame.find(from); more; more = frame.find()) {
      String function = frame.group(1).split("\\(", 2)[0];
      frames.add(new StackTrace.Frame(function, frame.group(2), frame.group(3)));
    }
    return new StackTrace("stack overflow", frames, true).in(sources, ASAN);
  }

  /** The innermost frame in the program's own sources, from a place of the text on. */
  private Optional<Diagnosis> inStack(String tool, int from, String what) {
    Matcher frame = FRAME.matcher(text);
    for (boolean more = frame.find(from); more; more = frame.find()) {
      Optional<Diagnosis> own = sources.at(tool, frame.group(2), frame.group(3), what);
      if (own.isPresent()) {
        return own;
      }
    }
    return Optional.empty();
  }

  private static String without(Pattern pattern, String text) {
    return pattern.matcher(text).replaceAll("").replaceAll(" +", " ").strip();
  }
}

package harness.formats.loose;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the sources of the programs that a driver compiles and runs, call after call. */
final class CalledPrograms {

  private static final Pattern COMPILER =
      Pattern.compile(
          "(.*-)?(g\\+\\+|gcc|clang|clang\\+\\+|cc|c\\+\\+|fpc|rustc|javac|ghc|kotlinc|csc|mcs|dmd|go"
              + "|ocamlopt)(-?[\\d.]+)?");

  private static final Pattern INTERPRETER =
      Pattern.compile(
          "(python|pypy)[\\d.]*|py|java|node|ruby|perl|php|lua|luajit|julia|bash|sh|zsh|mono|bun|deno"
              + "|runghc|kotlin|scala|cpp|go");

  private static final Pattern MAIN = Pattern.compile("\\bmain\\s*\\(");

  /** Words before the program of a call. */
  private static final Pattern BEFORE =
      Pattern.compile(
          "if|not|while|until|do|then|else|elif|!|\\{|time|timeout|gtimeout|nice|sudo|env|exec|eval"
              + "|call|start|cmd|command|for|in|errorlevel|&|-.*|/[a-z]|%.*|\\d+[smh]?|\\w+=.*"
              + "|[/\\w]*/(time|timeout|env)");

  private static final Set<String> BUILT_IN =
      Set.of(
          "test", "time", "echo", "cmp", "diff", "fc", "sort", "cat", "find", "set", "type", "if",
          "for", "case", "exit", "break", "true", "false", "read", "let", "cd", "rm", "cp", "mv",
          "del", "copy", "move", "pause", "cls", "clear");

  private static final Set<String> COMPARISONS =
      Set.of("diff", "cmp", "fc", "comp", "sdiff", "colordiff", "vimdiff", "wdiff", "compare");

  private final List<Path> sources;
  private final Map<String, Path> compiled = new HashMap<>();
  private final Map<Path, Set<Path>> parts = new HashMap<>();
  private final Set<String> missing = new LinkedHashSet<>();

  CalledPrograms(List<Path> sources) {
    this.sources = List.copyOf(sources);
  }

  /** Programs that were called and have no source here, as written. */
  Set<String> missing() {
    return missing;
  }

  /** Whether a call compares two files. */
  static boolean isComparison(DriverCall call) {
    return COMPARISONS.contains(command(call));
  }

  /** Sources without a main function that are compiled together with a program, by the program. */
  Map<Path, Set<Path>> parts() {
    return parts;
  }

  /** Whether a call compiles something. */
  static boolean isCompilation(DriverCall call) {
    List<String> words = programPart(call.words());
    return !words.isEmpty()
        && COMPILER.matcher(plain(words.get(0))).matches()
        && !(words.size() > 1 && words.get(1).equals("run"));
  }

  /** Whether a call starts something by its place, such as {@code ./a}, or with an interpreter. */
  static boolean isOfFolder(DriverCall call) {
    List<String> words = programPart(call.words());
    return !words.isEmpty()
        && (words.get(0).contains("/") || INTERPRETER.matcher(plain(words.get(0))).matches());
  }

  /** The name of the program that a call starts; empty if there is none. */
  static String command(DriverCall call) {
    return programPart(call.words()).stream().findFirst().map(CalledPrograms::plain).orElse("");
  }

  /** A number at the end, such as that of {@code 1002 < in}, is a program's name. */
  private static boolean isBefore(List<String> words, int at) {
    boolean isName = at == words.size() - 1 && words.get(at).matches("\\d+");
    return !isName && BEFORE.matcher(words.get(at)).matches();
  }

  /** The words from the program on. */
  private static List<String> programPart(List<String> words) {
    int first = 0;
    while (first < words.size() && isBefore(words, first)) {
      first++;
    }
    return words.subList(first, words.size());
  }

  /** The arguments of a call that runs a program with a source here. */
  List<String> arguments(DriverCall call) {
    List<String> words = programPart(call.words());
    boolean isInterpreted = INTERPRETER.matcher(plain(words.get(0))).matches();
    int last = 0;
    for (int i = 1; isInterpreted && last == 0 && i < words.size(); i++) {
      last = source(words.get(i), true).isPresent() ? i : 0;
    }
    return words.subList(last + 1, words.size());
  }

  /** The source of the program that a call runs; compilations are remembered. */
  Optional<Path> of(DriverCall call) {
    List<String> words = programPart(call.words());
    if (words.isEmpty()) {
      return Optional.empty();
    }
    String program = words.get(0);
    String plain = plain(program);
    if (isCompilation(call)) {
      compiled(plain, words.subList(1, words.size()));
      return Optional.empty();
    }
    if (INTERPRETER.matcher(plain).matches() && words.size() > 1) {
      return words.subList(1, words.size()).stream()
          .flatMap(each -> source(each, plain.equals("java")).stream())
          .findFirst();
    }
    boolean isBare = !program.contains("/") && plain.equals(program);
    boolean hasStream = call.reads() != null || call.writes() != null;
    boolean isBuiltIn = isBare && BUILT_IN.contains(program);
    if (isBuiltIn && call.reads() == null) {
      return Optional.empty();
    }
    if (isBare && !hasStream && words.size() > 1) {
      return Optional.empty();
    }
    Optional<Path> found = ofExecutable(program, plain);
    boolean isHere = program.startsWith("./") || (!isBare && !program.contains("/"));
    if (found.isEmpty() && isHere && !program.contains(DriverCall.UNKNOWN)) {
      missing.add(program);
    }
    return found;
  }

  private Optional<Path> ofExecutable(String program, String plain) {
    return Optional.ofNullable(compiled.get(plain))
        .or(() -> source(program, false))
        .or(() -> ofStem(plain, false))
        .or(() -> ofStem(plain, true));
  }

  /** The source with a file's name; of a class, that with its name. */
  private Optional<Path> source(String word, boolean isOrClass) {
    String name = DriverCall.fileName(word);
    return sources.stream()
        .filter(each -> each.getFileName().toString().equals(name))
        .findFirst()
        .or(() -> isOrClass ? ofStem(name, false) : Optional.empty());
  }

  private Optional<Path> ofStem(String stem, boolean ignoresCase) {
    return sources.stream()
        .filter(
            each -> {
              String own = ProgramRole.stem(each);
              return ignoresCase ? own.equalsIgnoreCase(stem) : own.equals(stem);
            })
        .findFirst();
  }

  /** Remembers the output of a compiler. */
  private void compiled(String compiler, List<String> arguments) {
    List<Path> compiledSources =
        arguments.stream().flatMap(each -> source(each, false).stream()).toList();
    if (compiledSources.isEmpty()) {
      return;
    }
    boolean isOfC = compiler.matches(".*(g\\+\\+|gcc|cc|clang.*|c\\+\\+).*");
    String output = isOfC ? "a" : null;
    for (int i = 0; i < arguments.size(); i++) {
      String each = arguments.get(i);
      if (each.equals("-o") && i + 1 < arguments.size()) {
        output = plain(arguments.get(i + 1));
      } else if (each.startsWith("-o") && each.length() > 2) {
        output = plain(each.substring(2));
      }
    }
    if (output != null) {
      String name = output;
      Path main =
          compiledSources.stream()
              .filter(each -> ProgramRole.stem(each).equals(name))
              .findFirst()
              .or(() -> compiledSources.stream().filter(CalledPrograms::hasMain).findFirst())
              .orElse(compiledSources.get(0));
      compiled.put(name, main);
      if (isOfC && hasMain(main)) {
        compiledSources.stream()
            .filter(each -> !hasMain(each))
            .forEach(each -> parts.computeIfAbsent(main, none -> new TreeSet<>()).add(each));
      }
    }
  }

  private static boolean hasMain(Path source) {
    return MAIN.matcher(LooseFolder.start(source)).find();
  }

  /** The name of an executable without folder and ending. */
  private static String plain(String program) {
    String name = DriverCall.fileName(program);
    return Stream.of(".exe", ".out", ".bin", ".class")
        .filter(each -> name.toLowerCase(Locale.ROOT).endsWith(each))
        .findFirst()
        .map(each -> name.substring(0, name.length() - each.length()))
        .orElse(name);
  }
}

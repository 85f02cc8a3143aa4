package harness.formats.loose;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A person's own test loop: it runs the other programs of a folder, and the commands in it tell
 * their roles.
 *
 * @param file the loop itself
 * @param programs all programs that it runs, in order
 * @param generators those that make inputs
 * @param rivals those whose outputs are compared, in order
 * @param checkers those that read the outputs
 * @param jointReaders those that get an input and an output together on the standard input, as no
 *     usual checker does
 * @param outputReaders those that get an output alone on the standard input
 * @param reference the rival that is believed; null if nothing tells
 * @param why how it is known, for people
 * @param missing programs that it runs and that have no source here, as written
 * @param files names of the files that it connects to programs or compares
 * @param calls the arguments with which it runs each program, as written
 */
record Driver(
    Path file,
    List<Path> programs,
    List<Path> generators,
    List<Path> rivals,
    List<Path> checkers,
    List<Path> jointReaders,
    List<Path> outputReaders,
    Path reference,
    String why,
    List<String> missing,
    Set<String> files,
    Map<Path, List<List<String>>> calls) {

  /** Names of output files that hold right answers. */
  private static final Pattern ANSWERS =
      Pattern.compile(
          "(.*[^a-z])?(ans|answer|answers|std|brute|bf|ok|correct|expected|right|ref|jury|slow)"
              + "([^a-z].*|answer.*|out.*|output.*)?");

  /**
   * Reads a file.
   *
   * @param calls its program calls
   * @param sources the other programs of the folder
   * @return empty if the file is no driver
   */
  static Optional<Driver> of(Path file, List<DriverCall> calls, List<Path> sources) {
    return calls.isEmpty() ? Optional.empty() : new Reader(file, calls, sources).driver();
  }

  /** Finds out the roles. */
  private static final class Reader {

    private final Path file;
    private final CalledPrograms called;
    private final Map<DriverCall, Path> runs = new LinkedHashMap<>();
    private final Set<String> read = new HashSet<>();
    private final Set<Path> generators = new LinkedHashSet<>();
    private final Set<Path> rivals = new LinkedHashSet<>();
    private final Set<Path> checkers = new LinkedHashSet<>();
    private final Set<Path> jointReaders = new LinkedHashSet<>();
    private final Set<Path> outputReaders = new LinkedHashSet<>();
    private final Map<Path, String> outputs = new HashMap<>();
    private final Set<String> files = new HashSet<>();
    private boolean compares;
    private boolean feedsMissing;

    Reader(Path file, List<DriverCall> calls, List<Path> sources) {
      this.file = file;
      this.called = new CalledPrograms(sources);
      for (DriverCall call : calls) {
        if (CalledPrograms.isComparison(call)) {
          compares = true;
          call.words().forEach(this::keep);
        } else {
          int missing = called.missing().size();
          called.of(call).ifPresent(program -> runs.put(call, program));
          feedsMissing |= missing > 0 && called.missing().size() > missing && isConnected(call);
          if (call.words().get(0).equals("tee")) {
            read.add(plain(call.reads()));
          }
          keep(call.reads());
          keep(call.writes());
        }
      }
      runs.keySet().forEach(each -> read.add(plain(each.reads())));
    }

    private void keep(String stream) {
      if (stream != null) {
        files.add(DriverCall.fileName(stream));
      }
    }

    Optional<Driver> driver() {
      if (!isDriver()) {
        return Optional.empty();
      }
      runs.forEach(this::assign);
      rivals.removeAll(generators);
      rivals.removeAll(checkers);
      rivals.removeAll(jointReaders);
      rivals.removeAll(outputReaders);
      checkers.removeAll(outputReaders);
      findUnnamedGenerator();
      List<Path> all = List.copyOf(rivals);
      Path byName = first(all, each -> ProgramRole.trust(each, all));
      Path byOutput = only(all.stream().filter(this::writesAnswers).toList());
      return Optional.of(
          new Driver(
              file,
              List.copyOf(new LinkedHashSet<>(runs.values())),
              List.copyOf(generators),
              all,
              List.copyOf(checkers),
              List.copyOf(jointReaders),
              List.copyOf(outputReaders),
              byName != null ? byName : byOutput,
              byName != null ? "by its name" : "it writes " + outputs.get(byOutput),
              List.copyOf(called.missing()),
              Set.copyOf(files),
              calls()));
    }

    private Map<Path, List<List<String>>> calls() {
      Map<Path, List<List<String>>> calls = new HashMap<>();
      runs.forEach(
          (call, program) ->
              calls
                  .computeIfAbsent(program, none -> new ArrayList<>())
                  .add(called.arguments(call)));
      return calls;
    }

    /** Whether it feeds or compares programs, rather than being a wrapper of one of them. */
    private boolean isDriver() {
      if (runs.isEmpty()) {
        return feedsMissing;
      }
      boolean feeds = runs.keySet().stream().anyMatch(Reader::isConnected);
      Set<Object> roles =
          new LinkedHashSet<>(runs.values())
              .stream()
                  .map(each -> ProgramRole.of(each).map(Object.class::cast).orElse(each))
                  .collect(Collectors.toSet());
      return feeds || compares || roles.size() > 1;
    }

    /** Whether the driver sets a stream of a call to something of its own. */
    private static boolean isConnected(DriverCall call) {
      return isKnown(call.reads()) || (isKnown(call.writes()) && !call.writes().contains("|"));
    }

    private static boolean isKnown(String stream) {
      return stream != null && !stream.equals(DriverCall.UNKNOWN) && !stream.startsWith("$");
    }

    private void assign(DriverCall call, Path program) {
      Optional<ProgramRole> named = ProgramRole.of(program);
      boolean isRead = call.writes() != null && read.contains(plain(call.writes()));
      if (call.reads() != null && call.reads().contains(DriverCall.JOINED)) {
        jointReaders.add(program);
      } else if (readsAnOutput(call)) {
        outputReaders.add(program);
      } else if (call.reads() == null && isRead) {
        generators.add(program);
      } else if (named.filter(Reader::isOfJury).isPresent()) {
        if (named.get() == ProgramRole.GENERATOR) {
          generators.add(program);
        } else if (named.get() == ProgramRole.CHECKER) {
          checkers.add(program);
        }
      } else if (call.reads() == null && readsOutputs(call)) {
        checkers.add(program);
      } else {
        rivals.add(program);
        if (call.writes() != null && !call.writes().contains("|")) {
          outputs.put(program, call.writes());
        }
      }
    }

    private static boolean isOfJury(ProgramRole role) {
      return role != ProgramRole.REFERENCE
          && role != ProgramRole.SOLUTION
          && role != ProgramRole.WRONG;
    }

    /**
     * Whether a call reads what a program printed that reads an input itself. If several programs
     * read it, it is an input for them.
     */
    private boolean readsAnOutput(DriverCall call) {
      String input = plain(call.reads());
      boolean isOutput =
          runs.keySet().stream()
              .anyMatch(each -> isKnown(each.reads()) && plain(each.writes()).equals(input));
      long readers =
          runs.entrySet().stream()
              .filter(each -> plain(each.getKey().reads()).equals(input))
              .map(Map.Entry::getValue)
              .distinct()
              .count();
      return !input.isEmpty() && isOutput && readers == 1;
    }

    /** Whether two arguments are files that other programs read or write. */
    private boolean readsOutputs(DriverCall call) {
      Set<String> files = new HashSet<>(read);
      runs.keySet().forEach(each -> files.add(plain(each.writes())));
      return call.words().stream().skip(1).filter(each -> files.contains(plain(each))).count() > 1;
    }

    /** Of three programs or more without streams of their own, the first makes the inputs. */
    private void findUnnamedGenerator() {
      boolean areConnected = runs.keySet().stream().anyMatch(Reader::isConnected);
      if (generators.isEmpty() && rivals.size() > 2 && !areConnected) {
        Path first = rivals.iterator().next();
        rivals.remove(first);
        generators.add(first);
      }
    }

    private boolean writesAnswers(Path program) {
      return ANSWERS.matcher(output(program)).matches();
    }

    private String output(Path program) {
      String name = outputs.getOrDefault(program, "");
      return DriverCall.fileName(name)
          .replaceFirst("\\.(txt|out|in|log)$", "")
          .toLowerCase(Locale.ROOT);
    }

    private static String plain(String stream) {
      return stream == null ? "" : stream.replaceFirst("^\\./", "");
    }

    /** The only program of a list; null if there is none, or more than one. */
    private static Path only(List<Path> all) {
      return all.size() == 1 ? all.get(0) : null;
    }

    /** The first program with the highest positive rank; null if there is none. */
    private static Path first(List<Path> all, ToIntFunction<Path> rank) {
      Path best = null;
      for (Path each : all) {
        if (rank.applyAsInt(each) > (best == null ? 0 : rank.applyAsInt(best))) {
          best = each;
        }
      }
      return best;
    }
  }

  /** What it is and does, in one line. */
  String told() {
    List<String> roles = new ArrayList<>();
    if (!generators.isEmpty()) {
      roles.add(names(generators) + (generators.size() == 1 ? " makes" : " make") + " the inputs");
    }
    if (!checkers.isEmpty()) {
      roles.add(names(checkers) + " checks outputs");
    }
    if (!jointReaders.isEmpty()) {
      roles.add(
          names(jointReaders)
              + " gets input and output together, as no usual checker does: not used");
    }
    if (!outputReaders.isEmpty()) {
      roles.add(names(outputReaders) + " gets an output alone, as no usual checker does: not used");
    }
    if (reference != null) {
      roles.add(name(reference) + " is the reference (" + why + ")");
    }
    return name(file)
        + " runs "
        + (programs.isEmpty() ? String.join(", ", missing) : names(programs))
        + ": a driver, neither a checker nor a solution"
        + (roles.isEmpty() ? "" : "; " + String.join(", ", roles));
  }

  static String name(Path file) {
    return file.getFileName().toString();
  }

  static String names(List<Path> files) {
    return files.stream().map(Driver::name).collect(Collectors.joining(", "));
  }
}

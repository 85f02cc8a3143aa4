package harness.formats.loose;

import harness.toolchain.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The programs that people keep next to a solution, with their roles: those that the commands of a
 * driver tell, otherwise those of their names. Source files of any known language directly in the
 * folder count.
 *
 * @param files the source files of each role, the preferred one first
 * @param drivers the test loops in the folder, that with most programs first
 * @param others the sources that have no role
 * @param idle the sources that have a role by their names, but that the driver does not run, or
 *     that are no programs of a problem
 * @param calls the arguments with which drivers and scripts call programs, as written
 * @param parts sources that are compiled together with a program, by the program
 */
record LooseFolder(
    Map<ProgramRole, List<Path>> files,
    List<Driver> drivers,
    List<Path> others,
    List<Path> idle,
    Map<Path, List<List<String>>> calls,
    Map<Path, Set<Path>> parts) {

  /** Lists of generator calls, as Polygon has them. */
  private static final Pattern SCRIPT =
      Pattern.compile("(.*[._-])?script(\\.txt)?|doall(\\.txt)?", Pattern.CASE_INSENSITIVE);

  private static final int LONGEST_DRIVER = 1 << 18;
  private static final int MOST_SOURCES = 500;

  LooseFolder {
    files = new EnumMap<>(files);
    drivers = List.copyOf(drivers);
    others = List.copyOf(others);
    idle = List.copyOf(idle);
    calls = Map.copyOf(calls);
    parts = Map.copyOf(parts);
  }

  /** Reads a folder. */
  static LooseFolder of(Path folder, Languages languages) {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      all.forEach(each -> Optional.of(each).filter(Files::isRegularFile).ifPresent(files::add));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.sort(Comparator.comparing(Driver::name));
    List<Path> sources = files.stream().filter(each -> languages.of(each).isPresent()).toList();
    Map<Path, List<DriverCall>> started = started(files, sources);
    Map<Path, Set<Path>> parts = parts(started, sources);
    Map<Path, List<DriverCall>> calls = loops(started, sources);
    List<Path> helpers =
        sources.stream()
            .filter(each -> !calls.containsKey(each))
            .filter(each -> HelperScripts.include(each, started.getOrDefault(each, List.of())))
            .toList();
    // Drivers do not count as programs of other drivers.
    List<Path> programs =
        sources.stream()
            .filter(each -> !calls.containsKey(each) && !helpers.contains(each))
            .filter(each -> parts.values().stream().noneMatch(all -> all.contains(each)))
            .toList();
    List<Driver> drivers =
        drivers(calls, programs)
            .sorted(
                Comparator.comparing((Driver each) -> -each.programs().size())
                    .thenComparing(each -> Driver.name(each.file())))
            .toList();
    LooseFolder read =
        new Roles(programs, drivers, calls(files, programs, drivers), each -> null).folder();
    return read.with(helpers.stream().filter(each -> ProgramRole.of(each).isPresent()), parts);
  }

  /**
   * Programs that a user named, as if a folder had these alone.
   *
   * @param known the role of a program, whatever its name; null if that tells
   */
  static LooseFolder ofPrograms(List<Path> programs, Function<Path, ProgramRole> known) {
    return new Roles(programs, List.of(), Map.of(), known).folder();
  }

  /** How drivers, and scripts beside them, call programs. */
  private static Map<Path, List<List<String>>> calls(
      List<Path> files, List<Path> programs, List<Driver> drivers) {
    Map<Path, List<List<String>>> calls = new HashMap<>();
    drivers.forEach(each -> each.calls().forEach((program, all) -> add(calls, program, all)));
    CalledPrograms called = new CalledPrograms(programs);
    files.stream()
        .filter(each -> SCRIPT.matcher(Driver.name(each)).matches())
        .flatMap(each -> new ShellDriver().calls(start(each)).stream())
        .forEach(
            call ->
                called
                    .of(call)
                    .ifPresent(each -> add(calls, each, List.of(called.arguments(call)))));
    return calls;
  }

  private static void add(
      Map<Path, List<List<String>>> calls, Path program, List<List<String>> more) {
    calls.computeIfAbsent(program, none -> new ArrayList<>()).addAll(more);
  }

  /** The files of a role, the preferred one first; may be empty. */
  List<Path> of(ProgramRole role) {
    return files.getOrDefault(role, List.of());
  }

  /** Whether it has none of the programs that make up a problem. */
  boolean isEmpty() {
    return of(ProgramRole.GENERATOR).isEmpty()
        && of(ProgramRole.REFERENCE).isEmpty()
        && drivers.stream().allMatch(each -> each.programs().isEmpty());
  }

  /** Whether it has a program that could be tested. */
  boolean hasSolutions() {
    return !of(ProgramRole.SOLUTION).isEmpty() || !of(ProgramRole.WRONG).isEmpty();
  }

  /** Whether a driver reads or writes a file, which is then no sample. */
  boolean isOfDriver(Path file) {
    return drivers.stream().anyMatch(each -> each.files().contains(Driver.name(file)));
  }

  private LooseFolder with(Stream<Path> moreIdle, Map<Path, Set<Path>> found) {
    List<Path> all = Stream.concat(idle.stream(), moreIdle).toList();
    return new LooseFolder(files, drivers, others, all, calls, found);
  }

  /** What any file compiles together. */
  private static Map<Path, Set<Path>> parts(
      Map<Path, List<DriverCall>> started, List<Path> sources) {
    CalledPrograms called = new CalledPrograms(sources);
    started.values().forEach(all -> all.forEach(called::of));
    return called.parts();
  }

  /** The program calls in all files that may have some. */
  private static Map<Path, List<DriverCall>> started(List<Path> files, List<Path> sources) {
    Map<Path, List<DriverCall>> calls = new HashMap<>();
    if (sources.size() <= MOST_SOURCES) {
      for (Path each : files) {
        if (sources.contains(each) || DriverDialect.isScript(each)) {
          calls.put(each, DriverDialect.callsIn(each, start(each)));
        }
      }
    }
    return calls;
  }

  /** The calls of the files that are drivers. */
  private static Map<Path, List<DriverCall>> loops(
      Map<Path, List<DriverCall>> started, List<Path> sources) {
    Map<Path, List<DriverCall>> calls = new HashMap<>(started);
    calls.keySet().retainAll(drivers(started, sources).map(Driver::file).toList());
    return calls;
  }

  private static Stream<Driver> drivers(Map<Path, List<DriverCall>> calls, List<Path> sources) {
    return calls.entrySet().stream()
        .flatMap(
            each -> {
              List<Path> others =
                  sources.stream().filter(source -> !source.equals(each.getKey())).toList();
              return Driver.of(each.getKey(), each.getValue(), others).stream();
            });
  }

  /** The text of a file; of a long one, which no person wrote, the beginning. */
  static String start(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(LONGEST_DRIVER), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      return ""; // reported when it is compiled
    }
  }

  /** Gives each program one role. */
  private static final class Roles {

    private final List<Path> programs;
    private final List<Driver> drivers;
    private final Map<Path, List<List<String>>> calls;
    private final Function<Path, ProgramRole> known;
    private final Map<ProgramRole, List<Path>> files = new EnumMap<>(ProgramRole.class);
    private final List<Path> others = new ArrayList<>();
    private final List<Path> idle = new ArrayList<>();

    Roles(
        List<Path> programs,
        List<Driver> drivers,
        Map<Path, List<List<String>>> calls,
        Function<Path, ProgramRole> known) {
      this.known = known;
      this.calls = calls;
      this.programs = programs;
      this.drivers = drivers;
      for (ProgramRole role : ProgramRole.values()) {
        files.put(role, new ArrayList<>());
      }
    }

    LooseFolder folder() {
      for (Path each : programs) {
        Optional.ofNullable(known.apply(each))
            .or(() -> ProgramRole.of(each))
            .ifPresentOrElse(role -> files.get(role).add(each), () -> others.add(each));
      }
      dropReferencesOfSeveralProblems();
      files.forEach((role, all) -> all.sort(Comparator.comparing(role::place)));
      drivers.stream().findFirst().ifPresent(this::follow);
      guessReference();
      if (files.get(ProgramRole.SOLUTION).isEmpty()) {
        guessSolution();
      }
      return new LooseFolder(files, drivers, others, idle, calls, Map.of());
    }

    /** References such as {@code a_brute} and {@code b_brute} must not judge each other. */
    private void dropReferencesOfSeveralProblems() {
      List<Path> ofProblems =
          files.get(ProgramRole.REFERENCE).stream()
              .filter(each -> ProgramRole.problem(each).isPresent())
              .toList();
      if (ofProblems.stream().map(ProgramRole::problem).distinct().count() > 1) {
        files.get(ProgramRole.REFERENCE).removeAll(ofProblems);
        others.addAll(ofProblems);
      }
    }

    /** Takes the roles that a driver's commands tell. */
    private void follow(Driver driver) {
      if (!driver.generators().isEmpty()) {
        files.get(ProgramRole.GENERATOR).stream()
            .filter(each -> !driver.generators().contains(each))
            .forEach(idle::add);
        files.get(ProgramRole.GENERATOR).clear();
        driver.generators().forEach(each -> assign(ProgramRole.GENERATOR, each, false));
      }
      driver.checkers().forEach(each -> assign(ProgramRole.CHECKER, each, true));
      Stream.concat(driver.jointReaders().stream(), driver.outputReaders().stream())
          .forEach(this::drop);
      List<Path> tested =
          driver.rivals().stream().filter(each -> !each.equals(driver.reference())).toList();
      boolean areWrong =
          driver.rivals().size() > 1 && files.get(ProgramRole.WRONG).containsAll(tested);
      for (Path each : tested) {
        if (others.contains(each) || areWrong || isSecondReference(driver, each)) {
          assign(ProgramRole.SOLUTION, each, false);
        }
      }
      if (driver.reference() != null) {
        assign(ProgramRole.REFERENCE, driver.reference(), true);
      }
    }

    /** Whether a driver compares a fast program that is named as a reference with a simple one. */
    private boolean isSecondReference(Driver driver, Path program) {
      return driver.reference() != null
          && files.get(ProgramRole.REFERENCE).contains(program)
          && ProgramRole.isSimple(driver.reference())
          && !ProgramRole.isSimple(program);
    }

    private void drop(Path program) {
      files.values().forEach(each -> each.remove(program));
      others.remove(program);
    }

    private void assign(ProgramRole role, Path program, boolean isFirst) {
      drop(program);
      files.get(role).add(isFirst ? 0 : files.get(role).size(), program);
    }

    /** Two sources that have no role: one may have a name that means a reference beside another. */
    private void guessReference() {
      boolean isMissing = files.get(ProgramRole.REFERENCE).isEmpty() && drivers.isEmpty();
      if (!isMissing || files.get(ProgramRole.GENERATOR).isEmpty()) {
        return;
      }
      List<Path> rivals =
          Stream.concat(files.get(ProgramRole.SOLUTION).stream(), others.stream()).toList();
      if (rivals.size() == 2) {
        rivals.stream()
            .filter(each -> ProgramRole.trust(each, rivals) > 0)
            .findFirst()
            .ifPresent(each -> assign(ProgramRole.REFERENCE, each, true));
      }
    }

    /** One source left over is the solution; so is a fast reference next to a simple one. */
    private void guessSolution() {
      List<Path> references = files.get(ProgramRole.REFERENCE);
      if (others.size() == 1) {
        assign(ProgramRole.SOLUTION, others.get(0), false);
      } else if (others.isEmpty()
          && references.size() > 1
          && ProgramRole.isSimple(references.get(0))) {
        references.stream()
            .filter(each -> !ProgramRole.isSimple(each))
            .toList()
            .forEach(each -> assign(ProgramRole.SOLUTION, each, false));
      }
    }
  }
}

package harness.formats;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.machine.Shell;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was found in a folder that is no problem in any known format, and what came closest.
 *
 * @param folder the folder
 * @param formats those that did not recognise it
 */
record NearestMiss(Path folder, List<ProblemFormat> formats, Languages languages) {

  private static final int MOST_FILES = 20_000;
  private static final int MOST_NAMES = 4;
  private static final String LOOSE = "loose";

  /** Files of formats that are not read, with their names. */
  private static final Map<String, String> UNREAD = Map.of("task.toml", "task-maker");

  /** Files and folders of formats that are read if there is something else, too. */
  private static final Map<String, String> INCOMPLETE =
      Map.ofEntries(
          Map.entry("task.yaml", "sol/, gen/ or input/, which the Italian format needs"),
          Map.entry("config.yaml", "tests such as 1.in, which Hydro needs"),
          Map.entry("config.ini", "tests such as 1.in, which Hydro needs"),
          Map.entry("testdata", "problem.yaml, which Hydro needs"),
          Map.entry("problem.yml", "data/, which SYZOJ needs"),
          Map.entry("problem.json", "gen/data, which a TPS package needs"),
          Map.entry("solutions.json", "problem.json, which a TPS package needs"),
          Map.entry(
              "config.yml", "prog/, which a sinolpack needs, and without tests, which Hydro needs"),
          Map.entry("prog", "in/ or config.yml, which a sinolpack needs"),
          Map.entry("PROJECT", "PROBLEM, which a problem of rime needs"),
          Map.entry("TESTSET", "PROBLEM in the folder above, which rime needs"),
          Map.entry("SOLUTION", "PROBLEM in the folder above, which rime needs"),
          Map.entry("submissions", "problem.yaml, which the ICPC format needs"),
          Map.entry("stresses", "problem.xml, which Polygon needs"),
          Map.entry("verifier.cpp", "info.toml, which Library Checker needs"),
          Map.entry("sols", "problem.rbx.yml, which rbx needs"));

  /** In one line: the contents in numbers, then the nearest miss. */
  String text() {
    List<Path> all = entries(folder);
    if (all.isEmpty()) {
      return "the folder is empty; add a solution and a sample, such as sol.cpp, 1.in and 1.out";
    }
    List<Path> folders = all.stream().filter(Files::isDirectory).toList();
    List<Path> sources =
        all.stream()
            .filter(Files::isRegularFile)
            .filter(each -> languages.of(each).isPresent())
            .toList();
    List<Path> others =
        all.stream().filter(each -> !folders.contains(each) && !sources.contains(each)).toList();
    List<String> found = new ArrayList<>();
    add(found, "source", sources);
    add(found, "other file", others);
    add(found, "folder", folders);
    return "found "
        + String.join(", ", found)
        + "; "
        + nearest(all, folders, sources)
            .or(() -> sourcesInside(folders))
            .orElseGet(() -> sourceless(others));
  }

  private static void add(List<String> found, String noun, List<Path> files) {
    if (!files.isEmpty()) {
      found.add(Counted.of(files.size(), noun) + " (" + names(files) + ")");
    }
  }

  private static String names(List<Path> files) {
    String more = files.size() > MOST_NAMES ? ", ..." : "";
    return files.stream().limit(MOST_NAMES).map(NearestMiss::name).collect(Collectors.joining(", "))
        + more;
  }

  private static String name(Path file) {
    return Printable.inLine(Objects.toString(file.getFileName()));
  }

  private Optional<String> nearest(List<Path> all, List<Path> folders, List<Path> sources) {
    return Stream.<Supplier<Optional<String>>>of(
            () -> misspelt(all),
            () -> inside(folders, each -> !each.equals(LOOSE)),
            this::above,
            () -> unread(all),
            () -> incomplete(all),
            () -> inside(folders, LOOSE::equals),
            this::missing,
            () -> unnamed(sources))
        .flatMap(each -> each.get().stream())
        .findFirst();
  }

  /** A describing file whose name is almost right. */
  private Optional<String> misspelt(List<Path> all) {
    for (ProblemFormat format : formats) {
      String wanted = format.description();
      for (Path each : all) {
        if (wanted != null
            && !name(each).equals(wanted)
            && plain(each).equals(wanted.replace(".yml", ".yaml"))) {
          String almost =
              name(each) + " is almost the name that " + format.name() + " needs: " + wanted;
          return Optional.of(
              incomplete(List.of(each)).map(other -> almost + "; " + other).orElse(almost));
        }
      }
    }
    return Optional.empty();
  }

  private static String plain(Path file) {
    return file.getFileName()
        .toString()
        .toLowerCase(Locale.ROOT)
        .replaceFirst("\\.txt$", "")
        .replaceFirst("\\.yml$", ".yaml")
        .replaceFirst("^problems\\.", "problem.");
  }

  private Optional<String> inside(List<Path> folders, Predicate<String> isWanted) {
    return folders.stream()
        .flatMap(
            each ->
                format(each)
                    .filter(isWanted)
                    .map(
                        format ->
                            "its folder %s is a problem (%s); add --problem %s"
                                .formatted(name(each), format, Shell.quoted(each)))
                    .stream())
        .findFirst();
  }

  private Optional<String> above() {
    Path parent = folder.toAbsolutePath().normalize().getParent();
    return parent == null
        ? Optional.empty()
        : format(parent)
            .filter(format -> !format.equals(LOOSE))
            .map(format -> "the folder above it is a problem (" + format + ")");
  }

  private Optional<String> format(Path other) {
    try {
      return formats.stream()
          .filter(each -> each.recognises(other, languages))
          .map(ProblemFormat::name)
          .findFirst();
    } catch (RuntimeException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<String> unread(List<Path> all) {
    return all.stream()
        .map(NearestMiss::name)
        .filter(UNREAD::containsKey)
        .map(each -> each + " looks like the format of " + UNREAD.get(each) + ", which is not read")
        .findFirst();
  }

  private static Optional<String> incomplete(List<Path> all) {
    return all.stream()
        .map(NearestMiss::name)
        .filter(INCOMPLETE::containsKey)
        .map(each -> each + " without " + INCOMPLETE.get(each))
        .findFirst();
  }

  private Optional<String> missing() {
    return formats.stream().flatMap(each -> each.missing(folder, languages).stream()).findFirst();
  }

  private static Optional<String> unnamed(List<Path> sources) {
    if (sources.isEmpty()) {
      return Optional.empty();
    }
    String solution = sources.size() == 1 ? Shell.quoted(sources.get(0)) : "PROGRAM";
    return Optional.of(
        "no source is named for a role, runs the others, or has samples with answers next to it;"
            + " name them: harness stress --solution "
            + solution
            + " --reference PROGRAM --generator PROGRAM, or --sample FILE instead of a generator");
  }

  /** A folder that holds the sources, which have no names of roles. */
  private Optional<String> sourcesInside(List<Path> folders) {
    for (Path each : folders) {
      List<Path> sources =
          entries(each).stream()
              .filter(Files::isRegularFile)
              .filter(file -> languages.of(file).isPresent())
              .toList();
      if (!sources.isEmpty()) {
        return Optional.of(
            "its folder %s has sources (%s); name them: harness stress --solution %s --reference"
                    .formatted(name(each), names(sources), Shell.quoted(each) + "/PROGRAM")
                + " PROGRAM --generator PROGRAM");
      }
    }
    return Optional.empty();
  }

  /** What to do in a folder without a source; one may have an ending too many. */
  private String sourceless(List<Path> others) {
    return others.stream()
        .filter(each -> languages.of(Path.of(withoutEnding(each))).isPresent())
        .findFirst()
        .map(each -> "rename " + name(each) + " to " + Printable.inLine(withoutEnding(each)))
        .orElse(
            "none is a source in a known language (see harness list); add one, such as sol.cpp");
  }

  private static String withoutEnding(Path file) {
    return file.getFileName().toString().replaceFirst("(?<=.)\\.[^.]*$", "");
  }

  /** The entries of a folder that are not hidden, sorted. */
  private static List<Path> entries(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (!name(each).startsWith(".") && found.size() < MOST_FILES) {
          found.add(each);
        }
      }
    } catch (IOException unreadable) {
      return List.of();
    }
    found.sort(null);
    return found;
  }
}

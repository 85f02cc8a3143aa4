package harness.formats.loose;

import harness.formats.PackageFolder;
import harness.formats.ProblemPackage;
import harness.formats.samples.SampleFiles;
import harness.process.NamedFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says in a few lines how the programs of a folder are understood, and what is not used. */
final class LooseNotes {

  private static final int MOST_NAMES = 6;

  /** As many programs without a role are named; of more, the folder holds other things. */
  private static final int FEW = 2;

  /** Names for the arguments of a program, which a checker reads to find its files. */
  private static final Pattern ARGUMENTS =
      Pattern.compile("argv|\\bargs\\b|registerTestlibCmd|paramstr", Pattern.CASE_INSENSITIVE);

  /** Endings of sources in languages that the harness may not know. */
  private static final Set<String> MORE_SOURCES =
      Set.of(
          "kt", "cs", "swift", "scala", "ts", "d", "nim", "jl", "r", "m", "f90", "ml", "ex", "clj",
          "ipynb", "vb", "dart", "cr", "zig", "fs", "lisp", "scm", "ps1", "bat", "cmd");

  private final LooseFolder programs;
  private final PackageFolder folder;
  private final Map<Path, OpenedFiles> opened = new LinkedHashMap<>();
  private final NamedFiles files;

  LooseNotes(LooseFolder programs, PackageFolder folder) {
    this.programs = programs;
    this.folder = folder;
    for (ProgramRole role : ProgramRole.values()) {
      for (Path each : programs.of(role)) {
        OpenedFiles files = OpenedFiles.of(each);
        if (!files.isNone()) {
          opened.put(each, files);
        }
      }
    }
    this.files = agreed();
  }

  /**
   * The files of all solutions and references; none if they use none, or not the same. A reference
   * may write another file than solutions do.
   */
  private NamedFiles agreed() {
    Set<String> read = new TreeSet<>();
    Set<String> written = new TreeSet<>();
    Set<String> ofReferences = new TreeSet<>();
    for (Path each : ofFiles()) {
      boolean isReference = programs.of(ProgramRole.REFERENCE).contains(each);
      read.addAll(opened.get(each).reads());
      (isReference ? ofReferences : written).addAll(opened.get(each).writes());
    }
    if (written.isEmpty()) {
      written.addAll(ofReferences);
    }
    try {
      boolean isOne = read.size() <= 1 && written.size() <= 1 && read.size() + written.size() > 0;
      return isOne
          ? new NamedFiles(String.join("", read), String.join("", written))
          : NamedFiles.NONE;
    } catch (IllegalArgumentException notPlain) {
      return NamedFiles.NONE;
    }
  }

  /** The solutions and references that use named files. */
  private List<Path> ofFiles() {
    return Stream.of(ProgramRole.REFERENCE, ProgramRole.SOLUTION, ProgramRole.WRONG)
        .flatMap(role -> programs.of(role).stream())
        .filter(opened::containsKey)
        .toList();
  }

  /** The files that the programs use in place of the standard streams. */
  NamedFiles files() {
    return files;
  }

  /** The generators, without those whose inputs cannot be had. */
  Stream<Path> generators() {
    boolean areRead = !files.isNone() || ofFiles().isEmpty();
    return programs.of(ProgramRole.GENERATOR).stream()
        .filter(each -> !writesFiles(each) || (areRead && written(each) != null));
  }

  /** The file to which a generator writes an input; null if it prints it, or writes others. */
  String written(Path generator) {
    return opened.containsKey(generator) ? opened.get(generator).onlyWritten() : null;
  }

  /** Whether a generator writes a file, which is then no sample. */
  boolean isOfGenerator(Path file) {
    return programs.of(ProgramRole.GENERATOR).stream()
        .filter(this::writesFiles)
        .anyMatch(each -> opened.get(each).writes().contains(Driver.name(file)));
  }

  /** The checkers, without programs that compare files of fixed names. */
  Stream<Path> checkers() {
    return programs.of(ProgramRole.CHECKER).stream().filter(each -> !comparesFixedFiles(each));
  }

  private boolean comparesFixedFiles(Path checker) {
    return opened.containsKey(checker)
        && !opened.get(checker).reads().isEmpty()
        && !ARGUMENTS.matcher(LooseFolder.start(checker)).find();
  }

  private boolean writesFiles(Path program) {
    return opened.containsKey(program) && !opened.get(program).writes().isEmpty();
  }

  /** Notes all there is to know. */
  void tell(SampleFiles samples) {
    programs.drivers().forEach(each -> folder.note(each.told()));
    tellRoles(samples);
    tellDriver();
    tellChoice(
        programs.of(ProgramRole.REFERENCE), "is the reference; the others are run and may be slow");
    tellChoice(checkers().toList(), "is the checker; the others are not used");
    tellChoice(programs.of(ProgramRole.INTERACTOR), "is the interactor; the others are not used");
    tellParts();
    tellFiles();
    tellUnused();
    samples.notes().forEach(folder::note);
  }

  /** Notes which program was chosen for each role. */
  private void tellRoles(SampleFiles samples) {
    List<String> taken = new ArrayList<>();
    for (ProgramRole role : ProgramRole.values()) {
      List<Path> files =
          switch (role) {
            case GENERATOR -> generators().toList();
            case CHECKER -> checkers().toList();
            default -> programs.of(role);
          };
      boolean isOne = role == ProgramRole.CHECKER || role == ProgramRole.INTERACTOR;
      if (!files.isEmpty()) {
        taken.add(role.label() + " " + Driver.names(isOne ? files.subList(0, 1) : files));
      }
    }
    if (programs.of(ProgramRole.GENERATOR).isEmpty() && !samples.tests().isEmpty()) {
      taken.add(samples.inWords());
    }
    if (!taken.isEmpty()) {
      folder.note(String.join("; ", taken));
    }
  }

  private void tellDriver() {
    if (programs.drivers().isEmpty()) {
      return;
    }
    Driver driver = programs.drivers().get(0);
    String name = Driver.name(driver.file());
    if (driver.rivals().size() > 1 && driver.reference() == null) {
      boolean hasOther = !programs.of(ProgramRole.REFERENCE).isEmpty();
      folder.note(
          Driver.names(driver.rivals())
              + ": nothing tells which of them is right; "
              + (hasOther
                  ? "assumed " + Driver.name(programs.of(ProgramRole.REFERENCE).get(0))
                  : "they are compared with each other; " + ProblemPackage.NAME_REFERENCE));
    }
    if (programs.of(ProgramRole.GENERATOR).isEmpty()) {
      folder.note(
          name
              + " makes the inputs itself, or leaves it to a program without a source here;"
              + " put that part into a generator that prints an input, such as gen.py");
    }
    if (!driver.missing().isEmpty()) {
      folder.note(
          name + " runs " + String.join(", ", driver.missing()) + ": no source of that name here");
    }
  }

  private void tellChoice(List<Path> files, String said) {
    if (files.size() > 1) {
      folder.note(Driver.names(files) + ": " + Driver.name(files.get(0)) + " " + said);
    }
  }

  private void tellParts() {
    programs
        .parts()
        .forEach(
            (program, parts) ->
                folder.note(
                    Driver.name(program)
                        + " is compiled together with "
                        + Driver.names(List.copyOf(parts))));
  }

  /** Notes which programs use named files in place of the standard streams. */
  private void tellFiles() {
    List<String> connected = new ArrayList<>();
    List<String> unconnected = new ArrayList<>();
    List<Path> used = generators().toList();
    opened.forEach(
        (program, names) -> {
          boolean isGenerator = programs.of(ProgramRole.GENERATOR).contains(program);
          String does = Driver.name(program) + " " + names.told();
          if (isGenerator && writesFiles(program)) {
            if (used.contains(program)) {
              folder.note(does + OpenedFiles.TAKEN);
            } else {
              folder.leaveOut(does + ", but inputs are read from its standard output");
            }
          } else if (!programs.of(ProgramRole.CHECKER).contains(program)) {
            (ofFiles().contains(program) && !files.isNone() ? connected : unconnected).add(does);
          } else if (comparesFixedFiles(program)) {
            folder.note(does + ", but a checker gets the names of its files: not used");
          }
        });
    if (!connected.isEmpty()) {
      folder.note(
          "%s: %s; to change that: --files IN,OUT"
              .formatted(String.join("; ", connected), ProblemPackage.CONNECTED));
    }
    if (!unconnected.isEmpty()) {
      folder.note(String.join("; ", unconnected) + ": " + ProblemPackage.UNCONNECTED);
    }
  }

  /** Notes what is not used: what looks like a part of the problem, and a few other programs. */
  private void tellUnused() {
    List<String> parts = unusedParts();
    if (!parts.isEmpty()) {
      String more =
          parts.size() > MOST_NAMES ? " and " + (parts.size() - MOST_NAMES) + " more" : "";
      folder.note(
          "not used: "
              + String.join(", ", parts.subList(0, Math.min(MOST_NAMES, parts.size())))
              + more
              + "; --generator, --reference, --solution, --checker and --validator name programs");
    }
    List<Path> plain = programs.others().stream().filter(each -> !looksUsable(each)).toList();
    if (!plain.isEmpty() && plain.size() <= FEW) {
      folder.note("not used unless named: " + Driver.names(plain));
    }
  }

  /** Whether a program without a role may be what the folder lacks. */
  private boolean looksUsable(Path program) {
    return programs.of(ProgramRole.SOLUTION).isEmpty() || ProgramRole.isHintedBy(program);
  }

  private List<String> unusedParts() {
    List<String> unused = new ArrayList<>();
    programs.idle().forEach(each -> unused.add(Driver.name(each)));
    programs.others().stream()
        .filter(this::looksUsable)
        .forEach(each -> unused.add(Driver.name(each)));
    for (Path each : folder.glance(folder.root())) {
      if (Files.isDirectory(each)) {
        folder.glance(each).stream()
            .filter(this::looksLikePart)
            .map(folder::shown)
            .forEach(unused::add);
      } else if (isOfUnknownLanguage(each)) {
        unused.add(Driver.name(each) + " (unknown language)");
      }
    }
    return unused;
  }

  private boolean looksLikePart(Path file) {
    return Files.isRegularFile(file)
        && folder.languages().of(file).isPresent()
        && ProgramRole.of(file).filter(each -> each != ProgramRole.SOLUTION).isPresent();
  }

  private boolean isOfUnknownLanguage(Path file) {
    String name = Driver.name(file).toLowerCase(Locale.ROOT);
    return folder.languages().of(file).isEmpty()
        && MORE_SOURCES.contains(name.substring(name.lastIndexOf('.') + 1))
        && ProgramRole.of(file).isPresent()
        && programs.drivers().stream().noneMatch(each -> each.file().equals(file));
  }
}

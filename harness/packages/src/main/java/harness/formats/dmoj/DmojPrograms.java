package harness.formats.dmoj;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Programs of the jury, each of which may consist of several files. */
final class DmojPrograms {

  private static final Pattern SOURCE = Pattern.compile(".*\\.(?:c|cc|cpp|cxx)");
  private static final Pattern MACRO = Pattern.compile("-D([A-Za-z_][A-Za-z0-9_]{0,80})(?:=(.*))?");

  private final PackageFolder folder;
  private final Map<String, Optional<String>> known = new HashMap<>();

  DmojPrograms(PackageFolder folder) {
    this.folder = folder;
  }

  /**
   * A program in the form of {@code --solution}.
   *
   * @param files the name of its file, or of several
   * @param flags of its compiler; macros are defined, others are left out with a note
   * @throws harness.cases.UsageException in one line, if it is missing or cannot be run here
   */
  String needed(Declared files, Declared flags) {
    return program(files, flags, true).orElseThrow();
  }

  /** The same; empty, with a note, if it cannot be run here. */
  Optional<String> usable(Declared files, Declared flags) {
    String key = files.texts() + " " + flags.texts();
    Optional<String> program = known.get(key);
    if (program == null) {
      program = program(files, flags, false);
      known.put(key, program);
    }
    return program;
  }

  private Optional<String> program(Declared files, Declared flags, boolean isNeeded) {
    List<Path> all = new ArrayList<>();
    for (Declared each : files.elements()) {
      all.add(folder.needed(each.text(), each));
    }
    if (all.isEmpty()) {
      throw files.wrong("the name of a file");
    }
    List<Path> sources = all.stream().filter(DmojPrograms::isSource).toList();
    Path main = sources.isEmpty() ? all.get(0) : sources.get(0);
    Path program = together(main, all, Math.max(1, sources.size()), macros(flags));
    return isNeeded ? Optional.of(folder.neededProgram(program)) : folder.program(program);
  }

  private static boolean isSource(Path file) {
    return SOURCE.matcher(file.toString()).matches();
  }

  /** The main file where it is, or a copy of all if they are not complete without that. */
  private Path together(Path main, List<Path> all, int sources, String macros) {
    boolean isApart = all.stream().anyMatch(each -> !each.getParent().equals(main.getParent()));
    if (sources == 1 && macros.isEmpty() && !isApart) {
      return main;
    }
    Path copy = folder.made().copied(main, all, Path::getFileName);
    Path copied = copy.resolve(main.getFileName().toString());
    if (!macros.isEmpty()) {
      all.stream()
          .filter(each -> each.equals(main) || isSource(each))
          .forEach(each -> define(macros, each, copy.resolve(each.getFileName().toString())));
    }
    return sources == 1 ? copied : copy;
  }

  private void define(String macros, Path source, Path copy) {
    String name = source.getFileName().toString().replaceAll("[\"\\\\\\p{Cntrl}]", "_");
    folder.made().written(copy, macros + "#line 1 \"" + name + "\"\n" + TextFile.read(source));
  }

  /** The macros that flags of a compiler define, as lines of a source. */
  private String macros(Declared flags) {
    return flags.elements().stream().map(this::macro).collect(Collectors.joining());
  }

  private String macro(Declared flag) {
    var macro = MACRO.matcher(flag.text());
    if (!macro.matches()) {
      folder.leaveOut(
          flag.refused("'" + PackageBounds.shown(flag.text()) + "', a flag of the compiler"));
      return "";
    }
    String value = macro.group(2) == null ? "1" : macro.group(2);
    return "#define " + macro.group(1) + " " + value + "\n";
  }
}

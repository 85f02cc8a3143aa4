package harness.formats.icpc;

import harness.formats.ImportedModules;
import harness.formats.PackageFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The generators that a script for testdata_tools names, and the files of a package it names. */
final class ScriptPrograms {

  /** The program that stands for a file written by hand. */
  static final String COPY = "cat";

  /**
   * A generator.
   *
   * @param text as for {@code --solution}
   * @param first arguments before those of a test
   */
  record Generator(String text, List<String> first) {}

  private final PackageFolder folder;
  private final String root;
  private final Map<String, Generator> programs = new HashMap<>();

  ScriptPrograms(PackageFolder folder) {
    this.folder = folder;
    try {
      this.root = folder.root().toRealPath() + "/";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Optional<Generator> named(String name) {
    return Optional.ofNullable(programs.get(name));
  }

  /** Adds the program of a source file, named after it. */
  void compile(String source) {
    Optional<Path> file = file(source);
    if (file.isEmpty()) {
      folder.leaveOut(GeneratorScript.FILE + ": there is no " + relative(source));
    }
    file.flatMap(this::program).ifPresent(each -> put(base(source), each, List.of()));
  }

  /** Adds a program that a command starts: an interpreter may come before its file. */
  void add(String name, String command) {
    List<String> words = List.of(command.strip().split("\\s+"));
    for (int i = 0; i < words.size(); i++) {
      Optional<Path> file = words.get(i).isEmpty() ? Optional.empty() : file(words.get(i));
      if (file.isPresent()) {
        List<String> rest = words.subList(i + 1, words.size());
        file.flatMap(this::program).ifPresent(each -> put(name, each, rest));
        return;
      }
    }
    folder.leaveOut(GeneratorScript.FILE + ": the program " + name + " is not in the package");
  }

  /** A program: its source, or a copy with the modules next to it that it imports. */
  private Optional<String> program(Path source) {
    return folder.program(ImportedModules.with(source, folder));
  }

  private void put(String name, String program, List<String> first) {
    programs.put(name, new Generator(program, first));
  }

  /** A file of the package, which the script names from its own folder. */
  Optional<Path> file(String path) {
    return folder.file(relative(path));
  }

  /** The inputs in a folder, in order. */
  Stream<Path> inputs(String path) {
    return folder.list(relative(path)).stream().filter(each -> each.toString().endsWith(".in"));
  }

  /** A path as the package names it. */
  String relative(String path) {
    Path at =
        folder.at(
            path.startsWith(root)
                ? path.substring(root.length())
                : path.startsWith("/") ? path : GeneratorScript.FOLDER + "/" + path);
    return folder.shown(at);
  }

  /** A file's name without its folder and what follows its last dot. */
  static String base(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}

package harness.process;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The runner's C source, compiled once with the machine's compiler and kept in the cache. On a
 * machine without a compiler, the runner shipped with the distribution is used. The same folder
 * holds the parts that let programs fork after start-up and that let Java programs run many times
 * in one JVM.
 */
final class RunnerBinary {

  /** System property that the launcher sets to the harness's folder. */
  private static final String ROOT = "harness.root";

  private static final String RUNNER = "runner";
  private static final String SOURCES = "runner/";
  private static final String ZYGOTE = "zygote/";
  private static final String LINKED = "zygote.c";
  private static final String LIBRARY = "zygote.so";
  private static final String WARM = "warm/";
  private static final List<String> CLASSES =
      List.of(
          "WarmJvm",
          "Channel",
          "ClassFile",
          "Exit",
          "OwnState",
          "OwnState$Input",
          "OwnState$Printed",
          "ProgramClasses",
          "ProgramClasses$Loader");

  /** How long the C compiler may take on a busy machine. */
  private static final long COMPILER_MILLIS = 120_000;

  private static final String HEADER = "runner.h";
  private static final List<String> UNITS =
      List.of(
          "main.c",
          "frame.c",
          "zygote.c",
          "request.c",
          "run.c",
          "series.c",
          "talk.c",
          "pace.c",
          "child.c",
          "priority.c",
          "place.c",
          "confine.c",
          "tree.c",
          "memory.c",
          "ipc.c",
          "folder.c");
  private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");

  /** Without {@code -static} where the static library is missing. */
  private static final List<List<String>> FLAGS =
      List.of(List.of("-O2", "-static"), List.of("-O2"));

  private RunnerBinary() {}

  /** The runner; empty if no C compiler works here and none was shipped. */
  static Optional<Path> find(CacheFolder cache) throws IOException {
    Optional<Path> compiler = compiler();
    Optional<Path> folder =
        compiler.isPresent()
            ? cache.get("runner-" + key(compiler.get()), each -> compile(compiler.get(), each))
            : Optional.empty();
    return folder.map(each -> each.resolve(RUNNER)).or(RunnerBinary::shipped);
  }

  /** Builds the files of a distribution in an empty folder; returns whether a C compiler works. */
  static boolean build(Path folder) throws IOException {
    Optional<Path> compiler = compiler();
    return compiler.isPresent() && compile(compiler.get(), folder);
  }

  private static Optional<Path> compiler() {
    return COMPILERS.stream().map(SearchPath::find).flatMap(Optional::stream).findFirst();
  }

  private static Optional<Path> shipped() {
    return Optional.ofNullable(System.getProperty(ROOT))
        .map(root -> Path.of(root, "lib", folderName(), RUNNER))
        .filter(Files::isExecutable);
  }

  /** The folder of a distribution with the files built for machines like this one. */
  static String folderName() {
    return RUNNER + "-" + System.getProperty("os.name") + "-" + System.getProperty("os.arch");
  }

  private static String key(Path compiler) throws IOException {
    ContentHash hash = new ContentHash();
    hash.add(Tool.ask(List.of(compiler.toString(), "--version")).firstLine());
    FLAGS.forEach(flags -> flags.forEach(hash::add));
    hash.add(source(HEADER));
    for (String unit : UNITS) {
      hash.add(source(unit));
    }
    for (String name : CLASSES) {
      hash.add(warm(name));
    }
    return hash.add(zygote(LINKED)).add(zygote(ProgramHost.ZYGOTE_SCRIPT)).hex();
  }

  private static boolean compile(Path compiler, Path folder) throws IOException {
    Files.write(folder.resolve(HEADER), source(HEADER));
    for (String unit : UNITS) {
      Files.write(folder.resolve(unit), source(unit));
    }
    Files.write(folder.resolve(ProgramHost.ZYGOTE_SCRIPT), zygote(ProgramHost.ZYGOTE_SCRIPT));
    Path ofPackage = Files.createDirectories(folder.resolve("harness/process/warm"));
    for (String name : CLASSES) {
      Files.write(ofPackage.resolve(name + ".class"), warm(name));
    }
    return FLAGS.stream().anyMatch(flags -> compileWith(compiler, flags, folder))
        && compileZygotes(compiler, folder);
  }

  private static boolean compileWith(Path compiler, List<String> flags, Path folder) {
    List<String> command = new ArrayList<>();
    command.add(compiler.toString());
    command.addAll(flags);
    command.addAll(List.of("-o", folder.resolve(RUNNER).toString()));
    UNITS.forEach(unit -> command.add(folder.resolve(unit).toString()));
    return ran(command);
  }

  /** Built in a separate folder: the runner has a source file of the same name. */
  private static boolean compileZygotes(Path compiler, Path folder) throws IOException {
    Path source = Files.createDirectory(folder.resolve("linked")).resolve(LINKED);
    Files.write(source, zygote(LINKED));
    Path linked = folder.resolve(ProgramHost.ZYGOTE_OBJECT);
    Path library = folder.resolve(LIBRARY);
    return compile(compiler, source, linked, List.of("-c"))
        && compile(compiler, source, library, List.of("-shared", "-DFOR_INTERPRETER"));
  }

  private static boolean compile(Path compiler, Path source, Path made, List<String> flags) {
    List<String> command = new ArrayList<>(List.of(compiler.toString(), "-O2", "-fPIC"));
    command.addAll(flags);
    command.addAll(List.of("-o", made.toString(), source.toString()));
    return ran(command);
  }

  private static boolean ran(List<String> command) {
    Path here = Path.of("").toAbsolutePath();
    return Tool.run(command, System.getenv(), here, COMPILER_MILLIS).exitCode() == 0;
  }

  /** A class of the JVM that runs a program many times. */
  private static byte[] warm(String name) throws IOException {
    return resource(WARM + name + ".class");
  }

  private static byte[] zygote(String name) throws IOException {
    return resource(ZYGOTE + name);
  }

  private static byte[] source(String name) throws IOException {
    return resource(SOURCES + name);
  }

  private static byte[] resource(String path) throws IOException {
    try (InputStream in = RunnerBinary.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("missing from the harness: " + path);
      }
      return in.readAllBytes();
    }
  }
}

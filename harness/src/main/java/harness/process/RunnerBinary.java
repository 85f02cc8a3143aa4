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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static final String HEADER = "runner.h";
  private static final List<String> UNITS =
      List.of(
          ("main.c frame.c zygote.c request.c run.c series.c talk.c pace.c child.c"
                  + " priority.c place.c confine.c tree.c memory.c ipc.c folder.c")
              .split(" "));

  /** In a separate folder: the runner has a source file of the same name. */
  private static final String ZYGOTE = "linked/zygote.c";

  private static final String ZYGOTE_LIBRARY = "zygote.so";

  /** The classes of the JVM that runs a program many times. */
  private static final List<String> WARM =
      List.of(
          ("WarmJvm Channel ClassFile Exit OwnState OwnState$Input OwnState$Printed"
                  + " ProgramClasses ProgramClasses$Loader")
              .split(" "));

  private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");

  /** Without {@code -static} where the static library is missing. */
  private static final List<List<String>> FLAGS =
      List.of(List.of("-O2", "-static"), List.of("-O2"));

  /** How long the C compiler may take on a busy machine. */
  private static final long COMPILER_MILLIS = 120_000;

  private RunnerBinary() {}

  /** The runner; empty if no C compiler works here and none was shipped. */
  static Optional<Path> find(CacheFolder cache) throws IOException {
    Optional<Path> compiler = compiler();
    Optional<Path> folder =
        compiler.isPresent()
            ? cache.get("runner-" + key(compiler.get()), each -> build(compiler.get(), each))
            : Optional.empty();
    return folder.map(each -> each.resolve(RUNNER)).or(RunnerBinary::shipped);
  }

  /** Builds the files of a distribution in an empty folder; returns whether a C compiler works. */
  static boolean build(Path folder) throws IOException {
    Optional<Path> compiler = compiler();
    return compiler.isPresent() && build(compiler.get(), folder);
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

  /** The harness's files that the folder is made of: the place in the folder and the content. */
  private static Map<String, byte[]> sources() throws IOException {
    Map<String, byte[]> sources = new LinkedHashMap<>();
    sources.put(HEADER, resource("runner/" + HEADER));
    for (String unit : UNITS) {
      sources.put(unit, resource("runner/" + unit));
    }
    for (String name : WARM) {
      String file = "warm/" + name + ".class";
      sources.put("harness/process/" + file, resource(file));
    }
    sources.put(ZYGOTE, resource("zygote/zygote.c"));
    sources.put(ProgramHost.ZYGOTE_SCRIPT, resource("zygote/" + ProgramHost.ZYGOTE_SCRIPT));
    return sources;
  }

  private static byte[] resource(String path) throws IOException {
    try (InputStream in = RunnerBinary.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("missing from the harness: " + path);
      }
      return in.readAllBytes();
    }
  }

  private static String key(Path compiler) throws IOException {
    ContentHash hash = new ContentHash();
    hash.add(Tool.ask(List.of(compiler.toString(), "--version")).firstLine());
    FLAGS.forEach(flags -> flags.forEach(hash::add));
    sources().values().forEach(hash::add);
    return hash.hex();
  }

  private static boolean build(Path compiler, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> source : sources().entrySet()) {
      Path file = folder.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, source.getValue());
    }
    List<String> zygote = List.of(ZYGOTE);
    List<String> object = List.of("-O2", "-fPIC", "-c");
    List<String> library = List.of("-O2", "-fPIC", "-shared", "-DFOR_INTERPRETER");
    return FLAGS.stream().anyMatch(flags -> compile(compiler, flags, folder, RUNNER, UNITS))
        && compile(compiler, object, folder, ProgramHost.ZYGOTE_OBJECT, zygote)
        && compile(compiler, library, folder, ZYGOTE_LIBRARY, zygote);
  }

  private static boolean compile(
      Path compiler, List<String> flags, Path folder, String made, List<String> sources) {
    List<String> command = new ArrayList<>(List.of(compiler.toString()));
    command.addAll(flags);
    command.addAll(List.of("-o", folder.resolve(made).toString()));
    sources.forEach(source -> command.add(folder.resolve(source).toString()));
    Path here = Path.of("").toAbsolutePath();
    return Tool.run(command, System.getenv(), here, COMPILER_MILLIS).exitCode() == 0;
  }
}

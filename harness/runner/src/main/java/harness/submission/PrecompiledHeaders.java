package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.SearchPath;
import harness.process.FolderTooLarge;
import harness.process.ProgramHost;
import harness.process.RunResult;
import harness.toolchain.Language;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Headers that were compiled beforehand, so that programs which include them compile in a fraction
 * of the time. Each is compiled once for a compiler, its options and a standard, and kept in the
 * cache. The compiler decides whether it may take one; the program is the same as without it.
 * Thread-safe.
 */
final class PrecompiledHeaders {

  private static final String KEPT = "header-";
  private static final String SOURCE = "first.h";

  /** Compiling a header takes as long as some four programs, so a cache of fewer has none. */
  private static final int WORTH = 6;

  /** Such a header takes some 120 MB. */
  private static final long SPACE = 2L << 30;

  private final ProgramHost host;
  private final CacheFolder cache;
  private final CompilerLimits limits;
  private final Set<String> atWork = ConcurrentHashMap.newKeySet();

  PrecompiledHeaders(ProgramHost host, CacheFolder cache, CompilerLimits limits) {
    this.host = host;
    this.cache = cache;
    this.limits = limits;
  }

  /**
   * The folder with the precompiled header of a language; empty if there is none for this program,
   * or if another thread is compiling it now.
   *
   * @param text of the program's sources
   * @param version of the compiler
   * @param readOnly what the compiler needs besides the system's own files
   * @param programs prefix of the names of programs in the cache
   */
  Optional<Path> folder(
      String text,
      Language language,
      String standard,
      String version,
      List<Path> readOnly,
      String programs)
      throws IOException {
    Language.Precompiled header = language.precompiled();
    if (header == null || !text.contains(header.header())) {
      return Optional.empty();
    }
    List<String> words =
        header.compile().stream().map(each -> each.replace(Language.STANDARD, standard)).toList();
    ContentHash hash = new ContentHash().add(version).add(again(header.header()));
    words.forEach(hash::add);
    String name = KEPT + hash.hex();
    Optional<Path> folder = cache.find(name, each -> true);
    if (folder.isEmpty() && isWorthIt(programs) && atWork.add(name)) {
      try {
        folder = cache.get(name, draft -> compile(header.header(), words, readOnly, draft));
      } finally {
        atWork.remove(name);
      }
    }
    return folder.filter(each -> Files.exists(compiled(each, header.header())));
  }

  private boolean isWorthIt(String programs) throws IOException {
    if (Files.getFileStore(cache.root()).getUsableSpace() < SPACE) {
      return false;
    }
    int kept = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(cache.root(), programs + "*")) {
      for (Path unused : all) {
        kept++;
      }
    }
    return kept >= WORTH;
  }

  /** What a second inclusion reads: the compiler takes a compiled header only once. */
  private static String again(String header) {
    return "#include_next <" + header + ">\n";
  }

  private static Path compiled(Path folder, String header) {
    return folder.resolve(header + ".gch");
  }

  /** Compiles a header. If that fails, the empty entry says that there is none. */
  private boolean compile(String header, List<String> command, List<Path> readOnly, Path kept)
      throws IOException {
    Optional<Path> compiler = SearchPath.find(command.get(0));
    if (compiler.isEmpty()) {
      return false;
    }
    try (BuildFolder folder = BuildFolder.open(host, cache)) {
      Path source = folder.path().resolve(SOURCE);
      Files.writeString(source, "#include <" + header + ">\n");
      Path built = folder.built().resolve("header.gch");
      List<String> words = new ArrayList<>();
      words.add(compiler.get().toString());
      command.stream()
          .skip(1)
          .map(word -> word.replace("{source}", SOURCE).replace("{output}", built.toString()))
          .forEach(words::add);
      RunResult result = host.build(words, folder.path(), readOnly, limits.ofCommand(0, true));
      if (result.report().endedWell() && folder.problem(limits).isEmpty()) {
        Path target = compiled(kept, header);
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        Files.move(built, target);
        Files.writeString(kept.resolve(header), again(header));
      }
      return true;
    } catch (FolderTooLarge e) {
      return true;
    }
  }
}

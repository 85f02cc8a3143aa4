package harness.jury;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.RunnerFailure;
import harness.process.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** CPU times of programs, kept in the cache for later runs on the same kind of processor. */
final class KeptTimes {

  private static final String ENTRY = "time-";
  private static final String FILE = "nanos";

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  /** How the lines start that name the model of a processor. */
  private static final String MODEL = "model name";

  private final CacheFolder cache;
  private final Map<Program, String> keys = new ConcurrentHashMap<>();

  KeptTimes(CacheFolder cache) {
    this.cache = cache;
  }

  /**
   * The CPU time of a program for an input, in nanoseconds.
   *
   * @param measure runs the program; empty if it fails, which is not kept
   */
  OptionalLong nanos(Program program, String input, Supplier<OptionalLong> measure) {
    String key = keys.computeIfAbsent(program, KeptTimes::key);
    String name = ENTRY + new ContentHash().add(key).add(input).hex();
    try {
      Path entry = cache.get(name, folder -> measured(folder, measure)).orElse(null);
      return entry == null
          ? OptionalLong.empty()
          : OptionalLong.of(Long.parseLong(Files.readString(entry.resolve(FILE))));
    } catch (IOException | NumberFormatException unusable) {
      return measure.get(); // the cache is damaged or full
    }
  }

  private static boolean measured(Path folder, Supplier<OptionalLong> measure) throws IOException {
    OptionalLong nanos = measure.get();
    if (nanos.isPresent()) {
      Files.writeString(folder.resolve(FILE), Long.toString(nanos.getAsLong()));
    }
    return nanos.isPresent();
  }

  /** The processor, the command and what is in the command's files. */
  private static String key(Program program) {
    ContentHash hash = new ContentHash().add(processor());
    try {
      for (String word : program.command()) {
        hash.add(word);
        if (word.startsWith("/") && Files.isRegularFile(Path.of(word))) {
          hash.addFile(Path.of(word));
        }
      }
    } catch (IOException e) {
      throw new RunnerFailure("cannot read " + program.name(), e);
    }
    return hash.hex();
  }

  private static String processor() {
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines.filter(line -> line.startsWith(MODEL)).findFirst().orElse("");
    } catch (IOException notLinux) {
      return "";
    }
  }
}

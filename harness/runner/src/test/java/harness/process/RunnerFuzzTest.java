package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The runner, built with ASan and UBSan, reads random and damaged frames. It does what they ask, or
 * gives up with a line that says why; it neither hangs nor touches memory that is not its own.
 */
@Timeout(300)
final class RunnerFuzzTest {

  private static final long COMPILER_MILLIS = 120_000;
  private static final long HANG_SECONDS = 30;
  private static final int GAVE_UP = 3;
  private static final String MOUNTED = "mounted";
  private static final int FEW = 40;
  private static final int MANY = 500;

  /** For many frames. A slow machine tries fewer of them. */
  private static final long MOST_NANOS = 100_000_000_000L;

  /**
   * What a sanitizer prints, perhaps in a child of the runner; a warning says that memory ran out.
   */
  private static final Pattern REPORT = Pattern.compile("ERROR: \\w+Sanitizer|runtime error: ");

  /** Where a sanitizer reports, this exit code; where memory runs out, the runner must say so. */
  private static final String OPTIONS =
      "exitcode=99:detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=512";

  /** Reads its input, and waits for the next run if it is asked to. */
  private static final String PROGRAM =
      "#include <unistd.h>\nint main(void) { char b[99]; while (read(0, b, 99) > 0) {} return 0; }\n";

  private static final List<String> NAMES = List.of("a", "b", "", "..", "x/y", "z\0");

  @TempDir private static Path folder;

  private static Path runner;
  private static Path program;

  @BeforeAll
  static void build() throws IOException {
    assumeTrue(SearchPath.find("gcc").isPresent(), "no gcc here");
    Path trial = Files.writeString(folder.resolve("program.c"), PROGRAM);
    List<String> flags =
        List.of("-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all");
    assumeTrue(compile("trial", flags, List.of(trial)).exitCode() == 0, "no sanitizers here");
    RunnerBinary.write(folder);
    Path sources = folder.resolve(RunnerBinary.SOURCES);
    List<Path> units =
        RunnerBinary.sources().stream()
            .filter(name -> name.matches("runner/.*\\.c"))
            .map(sources::resolve)
            .toList();
    require(compile("runner", flags, units));
    Path zygote = sources.resolve("zygote/zygote.c");
    require(compile("program", List.of("-O2", "-Wl,--wrap=main"), List.of(trial, zygote)));
    runner = folder.resolve("runner");
    program = folder.resolve("program");
    Files.createDirectory(folder.resolve(MOUNTED));
  }

  private static void require(Tool.Output built) {
    assertEquals(0, built.exitCode(), built.errors());
  }

  private static Tool.Output compile(String made, List<String> flags, List<Path> sources) {
    List<String> command = new ArrayList<>(List.of(SearchPath.find("gcc").get().toString()));
    command.addAll(flags);
    command.addAll(List.of("-o", folder.resolve(made).toString()));
    sources.forEach(source -> command.add(source.toString()));
    return Tool.run(command, System.getenv(), folder, COMPILER_MILLIS);
  }

  @Test
  void survivesDamagedFrames() throws Exception {
    send(FEW, alone(), 1);
  }

  /** There the runner also collects short runs into a series. */
  @Test
  void survivesDamagedFramesInANamespace() throws Exception {
    send(FEW, inNamespace(), 2);
  }

  @Test
  @Thorough
  void survivesManyDamagedFrames() throws Exception {
    send(MANY, alone(), 3);
    send(MANY, inNamespace(), 4);
  }

  private static List<String> alone() {
    String work = folder.resolve("work").toString();
    return List.of(runner.toString(), "--no-network", work, program.toString());
  }

  private static List<String> inNamespace() {
    List<String> sandbox =
        List.of(
            ("bwrap --unshare-pid --unshare-ipc --as-pid-1 --ro-bind / / --dev /dev --proc /proc"
                    + " --tmpfs")
                .split(" "));
    String work = folder.resolve(MOUNTED).toString();
    List<String> words = new ArrayList<>(sandbox);
    words.addAll(List.of(work, runner.toString(), "--own-ipc", "--no-network"));
    words.addAll(List.of("--zygote", "1", work));
    words.addAll(List.of(program.toString(), program.toString()));
    assumeTrue(SearchPath.find("bwrap").isPresent(), "no bubblewrap here");
    String end = ended(words, new byte[0]);
    assumeTrue(end.startsWith("0 "), () -> "no namespaces here: " + end);
    return words;
  }

  private static void send(int count, List<String> command, long seed) throws IOException {
    long end = System.nanoTime() + MOST_NANOS;
    for (int i = 0; i < count && (i < FEW || System.nanoTime() - end < 0); i++) {
      byte[] frames = frames(new Random(seed * 1_000_003 + i));
      Path kept = Files.write(folder.resolve("frames"), frames);
      String said = ended(command, frames);
      int number = i;
      assertTrue(
          said.startsWith("0 ") || (said.startsWith(GAVE_UP + " ") && said.contains("runner: ")),
          () -> "seed " + seed + ", number " + number + " (" + kept + "): " + said);
    }
  }

  /** The exit code and the errors of a runner that reads these frames. */
  private static String ended(List<String> command, byte[] frames) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("ASAN_OPTIONS", OPTIONS);
    builder.environment().put("UBSAN_OPTIONS", OPTIONS);
    builder.redirectOutput(folder.resolve("output").toFile());
    builder.redirectError(folder.resolve("errors").toFile());
    try {
      Process process = builder.start();
      try (OutputStream in = process.getOutputStream()) {
        in.write(frames);
      } catch (IOException gaveUpEarlier) {
        // It need not read the rest.
      }
      boolean ended = process.waitFor(HANG_SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      assertTrue(ended, () -> "hangs: " + Arrays.toString(frames));
      String errors = Files.readString(folder.resolve("errors"), StandardCharsets.ISO_8859_1);
      assertFalse(REPORT.matcher(errors).find(), errors);
      return process.exitValue() + " " + errors;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /**
   * Requests, most of them damaged: random bytes only, bytes changed, lost, repeated or cut off.
   */
  private static byte[] frames(Random random) throws IOException {
    if (random.nextInt(8) == 0) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      return bytes;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunnerFrames frames = new RunnerFrames(InputStream.nullInputStream(), out);
    boolean isQuick = random.nextBoolean();
    for (int requests = 1 + random.nextInt(6); requests > 0; requests--) {
      addRequest(random, frames, isQuick);
    }
    byte[] all = out.toByteArray();
    for (int damages = random.nextInt(4); damages > 0; damages--) {
      all = damaged(random, all);
    }
    return all;
  }

  private static void addRequest(Random random, RunnerFrames frames, boolean isQuick)
      throws IOException {
    for (int count = random.nextInt(3); count > 0; count--) {
      add(
          frames,
          RunnerFrames.ARGUMENT,
          "x".repeat(random.nextInt(random.nextBoolean() ? 9 : 999)));
    }
    for (int count = random.nextInt(6) - 3; count > 0; count--) {
      add(frames, RunnerFrames.FILE, name(random));
      add(frames, RunnerFrames.FILE_BYTES, "y".repeat(random.nextInt(99)));
      byte[] bound = ByteBuffer.allocate(8).putLong(random.nextInt(100)).array();
      add(
          frames,
          RunnerFrames.WANTED,
          new String(bound, StandardCharsets.ISO_8859_1) + name(random));
    }
    if (random.nextInt(4) == 0) {
      frames.addProcessor(random.nextInt(4) - 1);
    }
    byte type = isQuick ? RunnerFrames.QUICK_REQUEST : RunnerFrames.REQUEST;
    byte[] limits = random.nextInt(3) == 0 ? new byte[0] : limits(random);
    frames.add(type, limits, limits.length);
    frames.addInput(new byte[random.nextInt(random.nextInt(4) == 0 ? 9000 : 90)]);
  }

  private static String name(Random random) {
    return NAMES.get(random.nextInt(random.nextInt(4) == 0 ? NAMES.size() : 2));
  }

  private static void add(RunnerFrames frames, byte type, String payload) throws IOException {
    byte[] bytes = payload.getBytes(StandardCharsets.ISO_8859_1);
    frames.add(type, bytes, bytes.length);
  }

  /** Two seconds, 64 MiB and 8 processes; sometimes one of ten limits is any number. */
  private static byte[] limits(Random random) {
    long second = 1_000_000_000L;
    long[] limits = {
      second, 2 * second, second, 64 << 20, 0, 8 << 20, 1 << 16, 1 << 10, 1 << 20, 8
    };
    if (random.nextInt(3) == 0) {
      limits[random.nextInt(limits.length)] = random.nextLong() >>> random.nextInt(64);
    }
    ByteBuffer bytes = ByteBuffer.allocate(limits.length * Long.BYTES);
    Arrays.stream(limits).forEach(bytes::putLong);
    return bytes.array();
  }

  private static byte[] damaged(Random random, byte[] bytes) {
    if (bytes.length == 0) {
      return bytes;
    }
    int at = random.nextInt(bytes.length);
    int end = at + random.nextInt(Math.min(64, bytes.length - at));
    return switch (random.nextInt(4)) {
      case 0 -> {
        byte[] changed = bytes.clone();
        changed[at] = (byte) random.nextInt();
        yield changed;
      }
      case 1 -> joined(Arrays.copyOf(bytes, at), Arrays.copyOfRange(bytes, end, bytes.length));
      case 2 -> joined(Arrays.copyOf(bytes, end), Arrays.copyOfRange(bytes, at, bytes.length));
      default -> Arrays.copyOf(bytes, at);
    };
  }

  private static byte[] joined(byte[] first, byte[] second) {
    return ByteBuffer.allocate(first.length + second.length).put(first).put(second).array();
  }
}

package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.machine.Tool;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The C sources of the runner and of what programs are linked with. */
@Timeout(180)
final class RunnerSourcesTest {

  private static final Pattern INCLUDED = Pattern.compile("#include \"([^\"]+)\\.h\"");
  private static final long COMPILER_MILLIS = 120_000;

  /** In the header of an ELF file, the place of the processor's number, and two such numbers. */
  private static final int PROCESSOR_AT = 18;

  private static final int X86_64 = 62;
  private static final int ARM64 = 183;

  @TempDir private Path folder;
  private Path sources;

  @BeforeEach
  void write() throws IOException {
    RunnerBinary.write(folder);
    sources = folder.resolve(RunnerBinary.SOURCES);
  }

  @Test
  void everyFileIsHandedToTheCompiler() throws Exception {
    URI channel = RunnerBinary.class.getResource("zygote/channel.h").toURI();
    assumeTrue(channel.getScheme().equals("file"), "the resources are in a jar");
    Path root = Path.of(channel).getParent().getParent();
    Set<String> there;
    try (Stream<Path> files = Files.walk(root)) {
      there =
          files
              .map(file -> root.relativize(file).toString())
              .filter(name -> name.endsWith(".c") || name.endsWith(".h"))
              .collect(Collectors.toCollection(TreeSet::new));
    }
    assertEquals(there, new TreeSet<>(RunnerBinary.sources()));
  }

  @Test
  void filesDependOnEachOtherInOneDirection() throws IOException {
    Set<String> done = new HashSet<>();
    visit("main", new ArrayList<>(), done);
    assertTrue(done.contains("tree"), done.toString());
  }

  private void visit(String unit, List<String> path, Set<String> done) throws IOException {
    assertFalse(path.contains(unit), () -> "a circle: " + path + " " + unit);
    path.add(unit);
    Path source = sources.resolve("runner").resolve(unit + ".c");
    if (done.add(unit) && Files.exists(source)) {
      List<String> included =
          INCLUDED
              .matcher(Files.readString(source))
              .results()
              .map((MatchResult found) -> found.group(1))
              .filter(name -> !name.equals(unit))
              .toList();
      for (String name : included) {
        visit(name, path, done);
      }
    }
    path.remove(unit);
  }

  @Test
  void aResultHasAsManyNumbersAsBothSidesExpect() throws IOException {
    String header = Files.readString(sources.resolve("runner/result.h"));
    int figures = RunFigures.class.getRecordComponents().length;
    assertTrue(header.contains("#define RESULTS " + figures + "\n"), header);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gcc", "clang", "aarch64-linux-gnu-gcc"})
  void compileWithoutWarnings(String compiler) throws IOException {
    assumeTrue(SearchPath.find(compiler).isPresent(), "no " + compiler + " here");
    List<String> runner =
        RunnerBinary.sources().stream().filter(name -> name.matches("runner/.*\\.c")).toList();
    for (String source : runner) {
      compile(compiler, source);
    }
    compile(compiler, "zygote/zygote.c", "-fPIC");
    compile(compiler, "zygote/zygote.c", "-fPIC", "-DFOR_INTERPRETER");
  }

  private void compile(String compiler, String source, String... flags) {
    List<String> command = new ArrayList<>(List.of(SearchPath.find(compiler).get().toString()));
    command.addAll(List.of("-Wall", "-Wextra", "-Werror", "-O2", "-c", "-o", "/dev/null"));
    command.addAll(List.of(flags));
    command.add(sources.resolve(source).toString());
    Tool.Output built = Tool.run(command, System.getenv(), folder, COMPILER_MILLIS);
    assertEquals(0, built.exitCode(), built.errors());
  }

  @Test
  void theRunnerOfEachProcessorIsFoundByItsName() throws IOException {
    List<String> processors = ProgramHost.ship(folder);
    assertTrue(processors.contains(System.getProperty("os.arch")), processors.toString());
    for (String processor : processors) {
      Path runner = RunnerBinary.shipped(folder, processor).orElseThrow();
      int expected = processor.equals("aarch64") ? ARM64 : X86_64;
      assertEquals(expected, Files.readAllBytes(runner)[PROCESSOR_AT] & 0xff, processor);
    }
    assertTrue(RunnerBinary.shipped(folder, "another").isEmpty());
  }
}

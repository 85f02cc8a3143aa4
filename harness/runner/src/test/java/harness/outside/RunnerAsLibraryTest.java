package harness.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.ShownCode;
import harness.cases.Verdict;
import harness.machine.SearchPath;
import harness.process.Program;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.sandbox.Isolation;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The use of the runner that its Javadoc shows, from a package that sees only what is public. */
final class RunnerAsLibraryTest {

  private static final Path PAGE =
      Path.of("runner/src/main/java/harness/submission/package-info.java");
  private static final Path HERE =
      Path.of("runner/src/test/java/harness/outside/RunnerAsLibraryTest.java");

  @TempDir private Path folder;

  private static String sum(Path folder) throws IOException {
    // as shown
    Languages languages = Languages.load(List.of());
    RunnerSettings settings = new RunnerSettings(Isolation.AUTO, Compiler.USUAL_TIME);
    ProgramSource source = ProgramSource.parse("sum.py", languages, folder);
    long memory = 256 << 20; // bytes
    RunLimits limits = RunLimits.of(1_000_000_000L, memory); // nanoseconds of CPU time
    try (BuildHost builds = BuildHost.open(settings, languages)) {
      Program program = ((Compilation.Ready) builds.compile(source)).program();
      try (ProgramSession session = builds.host().session(program, memory)) {
        RunResult result = session.run("1 2\n".getBytes(UTF_8), limits);
        return result.outputText() + result.report().judgement().verdict();
      }
    }
    // so far
  }

  @Test
  void runsAProgram() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    Files.writeString(folder.resolve("sum.py"), "print(sum(map(int, input().split())))\n");
    assertEquals("3\n" + Verdict.ACCEPTED, sum(folder));
  }

  @Test
  void isWhatTheJavadocShows() throws IOException {
    ShownCode.assertShown(HERE, PAGE);
  }
}

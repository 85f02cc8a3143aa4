package harness.process;

import static harness.process.CompiledPrograms.LIMITS;
import static harness.process.CompiledPrograms.plain;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs that were announced to a session behave as they do alone. */
@Timeout(120)
class ExpectedRunsTest {

  @TempDir private Path folder;
  private CompiledPrograms programs;

  @BeforeEach
  void open() throws IOException {
    programs = new CompiledPrograms(Isolation.AUTO, folder);
  }

  @AfterEach
  void nothingIsLeft() {
    programs.close();
  }

  /** Prints its input, unless told to fail. */
  private static final String ECHO =
      """
      #include <csignal>
      #include <cstdlib>
      #include <iostream>
      #include <string>
      int main(int count, char **words) {
        std::string line;
        std::getline(std::cin, line);
        if (line == "crash") raise(SIGSEGV);
        if (line == "loop") for (;;) {}
        if (line == "much") line.assign(1 << 20, 'm');
        std::cout << line << ' ' << (count > 1 ? words[1] : "") << std::endl;
      }
      """;

  private static RunRequest quick(String input, String argument) {
    return plain(input, argument).quickly();
  }

  @Test
  void expectedRunsGiveTheSameResultsAsAlone() throws IOException {
    List<RunRequest> requests =
        IntStream.range(0, 200).mapToObj(i -> quick("line " + i, "word" + i)).toList();
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      for (int i = 0; i < requests.size(); i++) {
        assertEquals("line " + i + " word" + i + "\n", session.run(requests.get(i)).outputText());
      }
      assertNull(session.expectedNext());
    }
  }

  @Test
  void aPlainRunComesBetweenExpectedOnes() throws IOException {
    List<RunRequest> requests = List.of(quick("a", "1"), quick("b", "2"), quick("c", "3"));
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      assertEquals("a 1\n", session.run(requests.get(0)).outputText());
      RunResult plain = session.run(plain("a", "1"));
      assertEquals("a 1\n", plain.outputText());
      assertFalse(plain.report().forked());
      assertTrue(session.expectedNext().isSameAs(requests.get(1)));
      assertEquals("b 2\n", session.run(requests.get(1)).outputText());
      assertEquals("c 3\n", session.run(requests.get(2)).outputText());
    }
  }

  @Test
  void anExpectedRunThatIsNeverRequestedDoesNoHarm() throws IOException {
    List<RunRequest> requests =
        List.of(quick("a", "1"), quick("b", "2"), quick("c", "3"), quick("d", "4"));
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      assertEquals("a 1\n", session.run(requests.get(0)).outputText());
      assertEquals("c 3\n", session.run(requests.get(2)).outputText());
      assertEquals("x 9\n", session.run(quick("x", "9")).outputText());
      assertNull(session.expectedNext());
      session.expect(requests);
      session.expect(List.of(quick("y", "8")));
      assertEquals("y 8\n", session.run(quick("y", "8")).outputText());
    }
  }

  @Test
  void amongExpectedRunsEachHasItsOwnEnd() throws IOException {
    RunLimits limits = LIMITS.withTimes(100_000_000L, 3_000_000_000L, 0);
    List<RunRequest> requests =
        Stream.of("a", "crash", "b", "loop", "c", "much", "d")
            .map(line -> RunRequest.of((line + "\n").getBytes(StandardCharsets.UTF_8), limits))
            .map(RunRequest::quickly)
            .toList();
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      List<RunResult> results = requests.stream().map(session::run).toList();
      assertEquals(
          Arrays.asList(null, Reason.SIGNAL, null, Reason.CPU_TIME, null, null, null),
          results.stream().map(each -> each.report().judgement().reason()).toList());
      assertEquals("b \n", results.get(2).outputText());
      assertEquals((1 << 20) + 2, results.get(5).output().length);
      assertEquals("d \n", results.get(6).outputText());
    }
  }

  @Test
  void largeOutputsOfExpectedRunsDoNotBlock() throws IOException {
    List<RunRequest> requests = Collections.nCopies(30, quick("much", "1"));
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      for (RunRequest each : requests) {
        assertEquals((1 << 20) + 3, session.run(each).output().length);
      }
    }
  }

  @Test
  void runsSentAheadEndWithTheSession() throws IOException {
    programs.close();
    programs = new CompiledPrograms(Isolation.NONE, folder);
    RunLimits limits = LIMITS.withTimes(60_000_000_000L, 60_000_000_000L, 60_000_000_000L);
    List<RunRequest> requests =
        Stream.of("a", "b", "c", "loop", "loop")
            .map(line -> RunRequest.of((line + "\n").getBytes(StandardCharsets.UTF_8), limits))
            .map(RunRequest::quickly)
            .toList();
    try (ProgramSession session = programs.session("echo.cpp", ECHO)) {
      session.expect(requests);
      requests.subList(0, 3).forEach(session::run);
    }
    CompiledPrograms.assertNothingIsLeft();
  }
}

package harness.process;

import static harness.process.CompiledPrograms.plain;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.RunnerFailure;
import harness.process.ZooMode.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** System calls that hardly any program makes are refused, too. */
@Timeout(60)
final class RareCallsTest {

  /** What became of each call, by name; one program makes them all. */
  private static final Map<Place, Map<String, String>> ANSWERS = new EnumMap<>(Place.class);

  @BeforeAll
  static void callAll(@TempDir Path folder) throws IOException {
    ANSWERS.clear();
    for (Place place : Place.values()) {
      try (CompiledPrograms programs = new CompiledPrograms(ZooMode.here(place), folder);
          ProgramSession session = programs.session("calls.cpp", RareCall.program())) {
        ANSWERS.put(place, answers(session.run(plain(""))));
      } catch (RunnerFailure notHere) {
        // The parameters that need it are skipped visibly.
      }
    }
  }

  private static Map<String, String> answers(RunResult result) {
    Map<String, String> answers = new HashMap<>();
    result.outputText().lines().forEach(line -> answers.put(name(line), answer(line)));
    return answers;
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf(' '));
  }

  private static String answer(String line) {
    return line.substring(line.indexOf(' ') + 1);
  }

  static Stream<Arguments> refused() {
    return Arrays.stream(RareCall.values())
        .flatMap(
            call ->
                Arrays.stream(Place.values())
                    .map(ZooMode::here)
                    .filter(mode -> !mode.root() || mode.place() != Place.UNSHARE)
                    .filter(call::isRefusedIn)
                    .map(mode -> Arguments.of(call, mode)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("refused")
  void aRareCallIsRefused(RareCall call, ZooMode mode) {
    Map<String, String> answers = ANSWERS.get(mode.place());
    assumeTrue(answers != null, "this sandbox does not work here");
    assertEquals(call.answer(), answers.get(call.name()));
  }
}

package harness.process;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.RunnerFailure;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the zoo gets its verdict, in and out of the sandbox, and leaves no trace. */
@Quiet
class ZooTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private static final Map<ZooMode.Place, Zoo> ZOOS = new EnumMap<>(ZooMode.Place.class);

  @BeforeAll
  static void openHostsAndCompile() throws Exception {
    SystemVObjects.removeAll();
    Languages languages = Languages.load(List.of());
    for (ZooMode.Place place : places()) {
      try {
        ZOOS.put(place, Zoo.open(place, languages, CACHE));
      } catch (RunnerFailure notHere) {
        // The parameters that need it are skipped visibly.
      }
    }
  }

  /** As root, bubblewrap and no sandbox; {@link ZooAsUserTest} covers ordinary users. */
  private static List<ZooMode.Place> places() {
    return ZooMode.here(ZooMode.Place.NONE).root()
        ? List.of(ZooMode.Place.BWRAP, ZooMode.Place.NONE)
        : List.of(ZooMode.Place.values());
  }

  @AfterAll
  static void nothingIsLeft() {
    ZOOS.values().forEach(Zoo::close);
    ZOOS.clear();
    Traces.assertNoneOf(CACHE);
  }

  static Stream<Arguments> inTheSandbox() throws IOException {
    return zoo(places().subList(0, 1));
  }

  static Stream<Arguments> elsewhere() throws IOException {
    return zoo(places().subList(1, places().size()));
  }

  private static Stream<Arguments> zoo(List<ZooMode.Place> places) throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (ZooEntry entry : ZooEntry.all()) {
      for (ZooMode.Place place : places) {
        ZooMode mode = ZooMode.here(place);
        if (entry.notRunIn(mode).isEmpty()) {
          all.add(Arguments.of(entry, mode));
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("inTheSandbox")
  @Execution(ExecutionMode.CONCURRENT) // concurrent with each other, not with another class
  void programGetsItsVerdict(ZooEntry entry, ZooMode mode) {
    assertVerdict(entry, mode);
  }

  @Thorough
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("elsewhere")
  @Execution(ExecutionMode.CONCURRENT)
  void programGetsItsVerdictElsewhere(ZooEntry entry, ZooMode mode) {
    assertVerdict(entry, mode);
  }

  private static void assertVerdict(ZooEntry entry, ZooMode mode) {
    Zoo zoo = ZOOS.get(mode.place());
    assumeTrue(zoo != null, "this sandbox does not work here");
    zoo.notRun(entry).ifPresent(why -> assumeTrue(false, why));
    zoo.complaint(entry).ifPresent(Assertions::fail);
  }
}

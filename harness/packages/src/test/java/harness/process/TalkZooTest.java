package harness.process;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.RunnerFailure;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a submission and an interactor do to each other, the right one is blamed and nothing is
 * left.
 */
@Thorough
@Quiet
@Timeout(120)
class TalkZooTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private static final String CHANGES_PIPES = "both change their pipes";

  private static final Map<ZooMode.Place, TalkZoo> ZOOS = new EnumMap<>(ZooMode.Place.class);

  @BeforeAll
  static void openHostsAndCompile() throws IOException {
    Languages languages = Languages.load(List.of());
    for (ZooMode.Place place : ZooMode.Place.values()) {
      try {
        ZOOS.put(place, TalkZoo.open(place, languages, CACHE));
      } catch (RunnerFailure notHere) {
        // The parameters that need it are skipped visibly.
      }
    }
  }

  @AfterAll
  static void nothingIsLeft() {
    ZOOS.values().forEach(TalkZoo::close);
    ZOOS.clear();
    Traces.assertNoneOf(CACHE);
  }

  static Stream<Arguments> talks() throws IOException {
    boolean root = ZooMode.here(ZooMode.Place.NONE).root();
    return TalkEntry.all().stream()
        .flatMap(
            each ->
                Stream.of(ZooMode.Place.values())
                    .filter(place -> !root || place != ZooMode.Place.UNSHARE)
                    .map(place -> Arguments.of(each, place)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("talks")
  @Execution(ExecutionMode.CONCURRENT) // concurrent with each other, not with another class
  void talkGetsItsVerdict(TalkEntry entry, ZooMode.Place place) {
    TalkZoo zoo = ZOOS.get(place);
    assumeTrue(zoo != null, "this sandbox does not work here");
    zoo.complaint(entry, 1).ifPresent(Assertions::fail);
  }

  @Test
  void eachTalkGetsNewPipes() throws IOException {
    TalkEntry entry =
        TalkEntry.all().stream()
            .filter(each -> each.name().equals(CHANGES_PIPES))
            .findFirst()
            .get();
    for (TalkZoo zoo : ZOOS.values()) {
      zoo.complaint(entry, 3).ifPresent(Assertions::fail);
    }
  }

  @Test
  void namesDifferAndThereAreEnough() throws IOException {
    List<String> names = TalkEntry.all().stream().map(TalkEntry::name).distinct().toList();
    assertTrue(names.size() >= 20, names.size() + " kinds");
    assertTrue(names.size() == TalkEntry.all().size(), "two have the same name");
  }
}

package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Runs are sent ahead as long as that saves time. */
class RunsAheadTest {

  private static final int RUNS = 400;
  private static final Program PROGRAM =
      new Program("p", List.of("/p"), List.of(), false, 0, List.of());
  private static final RunLimits LIMITS = RunLimits.of(1_000_000_000L, 1 << 20);

  private final RunsAhead ahead = new RunsAhead();
  private final List<RunRequest> requests =
      IntStream.range(0, RUNS)
          .mapToObj(i -> RunRequest.of((i + "").getBytes(StandardCharsets.UTF_8), LIMITS))
          .map(RunRequest::quickly)
          .toList();

  /** The number of transmissions for these runs. */
  private int sendings(List<RunRequest> runs, boolean plainOnesBetween) throws IOException {
    int sendings = 0;
    ahead.expect(requests);
    for (RunRequest each : runs) {
      assertTrue(ahead.makeWayFor(each).isEmpty());
      sendings += ahead.begin(PROGRAM).length > 0 ? 1 : 0;
      ahead.took(1);
      if (plainOnesBetween) {
        wasted += ahead.makeWayFor(RunRequest.of(new byte[0], LIMITS)).size();
      }
    }
    return sendings;
  }

  private int wasted;

  @Test
  void manyShortRunsAreSentTogether() throws IOException {
    assertTrue(sendings(requests, false) < RUNS / 10);
  }

  @Test
  void longRunsAreSentOneByOne() throws IOException {
    ahead.expect(requests);
    for (RunRequest each : requests) {
      assertTrue(ahead.begin(PROGRAM).length > 0, each::toString);
      ahead.took(1_000_000_000L);
    }
  }

  @Test
  void ifEachIsFollowedByAPlainRunNoRunIsWasted() throws IOException {
    assertEquals(RUNS, sendings(requests, true));
    assertEquals(0, wasted);
  }
}

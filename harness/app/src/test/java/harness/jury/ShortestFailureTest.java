package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import harness.campaign.Campaign;
import harness.cases.Limits;
import harness.compiled.Programs;
import harness.formats.CheckerCodes;
import harness.report.Json;
import harness.sandbox.Isolation;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.stress.CampaignRun;
import harness.submission.Compiler;
import harness.submission.RunnerSettings;
import harness.tally.Counts;
import harness.tally.Tally;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A failure is made smaller from the shortest failing input of the run, not from the first. */
@Timeout(120)
final class ShortestFailureTest {

  private static final int CASES = 20;
  private static final Duration PLENTY = Duration.ofMinutes(1);

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("gen.sh"), "echo $((($1 % 60 + 41) * ($1 % 7 + 1)))\n");
    Files.writeString(folder.resolve("brute.sh"), "cat\n");
    Files.writeString(folder.resolve("sol.sh"), "echo -1\n");
  }

  @Test
  void theShortestFailingInputIsKept() throws IOException {
    withFailures(
        (campaign, tally) -> {
          String shortest =
              LongStream.range(0, CASES)
                  .mapToObj(index -> campaign.generator().draw(campaign.seed(), index).input())
                  .min(Comparator.comparingInt(String::length))
                  .orElseThrow();
          assertEquals(Optional.of(shortest), first(tally).shorter().get());
          assertEquals(Optional.of(shortest), first(stored(campaign, tally)).shorter().get());
        });
  }

  @Test
  void aFailingInputThatNoFurtherDrawIsLikeIsNotLost() throws IOException {
    withFailures(
        (campaign, tally) -> {
          Finding finding = first(tally).withShorter(() -> Optional.of("3\n"));
          Smallest smallest =
              Shrinking.of(campaign, PLENTY.toNanos(), doing -> {}).run(List.of(finding)).get(0);
          assertEquals("3\n", smallest.input());
        });
  }

  private static Finding first(Tally tally) {
    return tally.toShrink().get(0);
  }

  /** The tally as a journal keeps it. */
  private static Tally stored(Campaign campaign, Tally tally) throws IOException {
    Tally again = new Tally(campaign, List.of());
    ObjectMapper json = Json.strict().build();
    again.add(json.readValue(json.writeValueAsString(tally.counts()), Counts.class));
    return again;
  }

  private interface Look {
    void at(Campaign campaign, Tally tally) throws IOException;
  }

  private void withFailures(Look look) throws IOException {
    JuryParts parts =
        new JuryParts(
            "shortest",
            List.of("gen.sh"),
            List.of("brute.sh"),
            List.of(),
            "std:wcmp",
            null,
            CheckerCodes.TESTLIB);
    Limits limits = new Limits(10_000_000_000L, 256 << 20, 1);
    RunnerSettings settings = new RunnerSettings(Isolation.AUTO, Compiler.USUAL_TIME);
    try (TestJury jury = new TestJury(parts, limits, folder);
        Programs programs =
            Programs.open(
                List.of("sol.sh"),
                settings,
                Languages.load(List.of()),
                folder,
                jury.problem(),
                Set.of())) {
      Campaign campaign = jury.campaign(CASES, false, 2, programs);
      look.at(campaign, CampaignRun.of(campaign, programs).tally());
    }
  }
}

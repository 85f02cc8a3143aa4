package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import harness.Thorough;
import harness.journal.CampaignStatus;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merged shards equal one run; parts that do not fit together are refused. */
final class MergeCommandTest {

  private static final List<Object> SHRINKING = List.of("stress", "--threads=2", "--seed=1");
  private static final List<Object> RUN =
      Stream.concat(SHRINKING.stream(), Stream.of("--no-shrink")).toList();

  private static final String NEVER_SOLVED =
      "read n; while [ $n -gt 0 ]; do echo -1; n=$((n-1)); done";

  private static final String ALWAYS_A = "while read b && [ \"$b\" != 0 ]; do echo A; echo 1; done";

  @TempDir private Path folder;

  private static CommandRun run(List<Object> words, Object... more) {
    List<Object> all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return CommandRun.of(all.toArray());
  }

  private static List<Object> words(Object... more) {
    return Stream.concat(RUN.stream(), Stream.of(more)).toList();
  }

  private Path json(String name) {
    return folder.resolve(name + ".json");
  }

  private JsonNode merged(int code, Object... parts) throws IOException {
    List<Object> words = new ArrayList<>(List.of("merge"));
    words.addAll(List.of(parts));
    words.addAll(List.of("--json", json("merged")));
    CommandRun merge = CommandRun.of(words.toArray());
    assertEquals(code, merge.code(), merge.err());
    return Untimed.read(json("merged"));
  }

  private void refused(String why, Object... parts) {
    List<Object> words = new ArrayList<>(List.of("merge"));
    words.addAll(List.of(parts));
    CommandRun merge = CommandRun.of(words.toArray());
    assertEquals(ExitCode.USAGE, merge.code(), merge.err());
    assertEquals(1, merge.err().lines().count(), merge.err());
    assertTrue(merge.err().contains(why), merge.err());
    assertEquals("", merge.out());
  }

  private Path wrongProgram(String script) throws IOException {
    Path program = folder.resolve("wrong");
    Files.writeString(program, "#!/bin/sh\n" + script);
    assertTrue(program.toFile().setExecutable(true));
    return program;
  }

  /** The number of cases in a part: a report, or the folder of a journal. */
  private static long cases(Path part) throws IOException {
    return Files.isDirectory(part)
        ? CampaignStatus.read(part).done()
        : new JsonMapper().readTree(part.toFile()).get("done").asLong();
  }

  @ParameterizedTest
  @CsvSource("knights, ida-star, 50, mix, '" + NEVER_SOLVED + "'")
  void fiveShardsAreOneRun(String puzzle, String solver, int n, String generator, String wrong)
      throws IOException {
    assertShardsAreOneRun(5, puzzle, solver, n, generator, wrong);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "rotation, ida-star, 50, easy, '" + ALWAYS_A + "'",
    "gears, bidirectional-bfs, 125, easy, 'echo 1; echo 1'"
  })
  void fiveShardsOfOtherPuzzlesAreOneRun(
      String puzzle, String solver, int n, String generator, String wrong) throws IOException {
    assertShardsAreOneRun(5, puzzle, solver, n, generator, wrong);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "knights, ida-star, 160, mix, '" + NEVER_SOLVED + "'",
    "rotation, ida-star, 160, easy, '" + ALWAYS_A + "'",
    "gears, bidirectional-bfs, 425, easy, 'echo 1; echo 1'"
  })
  void sixteenShardsAreOneRun(String puzzle, String solver, int n, String generator, String wrong)
      throws IOException {
    assertShardsAreOneRun(16, puzzle, solver, n, generator, wrong);
  }

  private void assertShardsAreOneRun(
      int shards, String puzzle, String solver, int n, String generator, String wrong)
      throws IOException {
    List<Object> words =
        words(
            "--puzzle=" + puzzle,
            "--n=" + n,
            "--generator=" + generator,
            "--solver=" + solver,
            "--solution=" + wrongProgram(wrong));
    CommandRun one = run(words, "--json", json("one"));
    assertEquals(ExitCode.FINDINGS, one.code(), one.err());
    List<Object> parts = new ArrayList<>();
    long held = 0;
    for (int i = 1; i <= shards; i++) {
      Path part = i % 2 == 0 ? json("shard" + i) : folder.resolve("shard" + i);
      CommandRun shard =
          run(words, "--shard", i + "/" + shards, i % 2 == 0 ? "--json" : "--campaign", part);
      assertTrue(shard.code() <= ExitCode.FINDINGS, shard.err());
      assertTrue(cases(part) > 0, "no case for shard " + i);
      held += cases(part);
      parts.add(0, part);
    }
    assertEquals(n, held);
    JsonNode whole = Untimed.read(json("one"));
    assertTrue(whole.get("findings").size() >= 3, whole::toString);
    assertEquals(whole, merged(ExitCode.FINDINGS, parts.toArray()));
  }

  /** Shards shrink to the same cases as one run, but try different numbers of cases. */
  @Test
  void shardsThatShrinkFindTheSmallestCaseOfOneRun() throws IOException {
    List<Object> words = new ArrayList<>(SHRINKING);
    words.addAll(List.of("--puzzle=knights", "--n=50", "--generator=easy"));
    words.add("--solution=" + wrongProgram(NEVER_SOLVED));
    CommandRun one = run(words, "--json", json("one"));
    assertEquals(ExitCode.FINDINGS, one.code(), one.err());
    List<Object> parts = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      CommandRun shard = run(words, "--shard", i + "/5", "--json", json("shard" + i));
      assertTrue(shard.code() <= ExitCode.FINDINGS, shard.err());
      parts.add(0, json("shard" + i));
    }
    JsonNode whole = Untimed.read(json("one"));
    JsonNode sum = merged(ExitCode.FINDINGS, parts.toArray());
    for (JsonNode smallest : whole.findValues("smallest")) {
      assertTrue(smallest.get("proven").asBoolean(), smallest::toString);
    }
    for (JsonNode report : List.of(whole, sum)) {
      report
          .findValues("smallest")
          .forEach(each -> ((ObjectNode) each).remove(List.of("ran", "note")));
    }
    assertEquals(1, whole.get("findings").size(), whole::toString);
    assertEquals(2, whole.get("findings").get(0).get("also_from").size(), whole::toString);
    assertEquals(whole, sum);
  }

  private List<Object> shards(int of, Object... more) {
    List<Object> parts = new ArrayList<>();
    for (int i = 1; i <= of; i++) {
      List<Object> words =
          words("--puzzle=knights", "--n=100", "--solver=ida-star", "--generator=easy");
      CommandRun shard =
          run(
              Stream.concat(words.stream(), Stream.of(more)).toList(),
              "--shard",
              i + "/" + of,
              "--json",
              json("part" + i));
      assertEquals(ExitCode.OK, shard.code(), shard.err());
      parts.add(json("part" + i));
    }
    return parts;
  }

  @Test
  void quantilesAreThoseOfAllShardsTogether() throws Exception {
    List<Object> parts = shards(3);
    Histogram all = new Histogram(2);
    for (Object part : parts) {
      JsonNode report = new JsonMapper().readTree(((Path) part).toFile());
      for (JsonNode row : report.at("/submissions/0/by_stratum")) {
        JsonNode sketch = row.get("cpu_sketch");
        byte[] bytes = Base64.getDecoder().decode(sketch.asText());
        all.add(Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0));
      }
    }
    assertEquals(100, all.getTotalCount());
    merged(ExitCode.OK, parts.toArray());
    JsonNode cpu = new JsonMapper().readTree(json("merged").toFile()).at("/submissions/0/cpu_us");
    double max = cpu.get("max").asDouble(); // a sketch rounds up, but never above the maximum
    assertEquals(
        Math.min(max, all.getValueAtPercentile(50) / 1e3), cpu.get("p50").asDouble(), 0.051);
    assertEquals(
        Math.min(max, all.getValueAtPercentile(99) / 1e3), cpu.get("p99").asDouble(), 0.051);
  }

  @Test
  void mergedReportsCanBeMergedAgain() throws IOException {
    List<Object> parts = shards(3);
    JsonNode all = merged(ExitCode.OK, parts.toArray());
    merged(ExitCode.OK, parts.get(2), parts.get(0), "--partial");
    Files.move(json("merged"), json("some"));
    assertEquals(all, merged(ExitCode.OK, json("some"), parts.get(1)));
  }

  @Test
  void missingCasesAreRefusedOrListed() throws IOException {
    List<Object> parts = shards(4);
    refused("missing: cases 25 to 49; use --partial", parts.get(0), parts.get(2), parts.get(3));
    refused("missing: cases 0 to 24, cases 50 to 99; use --partial", parts.get(1));
    CommandRun partial = CommandRun.of("merge", "--partial", parts.get(0), parts.get(2));
    assertEquals(ExitCode.OK, partial.code());
    assertEquals("missing: cases 25 to 49\nmissing: cases 75 to 99\n", partial.err());
    assertTrue(partial.out().contains("50 of 100 cases"), partial.out());
  }

  @Test
  void failuresOfTheJuryAreThoseOfOneRun() throws IOException {
    program("gen.sh", "[ $(($1 % 7)) = 0 ] && exit 4; echo $(($1 % 50))");
    program("brute.sh", "read n; [ $((n % 5)) = 0 ] && exit 1; echo $n");
    program("sol.sh", "read n; [ $((n % 9)) = 1 ] && n=0; echo $n");
    List<Object> words =
        List.of("stress", "--problem", folder, "--seed=2", "--n=60", "--range=10", "--no-shrink");
    CommandRun whole = run(words, "--json", json("whole"));
    List<Object> reports = new ArrayList<>();
    List<Object> journals = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      journals.add(folder.resolve("journal" + i));
      reports.add(json("part" + i));
      run(
          words,
          "--shard",
          i + "/3",
          "--campaign",
          journals.get(i - 1),
          "--json",
          json("part" + i));
    }
    JsonNode expected = Untimed.read(json("whole"));
    String[] lines = whole.out().split("\n", -1);
    String lastWord = lines[lines.length - 2];
    assertTrue(lastWord.contains("cases not judged"), lastWord);
    for (List<Object> parts : List.of(reports, journals)) {
      JsonNode merged = merged(ExitCode.FINDINGS, parts.toArray());
      assertEquals(findings(expected), findings(merged));
      CommandRun text = CommandRun.of(Stream.concat(Stream.of("merge"), parts.stream()).toArray());
      assertTrue(text.out().endsWith(lastWord + "\n"), text.out());
    }
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  /** What each finding is about: program, case, further cases. */
  private static List<String> findings(JsonNode report) {
    List<String> findings = new ArrayList<>();
    for (JsonNode each : report.get("findings")) {
      findings.add(each.get("submission") + " " + each.get("case") + " " + each.get("also_from"));
    }
    return findings;
  }

  @Test
  void overlappingPartsAreRefused() {
    List<Object> parts = shards(2);
    refused("cases 50 to 99 are both in ", parts.get(0), parts.get(1), parts.get(1));
  }

  @Test
  void anotherCampaignIsRefusedWithTheDifference() throws IOException {
    List<Object> parts = shards(2);
    ObjectNode other = (ObjectNode) new JsonMapper().readTree(json("part2").toFile());
    ((ObjectNode) other.get("asked")).put("seed", 2);
    Files.writeString(json("part2"), other.toString());
    refused("seed is 1 in " + json("part1") + " and 2 in " + json("part2"), parts.toArray());
  }

  @Test
  void aFileThatIsNotAReportIsRefused() throws IOException {
    List<Object> parts = shards(1);
    String report = Files.readString(json("part1"));
    for (String text :
        List.of(
            "",
            "null",
            "[]",
            "{}",
            "{\"asked\": {}, \"ranges\": []}",
            report.substring(0, report.length() / 2),
            report.replaceFirst("\"cpu_sketch\" : \"....", "\"cpu_sketch\" : \""),
            report.replace("\"accepted\"", "\"rejected\""),
            report.replaceFirst("\"generators\"", "\"generator\""),
            report.replaceFirst("\"done\" : \\d+", "\"done\" : " + Long.MAX_VALUE),
            report.replaceFirst("\"accepted\" : \\d+", "\"accepted\" : " + Long.MAX_VALUE),
            report.replaceFirst("\"accepted\" : \\d+", "\"accepted\" : -1"),
            withFirstTwice(report, "submissions"),
            withFirstTwice(report, "ranges"),
            report.replaceFirst("\"interrupted\" : false", "\"interrupted\" : true"))) {
      Files.writeString(json("part1"), text);
      refused(json("part1").toString(), parts.get(0));
    }
    refused("cannot read ", folder.resolve("nothing"));
    refused("contains no campaign", Files.createDirectory(folder.resolve("empty")));
  }

  /** A report in which the first element of a list is there again. */
  private static String withFirstTwice(String report, String list) throws IOException {
    ObjectNode whole = (ObjectNode) new JsonMapper().readTree(report);
    ArrayNode elements = (ArrayNode) whole.get(list);
    elements.add(elements.get(0).deepCopy());
    return whole.toString();
  }

  @Test
  void aMalformedShardIsRefused() {
    for (String shard : List.of("0/4", "5/4", "4", "1/0", "-1/4", "1/99999999999")) {
      CommandRun run = run(words("--puzzle=knights", "--n=10"), "--shard=" + shard);
      assertEquals(ExitCode.USAGE, run.code());
      assertTrue(run.err().contains("expected I/K with I from 1 to K"), run.err());
    }
    CommandRun endless =
        run(words("--puzzle=knights"), "--shard=1/4", "--for=1s", "--campaign", folder);
    assertEquals(ExitCode.USAGE, endless.code());
    assertTrue(endless.err().contains("--shard needs --n"), endless.err());
  }
}

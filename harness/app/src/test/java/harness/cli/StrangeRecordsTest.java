package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Journals and reports may contain anything: they are accepted or refused in one line. */
@Timeout(300)
final class StrangeRecordsTest {

  private static final JsonMapper JSON = new JsonMapper();

  /** Replacements for a value in short tests. */
  private static final List<JsonNode> ANOTHER_TYPE =
      List.of(JsonNodeFactory.instance.textNode("strange"));

  /** Replacements for a value in long ones; null removes it. */
  private static final List<JsonNode> STRANGE =
      Arrays.asList(
          null,
          JsonNodeFactory.instance.nullNode(),
          JsonNodeFactory.instance.numberNode(-7),
          JsonNodeFactory.instance.textNode("strange"));

  @TempDir private Path folder;

  private CommandRun stress(Path campaign, Object... more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress", "--puzzle=knights", "--n=20", "--range=10", "--seed=1", "--no-shrink"));
    words.add("--campaign=" + campaign);
    words.add("--json=" + folder.resolve("report.json"));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private Path wrongProgram() throws IOException {
    Path wrong = folder.resolve("wrong");
    Files.writeString(
        wrong, "#!/bin/sh\nread n\nwhile [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n");
    assertTrue(wrong.toFile().setExecutable(true));
    return wrong;
  }

  /**
   * Passes on variants of a tree with each value in turn replaced; in lists, only the first
   * element's.
   */
  private static void vary(JsonNode root, List<JsonNode> forms, Consumer<String> use) {
    vary(root, root, forms, use);
  }

  private static void vary(
      JsonNode root, JsonNode node, List<JsonNode> forms, Consumer<String> use) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        JsonNode value = object.get(name);
        for (JsonNode strange : forms) {
          if (strange == null) {
            object.remove(name);
          } else {
            object.set(name, strange);
          }
          use.accept(root.toString());
        }
        object.set(name, value);
        vary(root, value, forms, use);
      }
    } else if (node instanceof ArrayNode array && !array.isEmpty()) {
      JsonNode value = array.get(0);
      array.setNull(0);
      use.accept(root.toString());
      array.set(0, value);
      vary(root, value, forms, use);
    }
  }

  private static String record(String json) {
    CRC32C sum = new CRC32C();
    sum.update(json.getBytes(StandardCharsets.UTF_8));
    return String.format("%08x %s\n", sum.getValue(), json);
  }

  /** Writes journals that each have one strange record with a correct checksum. */
  private static void varyJournal(Path journal, List<JsonNode> forms, Consumer<String> use)
      throws IOException {
    List<String> lines = Files.readAllLines(journal);
    for (int i = 1; i < lines.size(); i++) { // the first record equals the second
      JsonNode record = JSON.readTree(lines.get(i).substring(9));
      List<String> before = lines.subList(i == 1 ? 1 : 0, i);
      List<String> after = lines.subList(i + 1, lines.size());
      vary(
          record,
          forms,
          json -> {
            List<String> all = new ArrayList<>(before);
            if (!json.contains("\"opened\"") || all.isEmpty()) {
              all.add(record(json).stripTrailing());
            }
            all.addAll(after);
            write(journal, String.join("\n", all) + "\n");
            use.accept(json);
          });
      if (record.get("entry").asText().equals("done")) {
        break; // the others look alike
      }
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertTakenOrRefused(CommandRun run, String json) {
    String last = run.err().lines().reduce((one, next) -> next).orElse("");
    boolean told = last.contains("the harness contradicts itself"); // a verdict like any other
    assertTrue(told || run.code() <= ExitCode.USAGE, () -> last + "\n" + json);
    assertFalse(last.contains("Exception"), () -> last + "\n" + json);
    if (run.code() == ExitCode.USAGE) {
      assertTrue(last.startsWith("harness "), () -> last + "\n" + json);
      assertEquals("", run.out(), json);
    }
  }

  @Thorough
  @Test
  void aJournalIsShownAndMerged() throws Exception {
    assertShownAndMerged(ANOTHER_TYPE, 75);
  }

  @Thorough
  @Test
  void aJournalOfAnyKindIsShownAndMerged() throws Exception {
    assertShownAndMerged(STRANGE, 300);
  }

  private void assertShownAndMerged(List<JsonNode> forms, int atLeastRefused) throws Exception {
    Path campaign = folder.resolve("campaign");
    assertEquals(ExitCode.FINDINGS, stress(campaign, "--solution=" + wrongProgram()).code());
    int[] refused = {0};
    varyJournal(
        campaign.resolve("journal"),
        forms,
        json -> {
          for (String command : new String[] {"status", "merge"}) {
            CommandRun run = CommandRun.of(command, campaign);
            assertTakenOrRefused(run, command + " " + json);
            refused[0] += run.code() == ExitCode.USAGE ? 1 : 0;
          }
        });
    assertTrue(refused[0] > atLeastRefused, () -> "refused " + refused[0]);
  }

  @Thorough
  @Test
  void aJournalIsResumed() throws Exception {
    assertResumed(ANOTHER_TYPE);
  }

  @Thorough
  @Test
  void aJournalOfAnyKindIsResumed() throws Exception {
    assertResumed(STRANGE);
  }

  private void assertResumed(List<JsonNode> forms) throws Exception {
    Path campaign = folder.resolve("campaign");
    assertEquals(ExitCode.OK, stress(campaign, "--solver=ida-star").code());
    varyJournal(
        campaign.resolve("journal"),
        forms,
        json ->
            assertTakenOrRefused(
                stress(campaign, "--solver=ida-star", "--resume"), "resume " + json));
  }

  @Test
  void aReportIsMerged() throws Exception {
    assertMerged(ANOTHER_TYPE);
  }

  @Thorough
  @Test
  void aReportOfAnyKindIsMerged() throws Exception {
    assertMerged(STRANGE);
  }

  private void assertMerged(List<JsonNode> forms) throws Exception {
    Path campaign = folder.resolve("campaign");
    assertEquals(ExitCode.FINDINGS, stress(campaign, "--solution=" + wrongProgram()).code());
    Path report = folder.resolve("report.json");
    vary(
        JSON.readTree(report.toFile()),
        forms,
        json -> {
          write(report, json);
          assertTakenOrRefused(
              CommandRun.of("merge", report, "--junit", folder.resolve("junit.xml")), json);
        });
  }
}

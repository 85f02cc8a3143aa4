package harness.formats.samples;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import harness.cases.UsageException;
import harness.machine.Shell;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A problem as the browser extension Competitive Companion sends it, and as the editor extension
 * CPH keeps it. Makes a folder with its samples, and with its limits where {@link SampleFiles}
 * reads them.
 */
public final class ImportedProblem {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY);

  /** What editors on Windows put before a text. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private static final int LONGEST_NAME = 60;
  private static final int MOST_TESTS = 1000;
  private static final long MOST_MILLIS = 24L * 3600 * 1000;
  private static final long MOST_MIB = 1 << 20;

  private final Sent sent;

  private ImportedProblem(Sent sent) {
    this.sent = sent;
  }

  /** What is sent. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Sent(
      String name,
      String url,
      long timeLimit,
      long memoryLimit,
      boolean interactive,
      List<CphProblem.Test> tests,
      Channel input,
      Channel output,
      Batch batch) {

    Sent {
      tests = tests == null ? List.of() : tests;
    }
  }

  /** Where a program reads from, or writes to. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Channel(String type, String fileName) {}

  /** The problems that are sent one after the other. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Batch(int size) {}

  /**
   * Reads a problem, or an array of problems.
   *
   * @param source of the text, for errors
   * @throws UsageException with a one-line message, if it is none
   */
  public static List<ImportedProblem> read(String text, String source) {
    UsageException.when(
        text.isBlank(), "%s: empty; expected the JSON of Competitive Companion or CPH", source);
    try {
      boolean isMarked = text.startsWith(BYTE_ORDER_MARK);
      Sent[] all = JSON.readValue(isMarked ? text.substring(1) : text, Sent[].class);
      UsageException.when(all == null || all.length == 0, "%s: expected a problem", source);
      List<ImportedProblem> problems = new ArrayList<>();
      for (Sent each : all) {
        UsageException.when(
            each == null || each.tests.stream().anyMatch(Objects::isNull),
            "%s: expected a problem with tests, found null",
            source);
        UsageException.when(
            each.name == null && each.tests.isEmpty(),
            "%s: expected a problem of Competitive Companion or CPH, with a name and tests",
            source);
        UsageException.when(
            each.tests.size() > MOST_TESTS, "%s: more than %d tests", source, MOST_TESTS);
        problems.add(new ImportedProblem(each));
      }
      return problems;
    } catch (JacksonException e) {
      String where = e.getLocation() == null ? "" : ": line " + e.getLocation().getLineNr();
      throw new UsageException(
          source + where + ": expected the JSON of Competitive Companion or CPH: " + unexpected(e));
    }
  }

  /** What is wrong with the JSON, without the names of Java's types. */
  private static String unexpected(JacksonException e) {
    if (!(e instanceof MismatchedInputException other)) {
      return e.getOriginalMessage().replaceAll(", from `[^`]*`", "");
    }
    String field =
        other.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(Objects::nonNull)
            .collect(Collectors.joining("."));
    return field.isEmpty() ? "there is no object" : "the field " + field + " has another type";
  }

  /** How many problems are sent together; 1 if it is sent alone. */
  public int batchSize() {
    return sent.batch == null ? 1 : Math.max(1, sent.batch.size());
  }

  /**
   * A name for its folder: lower-case letters, digits and dashes. If the problem's name has none of
   * these, they are those of its address: {@code problem-p1001}.
   */
  public String folderName() {
    String url = sent.url == null ? "" : sent.url.replaceFirst("^\\w+://[^/]*", "");
    return Stream.of(Objects.toString(sent.name, ""), url, "problem")
        .map(ImportedProblem::plain)
        .filter(each -> !each.isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private static String plain(String text) {
    String plain =
        Normalizer.normalize(text.substring(0, Math.min(1000, text.length())), Normalizer.Form.NFKD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    return plain.substring(0, Math.min(LONGEST_NAME, plain.length())).replaceAll("^-|-$", "");
  }

  /**
   * Makes its folder.
   *
   * @return what the user should know, in one line each
   * @throws UsageException if the folder exists
   */
  public List<String> writeTo(Path folder) throws IOException {
    List<String> notes = new ArrayList<>();
    try {
      if (folder.toAbsolutePath().getParent() != null) {
        Files.createDirectories(folder.toAbsolutePath().getParent());
      }
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException taken) {
      throw new UsageException(
          folder + " exists and is left as it is; name another folder with --out DIR");
    }
    int written = 0;
    for (CphProblem.Test each : sent.interactive ? List.<CphProblem.Test>of() : sent.tests) {
      if (each.input() != null) {
        written++;
        Files.writeString(folder.resolve("sample-" + written + ".in"), ended(each.input()));
        if (each.output() != null && !each.output().isBlank()) {
          Files.writeString(folder.resolve("sample-" + written + ".ans"), ended(each.output()));
        }
      }
    }
    long millis = within(sent.timeLimit, MOST_MILLIS, "time limit", notes);
    long mib = within(sent.memoryLimit, MOST_MIB, "memory limit", notes);
    writeLimits(folder, millis, mib);
    notes.add(
        "samples: %d; time limit: %s; memory limit: %s"
            .formatted(
                written,
                millis == 0 ? "unknown" : millis + " ms",
                mib == 0 ? "unknown" : mib + " MiB"));
    if (sent.interactive) {
      notes.add("the problem is interactive: its samples are talks, and are not written");
    }
    if (isFile(sent.input) || isFile(sent.output)) {
      notes.add(
          "programs use files: add --files "
              + Shell.quoted(file(sent.input) + "," + file(sent.output)));
    }
    return notes;
  }

  /** Writes the limits as CPH does, without the tests, which are files. */
  private void writeLimits(Path folder, long millis, long mib) throws IOException {
    Path cph = Files.createDirectory(folder.resolve(".cph"));
    String title = sent.name == null ? "problem" : sent.name;
    Map<String, Object> problem =
        Map.of(
            "name",
            title.substring(0, Math.min(200, title.length())),
            "timeLimit",
            millis,
            "memoryLimit",
            mib,
            "interactive",
            sent.interactive,
            "tests",
            List.of());
    Files.write(
        cph.resolve("." + folderName() + ".prob"),
        JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(problem));
  }

  private static boolean isFile(Channel channel) {
    return channel != null && "file".equals(channel.type);
  }

  private static String file(Channel channel) {
    return isFile(channel) && channel.fileName != null ? channel.fileName : "";
  }

  private static long within(long value, long most, String what, List<String> notes) {
    if (value >= 0 && value <= most) {
      return value;
    }
    notes.add("%s: %d is no limit, and is left out".formatted(what, value));
    return 0;
  }

  private static String ended(String text) {
    String plain = text.replace("\r\n", "\n");
    return plain.isEmpty() || plain.endsWith("\n") ? plain : plain + "\n";
  }
}

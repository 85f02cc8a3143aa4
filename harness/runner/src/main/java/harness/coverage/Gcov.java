package harness.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import harness.machine.SearchPath;
import harness.process.RunResult;
import harness.submission.BuildHost;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a program built with {@code gcc --coverage} writes. GCC's {@code gcov} reads it, in the
 * sandbox, because the program could have written anything.
 *
 * @param notes GCC's notes on the sources, files next to the program
 * @param sources the program's source files
 */
record Gcov(BuildHost host, List<Path> notes, List<Path> sources) implements LineRecords {

  private static final String TOOL = "gcov";
  private static final String DATA = ".gcda";
  private static final String NOTES = ".gcno";

  /** Between the number of a run and the name of a record. */
  private static final String RUN = "~";

  /** What a line contains if a person would say that it has branches; destructors have some too. */
  private static final Pattern BRANCHES =
      Pattern.compile("\\b(?:if|for|while|switch|case|and|or)\\b|\\?|&&|\\|\\|");

  private static final ObjectReader JSON = new ObjectMapper().readerFor(JsonNode.class);

  /** Of a program in a folder. */
  static Gcov in(Path built, List<Path> sources, BuildHost host) throws IOException {
    try (Stream<Path> all = Files.list(built)) {
      List<Path> notes = all.filter(each -> each.toString().endsWith(NOTES)).toList();
      return new Gcov(host, notes, sources);
    }
  }

  /** Whether there is such a tool here. */
  static boolean isHere() {
    return SearchPath.find(TOOL).isPresent();
  }

  @Override
  public List<String> names() {
    return notes.stream()
        .map(each -> each.getFileName().toString())
        .map(each -> each.substring(0, each.length() - NOTES.length()) + DATA)
        .toList();
  }

  @Override
  public List<SourceLines> read(Map<String, byte[]> files) throws IOException {
    Map<String, byte[]> all = new HashMap<>(files);
    for (Path each : notes) {
      all.put(each.getFileName().toString(), Files.readAllBytes(each));
    }
    List<SourceLines> lines = new ArrayList<>();
    for (JsonNode document : printed(List.copyOf(files.keySet()), all, List.of())) {
      lines.addAll(lines(document));
    }
    return lines;
  }

  @Override
  public List<List<SourceLines>> readEach(List<Map<String, byte[]>> runs) throws IOException {
    List<byte[]> noted = new ArrayList<>();
    for (Path each : notes) {
      noted.add(Files.readAllBytes(each));
    }
    Map<String, byte[]> all = new HashMap<>();
    List<String> data = new ArrayList<>();
    for (int run = 0; run < runs.size(); run++) {
      for (Map.Entry<String, byte[]> file : runs.get(run).entrySet()) {
        data.add(run + RUN + file.getKey());
        all.put(run + RUN + file.getKey(), file.getValue());
      }
      for (int i = 0; i < noted.size(); i++) {
        all.put(run + RUN + notes.get(i).getFileName(), noted.get(i));
      }
    }
    List<List<SourceLines>> lines = new ArrayList<>();
    runs.forEach(each -> lines.add(new ArrayList<>()));
    for (JsonNode document : data.isEmpty() ? List.<JsonNode>of() : ownOnly(data, all)) {
      String name = document.path("data_file").asText();
      for (int run = 0; run < runs.size(); run++) {
        if (name.startsWith(run + RUN)) {
          lines.get(run).addAll(lines(document));
        }
      }
    }
    return lines;
  }

  /** What gcov prints of the program's own sources, which is little. */
  private List<JsonNode> ownOnly(List<String> data, Map<String, byte[]> files) throws IOException {
    String folder = null;
    for (JsonNode document :
        printed(data.subList(0, Math.min(data.size(), notes.size())), files, List.of())) {
      for (JsonNode file : document.path("files")) {
        String name = file.path("file").asText();
        if (own(name).isPresent()) {
          folder = common(folder, name.substring(0, name.lastIndexOf('/') + 1));
        }
      }
    }
    List<String> options = new ArrayList<>(List.of("--relative-only"));
    if (folder != null && folder.length() > 1) {
      options.addAll(List.of("--source-prefix", folder.substring(0, folder.length() - 1)));
    }
    return printed(data, files, options);
  }

  /** The folder that holds two folders; each ends with a slash or is empty. */
  private static String common(@Nullable String one, String other) {
    String folder = other;
    while (one != null && !one.startsWith(folder)) {
      folder = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
    }
    return folder;
  }

  /**
   * What gcov prints: a document for each source that was compiled on its own.
   *
   * @param data names of the records
   * @param files they and the notes, by name
   */
  private List<JsonNode> printed(List<String> data, Map<String, byte[]> files, List<String> options)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(SearchPath.find(TOOL).orElseThrow(() -> new IOException("no gcov")).toString());
    command.addAll(List.of("--json-format", "--branch-probabilities", "--stdout"));
    command.addAll(options);
    command.addAll(data);
    RunResult result = host.runTool(command, files);
    if (!result.report().endedWell()) {
      throw new IOException(result.report().errorLine());
    }
    List<JsonNode> documents = new ArrayList<>();
    try (MappingIterator<JsonNode> all = JSON.readValues(result.output())) {
      while (all.hasNextValue()) {
        documents.add(all.nextValue());
      }
    }
    return documents;
  }

  private List<SourceLines> lines(JsonNode document) throws IOException {
    List<SourceLines> all = new ArrayList<>();
    for (JsonNode file : document.path("files")) {
      Optional<Path> source = own(file.path("file").asText());
      if (source.isPresent()) {
        all.add(lines(source.get(), file));
      }
    }
    return all;
  }

  /** The source that gcov means, perhaps in another folder; empty if it is none of these. */
  private Optional<Path> own(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    List<Path> named =
        sources.stream().filter(each -> each.getFileName().toString().equals(name)).toList();
    return named.size() == 1
        ? Optional.of(named.get(0))
        : named.stream().filter(each -> each.toString().equals(file)).findFirst();
  }

  /** A line of a template is there once for each of its instances. */
  private static SourceLines lines(Path source, JsonNode file) throws IOException {
    String[] text = Files.readString(source, StandardCharsets.ISO_8859_1).split("\n", -1);
    Set<String> called = new HashSet<>();
    for (JsonNode function : file.path("functions")) {
      if (function.path("execution_count").asLong() > 0) {
        called.add(function.path("name").asText());
      }
    }
    SourceLines lines = new SourceLines(source.getFileName().toString());
    for (JsonNode line : file.path("lines")) {
      int number = line.path("line_number").asInt();
      if (number < 1 || number > text.length) {
        continue; // of another file, whatever a #line says
      }
      boolean isUnused = !called.contains(line.path("function_name").asText());
      if (line.path("count").asLong() > 0) {
        lines.ran().set(number);
        boolean branches = BRANCHES.matcher(text[number - 1]).find();
        if (branches && hasUntaken(line.path("branches"))) {
          lines.partly().set(number);
        }
      } else {
        (isUnused ? lines.unused() : lines.missed()).set(number);
      }
    }
    lines.settle();
    return lines;
  }

  /** Whether a branch was never taken that is no exception thrown by a call. */
  private static boolean hasUntaken(JsonNode branches) {
    for (JsonNode branch : branches) {
      if (!branch.path("throw").asBoolean() && branch.path("count").asLong() == 0) {
        return true;
      }
    }
    return false;
  }
}

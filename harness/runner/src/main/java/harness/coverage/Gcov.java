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
    List<String> command = new ArrayList<>();
    command.add(SearchPath.find(TOOL).orElseThrow(() -> new IOException("no gcov")).toString());
    command.addAll(List.of("--json-format", "--branch-probabilities", "--stdout"));
    command.addAll(files.keySet());
    Map<String, byte[]> all = new HashMap<>(files);
    for (Path each : notes) {
      all.put(each.getFileName().toString(), Files.readAllBytes(each));
    }
    RunResult result = host.runTool(command, all);
    if (!result.report().endedWell()) {
      throw new IOException(result.report().errorLine());
    }
    return read(result.output());
  }

  /** Reads what gcov printed: a document for each source that was compiled on its own. */
  private List<SourceLines> read(byte[] printed) throws IOException {
    List<SourceLines> all = new ArrayList<>();
    try (MappingIterator<JsonNode> documents = JSON.readValues(printed)) {
      while (documents.hasNextValue()) {
        for (JsonNode file : documents.nextValue().path("files")) {
          Optional<Path> source = own(file.path("file").asText());
          if (source.isPresent()) {
            all.add(lines(source.get(), file));
          }
        }
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
    lines.missed().andNot(lines.ran());
    lines.unused().andNot(lines.ran());
    lines.unused().andNot(lines.missed());
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

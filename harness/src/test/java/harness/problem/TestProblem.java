package harness.problem;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A {@code problem.json} of {@code src/test/problems}: loose programs, and what must be said of
 * them.
 *
 * @param name of the problem and its folder
 * @param families what kinds of mistakes it is there for
 * @param generators command lines with ranges and choices, by name
 * @param reference the program that is believed
 * @param validator a program, or null
 * @param checker a program, or {@code std:NAME}
 * @param programs right and wrong solutions
 */
public record TestProblem(
    @JsonProperty(value = "name", required = true) String name,
    @JsonProperty(value = "families", required = true) List<String> families,
    @JsonProperty(value = "statement", required = true) String statement,
    @JsonProperty(value = "timeLimitSeconds", required = true) int timeLimitSeconds,
    @JsonProperty(value = "memoryLimitMiB", required = true) int memoryLimitMiB,
    @JsonProperty(value = "generators", required = true) Map<String, String> generators,
    @JsonProperty(value = "reference", required = true) String reference,
    @JsonProperty("validator") String validator,
    @JsonProperty(value = "checker", required = true) String checker,
    @JsonProperty(value = "programs", required = true) List<Expected> programs) {

  public static final Path FOLDER = Path.of("src", "test", "problems");

  private static final String DESCRIPTION = "problem.json";
  private static final String STANDARD = "std:";

  /**
   * What must be said of a program.
   *
   * @param verdicts labels; any of them will do
   * @param reasons labels; any of them will do; empty for a right program
   * @param generator the one that catches it; null for a right program
   * @param smallest by reason: an input with as few tokens as any on which it fails so
   */
  public record Expected(
      @JsonProperty(value = "file", required = true) String file,
      @JsonProperty(value = "verdicts", required = true) List<String> verdicts,
      @JsonProperty("reasons") List<String> reasons,
      @JsonProperty("generator") String generator,
      @JsonProperty("smallest") Map<String, Smallest> smallest) {

    public Expected {
      reasons = reasons == null ? List.of() : List.copyOf(reasons);
      smallest = smallest == null ? Map.of() : Map.copyOf(smallest);
    }

    public boolean isWrong() {
      return !verdicts.equals(List.of("accepted"));
    }
  }

  /**
   * An input that cannot be smaller.
   *
   * @param tried how it is known: the inputs that were all tried, or an argument
   */
  public record Smallest(
      @JsonProperty(value = "tokens", required = true) int tokens,
      @JsonProperty(value = "input", required = true) String input,
      @JsonProperty(value = "tried", required = true) String tried) {}

  /** All of them, by name. */
  public static List<TestProblem> all() throws IOException {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.filter(Files::isDirectory).sorted().map(TestProblem::read).toList();
    }
  }

  private static TestProblem read(Path folder) {
    try {
      byte[] description = Files.readAllBytes(folder.resolve(DESCRIPTION));
      return new ObjectMapper().readValue(description, TestProblem.class);
    } catch (IOException e) {
      throw new IllegalStateException(folder + ": " + e.getMessage(), e);
    }
  }

  public Path file(String file) {
    return FOLDER.resolve(name).resolve(file);
  }

  /** The programs of its generators, without their arguments. */
  List<String> generatorPrograms() {
    return generators.values().stream().map(line -> line.split(" ", 2)[0]).distinct().toList();
  }

  boolean hasOwnChecker() {
    return !checker.startsWith(STANDARD);
  }

  /** The standard comparison that is its checker, for example {@code rcmp6}. */
  String standardChecker() {
    return checker.substring(STANDARD.length());
  }

  List<Expected> wrong() {
    return programs.stream().filter(Expected::isWrong).toList();
  }

  /** Everything that its folder must hold, and nothing else. */
  List<String> files() {
    Stream<String> checkers = Stream.of(checker).filter(own -> hasOwnChecker());
    Stream<String> judges = Stream.concat(Stream.ofNullable(validator), checkers);
    Stream<String> all =
        Stream.of(
                Stream.of(DESCRIPTION, reference),
                generatorPrograms().stream(),
                judges,
                programs.stream().map(Expected::file))
            .flatMap(files -> files);
    return all.sorted().toList();
  }

  @Override
  public String toString() {
    return name;
  }
}

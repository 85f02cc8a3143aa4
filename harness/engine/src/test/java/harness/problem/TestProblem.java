package harness.problem;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A {@code problem.json} of {@code src/test/problems}: loose programs, and what the harness must
 * report about them.
 *
 * @param name of the problem and its folder
 * @param families the kinds of mistakes that it covers
 * @param generators command lines with ranges and choices, by name
 * @param reference the trusted program; null if an interactor knows the right answers
 * @param validator a program, or null
 * @param interactor a program that talks with solutions; null if they read files
 * @param codes how checker and interactor speak; testlib if null
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
    @JsonProperty("reference") String reference,
    @JsonProperty("validator") String validator,
    @JsonProperty("interactor") String interactor,
    @JsonProperty("codes") String codes,
    @JsonProperty(value = "checker", required = true) String checker,
    @JsonProperty(value = "programs", required = true) List<Expected> programs) {

  public static final Path FOLDER = Path.of("src", "test", "problems");

  private static final String DESCRIPTION = "problem.json";
  private static final String STANDARD = "std:";

  /**
   * What the harness must report about a program.
   *
   * @param verdicts labels; any of them will do
   * @param reasons labels; any of them will do; empty for a right program
   * @param generator the generator that catches it; null for a right program
   * @param says a part of the message; null if any will do
   * @param smallest for each reason, an input with the fewest tokens on which it fails for that
   *     reason
   */
  public record Expected(
      @JsonProperty(value = "file", required = true) String file,
      @JsonProperty(value = "verdicts", required = true) List<String> verdicts,
      @JsonProperty("reasons") List<String> reasons,
      @JsonProperty("generator") String generator,
      @JsonProperty("says") String says,
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
   * A smallest failing input.
   *
   * @param tried how that is known: the inputs that were all tried, or an argument
   */
  public record Smallest(
      @JsonProperty(value = "tokens", required = true) int tokens,
      @JsonProperty(value = "input", required = true) String input,
      @JsonProperty(value = "tried", required = true) String tried) {}

  /** All non-interactive problems, by name. */
  public static List<TestProblem> all() throws IOException {
    return folders().stream().filter(each -> !each.isInteractive()).toList();
  }

  /** All interactive problems, by name. */
  public static List<TestProblem> interactive() throws IOException {
    return folders().stream().filter(TestProblem::isInteractive).toList();
  }

  private static List<TestProblem> folders() throws IOException {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.filter(Files::isDirectory).sorted().map(TestProblem::read).toList();
    }
  }

  private boolean isInteractive() {
    return interactor != null;
  }

  /**
   * The same problem, with an interactor that follows the ICPC conventions of output validators and
   * decides alone.
   */
  public TestProblem byIcpc() {
    return new TestProblem(
        name,
        families,
        statement,
        timeLimitSeconds,
        memoryLimitMiB,
        generators,
        reference,
        validator,
        interactor,
        "icpc",
        STANDARD + "tokens",
        programs);
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

  /** Exactly the files that its folder must contain. */
  List<String> files() {
    Stream<String> checkers = Stream.of(checker).filter(own -> hasOwnChecker());
    Stream<String> judges =
        Stream.concat(
            checkers, Stream.of(reference, validator, interactor).filter(Objects::nonNull));
    Stream<String> all =
        Stream.of(
                Stream.of(DESCRIPTION),
                generatorPrograms().stream(),
                judges,
                programs.stream().map(Expected::file))
            .flatMap(files -> files);
    return all.sorted().toList();
  }

  @Override
  public String toString() {
    return codes == null ? name : name + " by " + codes;
  }
}

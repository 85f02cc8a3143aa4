package harness.process;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A line of {@code zoo.json}: a misbehaving program and the expected verdict.
 *
 * @param file the program
 * @param puzzle what it claims to solve
 * @param verdict of the harness as a whole
 * @param reason of the harness as a whole, or null
 * @param here the expected result before the answers are judged, if different
 * @param leftOver the number of processes that it leaves behind
 * @param confined whether it is only run inside bubblewrap
 * @param offline whether it is only run where the sandbox closes the network
 * @param forked whether one of its quick runs must be forked
 * @param architecture the only architecture that it attacks, by Java's name, or null
 * @param oldCalls whether it makes system calls by {@code int 0x80}
 * @param modes different expectations by the mode's name
 */
public record ZooEntry(
    @JsonProperty("file") String file,
    @JsonProperty("puzzle") String puzzle,
    @JsonProperty("verdict") String verdict,
    @JsonProperty("reason") String reason,
    @JsonProperty("here") Expectation here,
    @JsonProperty("leftOver") int leftOver,
    @JsonProperty("confined") boolean confined,
    @JsonProperty("offline") boolean offline,
    @JsonProperty("forked") boolean forked,
    @JsonProperty("architecture") String architecture,
    @JsonProperty("oldCalls") boolean oldCalls,
    @JsonProperty("modes") Map<String, Expectation> modes) {

  public ZooEntry {
    modes = modes == null ? Map.of() : Map.copyOf(modes);
  }

  /** A copy next to the classes, readable for anyone who can read the classes. */
  public static final Path FOLDER = folder();

  /** A verdict with its reason, as labels. */
  public record Expectation(
      @JsonProperty("verdict") String verdict, @JsonProperty("reason") String reason) {

    /** Whether the answers must be right. */
    boolean accepted() {
      return verdict.equals("accepted");
    }

    @Override
    public String toString() {
      return reason == null ? verdict : verdict + " (" + reason + ")";
    }
  }

  private static Path folder() {
    try {
      return Path.of(Objects.requireNonNull(ZooEntry.class.getResource("/zoo")).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The whole zoo. */
  public static List<ZooEntry> all() throws IOException {
    byte[] table = Files.readAllBytes(FOLDER.resolve("zoo.json"));
    return new ObjectMapper().readValue(table, new TypeReference<>() {});
  }

  /** The expected verdict of the harness as a whole. */
  public Expectation expected(ZooMode mode) {
    return ofMode(mode).orElse(new Expectation(verdict, reason));
  }

  /** The expected result before the answers are judged. */
  Expectation expectedHere(ZooMode mode) {
    return here == null ? expected(mode) : ofMode(mode).orElse(here);
  }

  private Optional<Expectation> ofMode(ZooMode mode) {
    return mode.names().stream().filter(modes::containsKey).findFirst().map(modes::get);
  }

  /** Why it is not run in a mode, or empty if it is. */
  public Optional<String> notRunIn(ZooMode mode) {
    if (confined && mode.place() != ZooMode.Place.BWRAP) {
      return Optional.of("only bubblewrap confines this");
    }
    if (offline && mode.place() == ZooMode.Place.NONE) {
      return Optional.of("the network is open");
    }
    if (architecture != null && !architecture.equals(System.getProperty("os.arch"))) {
      return Optional.of("attacks " + architecture + " only");
    }
    return oldCalls && !OldCalls.work()
        ? Optional.of("this machine has no system calls by int 0x80")
        : Optional.empty();
  }

  @Override
  public String toString() {
    return file;
  }
}

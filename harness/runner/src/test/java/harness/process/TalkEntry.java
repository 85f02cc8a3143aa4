package harness.process;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * A line of {@code talks.json}: a submission and an interactor, one of which misbehaves, and the
 * expected verdict.
 *
 * @param name what happens
 * @param submission what the submission does, as commands for {@code actor.cpp}
 * @param interactor the same for the interactor
 * @param codes of the interactor: testlib's if null, or {@code icpc}
 * @param reason null if the submission is accepted
 * @param says a part of the message; null if any will do
 */
public record TalkEntry(
    @JsonProperty(value = "name", required = true) String name,
    @JsonProperty(value = "submission", required = true) String submission,
    @JsonProperty(value = "interactor", required = true) String interactor,
    @JsonProperty("codes") String codes,
    @JsonProperty(value = "verdict", required = true) String verdict,
    @JsonProperty("reason") String reason,
    @JsonProperty("says") String says) {

  /** A copy next to the classes, readable for anyone who can read the classes. */
  static final Path FOLDER = folder();

  /** The program that plays both parts. */
  static final String ACTOR = "actor.cpp";

  private static Path folder() {
    try {
      return Path.of(Objects.requireNonNull(TalkEntry.class.getResource("/zoo-talks")).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All talks. */
  static List<TalkEntry> all() throws IOException {
    byte[] table = Files.readAllBytes(FOLDER.resolve("talks.json"));
    return new ObjectMapper().readValue(table, new TypeReference<>() {});
  }

  boolean isTestlib() {
    return codes == null;
  }

  /** What the submission does. */
  List<String> ofSubmission() {
    return words(submission);
  }

  /** What the interactor does. */
  List<String> ofInteractor() {
    return words(interactor);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  @Override
  public String toString() {
    return name;
  }
}

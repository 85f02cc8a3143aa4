package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JacksonException;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys that an object of a JSON file has twice. */
final class RepeatedKeysTest {

  private static void refuse(String json) throws IOException {
    RepeatedKeys.refuse(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void bothLinesAreNamed() {
    JacksonException refused =
        assertThrows(JacksonException.class, () -> refuse("[{\"a\": 1,\n\"b\": 2,\n\"a\": 3}]"));
    assertEquals("repeated key 'a'; first on line 1", refused.getOriginalMessage());
    assertEquals(3, refused.getLocation().getLineNr());
  }

  @Test
  void otherObjectsMayHaveTheSameKeys() throws IOException {
    refuse("{\"a\": {\"a\": 1, \"b\": [{\"a\": 1}, {\"a\": 2}]}, \"b\": {\"a\": 1}}");
  }

  @Test
  void aTableOfLanguagesNamesTheFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("languages.json");
    Files.writeString(file, "[{\"name\": \"x\",\n \"name\": \"y\"}]");
    BadSubmission refused = assertThrows(BadSubmission.class, () -> Languages.load(List.of(file)));
    assertEquals(
        file + ":2:2: not a valid table of languages: repeated key 'name'; first on line 1",
        refused.getMessage());
  }
}

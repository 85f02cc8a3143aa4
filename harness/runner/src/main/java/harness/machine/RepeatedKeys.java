package harness.machine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import harness.cases.Printable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Refuses JSON in which an object has a key twice, of which readers would keep only the last. */
public final class RepeatedKeys {

  private RepeatedKeys() {}

  /**
   * Reads a JSON text to its end.
   *
   * @throws JsonParseException at the second key, naming the line of the first; or if it is no JSON
   */
  public static void refuse(byte[] json) throws IOException {
    refuse(new ByteArrayInputStream(json));
  }

  /** Reads a JSON stream to its end, keeping only the keys of open objects; closes it. */
  public static void refuse(InputStream json) throws IOException {
    Deque<Map<String, Integer>> open = new ArrayDeque<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken each = parser.nextToken(); each != null; each = parser.nextToken()) {
        switch (each) {
          case START_OBJECT -> open.push(new HashMap<>());
          case END_OBJECT -> open.pop();
          case FIELD_NAME -> {
            int line = parser.currentTokenLocation().getLineNr();
            Integer before = open.element().put(parser.currentName(), line);
            if (before != null) {
              String why = "repeated key '%s'; first on line %d";
              throw new JsonParseException(
                  parser,
                  why.formatted(Printable.inLine(parser.currentName()), before),
                  parser.currentTokenLocation());
            }
          }
          default -> {
            // values have no names
          }
        }
      }
    }
  }
}

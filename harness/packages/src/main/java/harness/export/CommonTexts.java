package harness.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.UUID;

/** What all exported packages share. */
public final class CommonTexts {

  /** The version of the package format. */
  public static final String FORMAT_VERSION = "2023-07-draft";

  private CommonTexts() {}

  /** A UUID that depends on the name only. */
  public static UUID uuid(String name) {
    return UUID.nameUUIDFromBytes(("harness/" + name).getBytes(StandardCharsets.UTF_8));
  }

  /** A text that all packages share. */
  public static String common(String name) throws IOException {
    try (InputStream file = CommonTexts.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

package harness.export;

import harness.machine.ResourceText;
import java.nio.charset.StandardCharsets;
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
  public static String common(String name) {
    return ResourceText.of(CommonTexts.class, name);
  }
}

package harness.machine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Texts that come with the harness's classes. */
public final class ResourceText {

  private ResourceText() {}

  /**
   * The text of a file, in UTF-8.
   *
   * @param name relative to the package of the class
   */
  public static String of(Class<?> owner, String name) {
    try (InputStream file = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("a file of the harness is damaged: " + name, e);
    }
  }
}

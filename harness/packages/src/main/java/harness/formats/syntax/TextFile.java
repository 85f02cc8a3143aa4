package harness.formats.syntax;

import harness.cases.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads text files written by people. */
public final class TextFile {

  private TextFile() {}

  /**
   * Reads a UTF-8 file, without its byte order mark.
   *
   * @throws UsageException in one line, if it cannot be read or is larger than 4 MiB
   */
  public static String read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UsageException(file + ": not a regular file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(PackageBounds.MOST_TEXT_BYTES + 1);
      if (bytes.length > PackageBounds.MOST_TEXT_BYTES) {
        throw new UsageException(file + ": too large; the limit is 4 MiB");
      }
      String text = new String(bytes, StandardCharsets.UTF_8);
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (IOException e) {
      throw new UsageException(file + ": cannot be read");
    }
  }

  /** Reads a YAML or JSON file. */
  public static Declared yaml(Path file) {
    return YamlFile.read(file.toString(), read(file));
  }

  /** Reads a JSON file, which may have tabs between its values. */
  public static Declared json(Path file) {
    return YamlFile.read(file.toString(), read(file).replace('\t', ' '));
  }

  /** Reads a TOML file. */
  public static Declared toml(Path file) {
    return TomlFile.read(file.toString(), read(file));
  }

  /** Reads an XML file and returns its root element. */
  public static XmlElement xml(Path file) {
    return XmlElement.read(file.toString(), read(file));
  }
}

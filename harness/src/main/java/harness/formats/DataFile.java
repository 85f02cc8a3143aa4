package harness.formats;

import harness.terminal.InputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A test that the problem ships as a file.
 *
 * @param name as its author knows it: {@code secret/01}
 * @param answer null if there is none
 * @param mayBeOfWindows whether CR LF ends a line, which programs here are to see as LF
 * @param judging what judges it; null if it is what judges every other test
 */
public record DataFile(
    String name, Path input, Path answer, boolean mayBeOfWindows, TestJudging judging)
    implements PackageTest {

  /** A test whose bytes are taken as they are. */
  public DataFile(String name, Path input, Path answer) {
    this(name, input, answer, false, null);
  }

  @Override
  public DataFile judgedBy(TestJudging other) {
    return new DataFile(name, input, answer, mayBeOfWindows, other);
  }

  /**
   * Its input.
   *
   * @return the bytes, each a character
   */
  public String text() throws IOException {
    return read(input);
  }

  /**
   * One of its two files.
   *
   * @return the bytes, each a character
   */
  public String read(Path file) throws IOException {
    String text = new String(InputFiles.bytes(file), StandardCharsets.ISO_8859_1);
    return mayBeOfWindows ? text.replace("\r\n", "\n") : text;
  }
}

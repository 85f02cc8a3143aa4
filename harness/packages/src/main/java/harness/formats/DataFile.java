package harness.formats;

import harness.machine.InputFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A test that the problem ships as a file.
 *
 * @param name the author's name for it: {@code secret/01}
 * @param answer null if there is none
 * @param mayBeOfWindows whether lines may end in CR LF, which is converted to LF before programs
 *     see it
 * @param judging validators and checker of this test; null if it uses the problem's
 */
public record DataFile(
    String name, Path input, Path answer, boolean mayBeOfWindows, TestJudging judging)
    implements PackageTest {

  /** Tests of up to this many bytes are small. */
  public static final int SMALL_BYTES = 4096;

  /** A test whose bytes are used unchanged. */
  public DataFile(String name, Path input, Path answer) {
    this(name, input, answer, false, null);
  }

  @Override
  public DataFile judgedBy(TestJudging other) {
    return new DataFile(name, input, answer, mayBeOfWindows, other);
  }

  /** The size of the input in bytes; negative if it is unavailable. */
  public long size() {
    try {
      return Files.size(input);
    } catch (IOException gone) {
      return -1;
    }
  }

  /** Whether the input is a regular file of up to a number of bytes. */
  public boolean isReadable(long mostBytes) {
    return Files.isRegularFile(input) && size() >= 0 && size() <= mostBytes;
  }

  /** The bytes of the input, one character each. */
  public String text() throws IOException {
    return read(input);
  }

  /** The bytes of the input or the answer file, one character each. */
  public String read(Path file) throws IOException {
    String text = new String(InputFiles.bytes(file), StandardCharsets.ISO_8859_1);
    return mayBeOfWindows ? text.replace("\r\n", "\n") : text;
  }
}

package harness.process;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The content of a file given to a run. */
public sealed interface Content {

  /** Its size, in bytes. */
  long size() throws IOException;

  /** Its bytes, from the first. */
  InputStream open() throws IOException;

  /** Bytes already in memory; not to be changed afterwards. */
  static Content of(byte[] bytes) {
    return new InMemory(bytes);
  }

  /** Text, as UTF-8. */
  static Content of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The bytes of a file on this machine, read when the run starts. */
  static Content of(Path file) {
    return new OnDisk(file);
  }

  /** See {@link #of(byte[])}. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record InMemory(byte[] bytes) implements Content {
    @Override
    public long size() {
      return bytes.length;
    }

    @Override
    public InputStream open() {
      return new ByteArrayInputStream(bytes);
    }
  }

  /** See {@link #of(Path)}. */
  record OnDisk(Path file) implements Content {
    @Override
    public long size() throws IOException {
      return Files.size(file);
    }

    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(file);
    }
  }
}

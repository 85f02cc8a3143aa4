package harness.run;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Passes on a program's output and keeps it. The runner limits its size. */
final class OutputRecorder extends FilterInputStream {

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  OutputRecorder(InputStream in) {
    super(in);
  }

  /** Reads the rest of the output and returns the whole. */
  KeptOutput whole() throws IOException {
    in.transferTo(kept);
    return new KeptOutput(kept.toByteArray());
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    if (read >= 0) {
      kept.write(read);
    }
    return read;
  }

  @Override
  public int read(byte[] buffer, int offset, int count) throws IOException {
    int read = super.read(buffer, offset, count);
    if (read > 0) {
      kept.write(buffer, offset, read);
    }
    return read;
  }
}

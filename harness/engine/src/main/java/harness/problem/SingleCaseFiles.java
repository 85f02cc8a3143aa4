package harness.problem;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files with a single case each, and outputs that are read as a whole. */
public final class SingleCaseFiles implements FileFormat {

  /** The same limit as for a reference: answers can be as large as inputs. */
  private static final long USUAL_OUTPUT_BYTES = 64L << 20;

  private final long mostOutputBytes;

  public SingleCaseFiles() {
    this(USUAL_OUTPUT_BYTES);
  }

  /** Files whose outputs have a limit of their own, in bytes. */
  public SingleCaseFiles(long mostOutputBytes) {
    this.mostOutputBytes = mostOutputBytes;
  }

  @Override
  public long mostOutputBytes() {
    return mostOutputBytes;
  }

  @Override
  public byte[] file(List<String> inputs) {
    if (inputs.size() != 1) {
      throw new IllegalArgumentException(inputs.size() + " cases for a file that holds one");
    }
    return inputs.get(0).getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public OutputReader outputs(InputStream output) {
    return new OutputReader() {
      private boolean read;

      @Override
      public Printed next() throws IOException {
        if (read) {
          return null;
        }
        read = true;
        return new Printed(output.readAllBytes());
      }
    };
  }
}

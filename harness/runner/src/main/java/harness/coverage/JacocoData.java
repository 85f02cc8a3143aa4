package harness.coverage;

import java.io.IOException;
import java.io.InputStream;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataReader;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.ExecutionDataWriter;

/** Reads execution data that a program may have written itself: it may claim to be endless. */
final class JacocoData extends ExecutionDataReader {

  /** More than a class can have, which has no method of more than 64 KB. */
  private static final int MOST_PROBES = 1 << 20;

  private final ExecutionDataStore store;

  private JacocoData(InputStream data, ExecutionDataStore store) {
    super(data);
    this.store = store;
    setSessionInfoVisitor(unused -> {});
  }

  /**
   * Adds all data to a store.
   *
   * @throws IOException if it is not execution data
   */
  static void read(InputStream data, ExecutionDataStore store) throws IOException {
    try {
      new JacocoData(data, store).read();
    } catch (IllegalStateException contradictory) {
      throw new IOException(contradictory);
    }
  }

  @Override
  protected boolean readBlock(byte type) throws IOException {
    if (type != ExecutionDataWriter.BLOCK_EXECUTIONDATA) {
      return super.readBlock(type);
    }
    long id = in.readLong();
    String name = in.readUTF();
    int count = in.readVarInt();
    if (count < 0 || count > MOST_PROBES || in.available() < (count + 7) / 8) {
      throw new IOException("no class has " + count + " probes");
    }
    boolean[] probes = new boolean[count];
    int bits = 0;
    for (int i = 0; i < count; i++) {
      bits = i % 8 == 0 ? in.readUnsignedByte() : bits >>> 1;
      probes[i] = (bits & 1) == 1;
    }
    store.put(new ExecutionData(id, name, probes));
    return true;
  }
}

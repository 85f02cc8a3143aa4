package harness.coverage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.ExecutionDataWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Execution data may be forged, and is never believed to be endless. */
final class JacocoDataTest {

  @Test
  void whatJacocoWritesIsRead() throws IOException {
    boolean[] probes = new boolean[19];
    probes[0] = true;
    probes[7] = true;
    probes[18] = true;
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    new ExecutionDataWriter(data).visitClassExecution(new ExecutionData(5, "Main", probes));
    ExecutionDataStore store = new ExecutionDataStore();
    JacocoData.read(new ByteArrayInputStream(data.toByteArray()), store);
    assertArrayEquals(probes, store.get(5).getProbes());
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, -1, 1 << 20, 9})
  void aForgedNumberOfProbesIsRefused(int count) throws IOException {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    new ExecutionDataWriter(data).flush();
    DataOutputStream more = new DataOutputStream(data);
    more.writeByte(ExecutionDataWriter.BLOCK_EXECUTIONDATA);
    more.writeLong(5);
    more.writeUTF("Main");
    for (int left = count; ; left >>>= 7) {
      more.writeByte(left >>> 7 == 0 ? left : (left & 0x7f) | 0x80);
      if (left >>> 7 == 0) {
        break;
      }
    }
    more.writeByte(1);
    ByteArrayInputStream forged = new ByteArrayInputStream(data.toByteArray());
    assertThrows(IOException.class, () -> JacocoData.read(forged, new ExecutionDataStore()));
  }
}

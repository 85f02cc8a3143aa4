package harness.census;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.StateTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableFileTest {

  private static final byte[] DISTANCES = {0, 1, 1, 2, StateTable.UNREACHABLE, 4};

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("table");
    TableFile.write(file, "knights", new StateTable("boards", "a b\nc\n", DISTANCES));
  }

  @Test
  void aWrittenTableIsReadBack() throws Exception {
    TableFile.Summary summary = TableFile.check(file);
    assertEquals("knights", summary.puzzle());
    assertEquals("boards", summary.states());
    assertEquals("a b / c", summary.instance());
    assertEquals(List.of(1L, 2L, 1L, 0L, 1L), summary.histogram());
    assertEquals(1, summary.unreachable());
  }

  @Test
  void theFileMatchesItsDescription() throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    String header =
        "harness distances 1\npuzzle knights\nstates boards\nentries 6\ninstance a b / c\n\n";
    int body = header.length();
    assertEquals(header, new String(bytes, 0, body, StandardCharsets.US_ASCII));
    assertArrayEquals(DISTANCES, Arrays.copyOfRange(bytes, body, body + DISTANCES.length));
    byte[] covered = Arrays.copyOf(bytes, body + DISTANCES.length);
    assertArrayEquals(
        MessageDigest.getInstance("SHA-256").digest(covered),
        Arrays.copyOfRange(bytes, covered.length, bytes.length));
  }

  @Test
  void everyFlippedBitIsDetected() throws IOException {
    byte[] good = Files.readAllBytes(file);
    for (int bit = 0; bit < Byte.SIZE * good.length; bit++) {
      byte[] damaged = good.clone();
      damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      assertRefused(damaged);
    }
  }

  @Test
  void everyTruncationAndAdditionIsDetected() throws IOException {
    byte[] good = Files.readAllBytes(file);
    for (int length = 0; length < good.length; length++) {
      assertRefused(Arrays.copyOf(good, length));
    }
    assertRefused(Arrays.copyOf(good, good.length + 1));
  }

  @Test
  void aFileOfAnotherKindIsRefusedWithoutReadingItWhole() throws IOException {
    assertRefused(new byte[100_000]);
    assertRefused("#!/bin/sh\n".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void nothingIsLeftNextToTheFile() throws IOException {
    try (var files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  private void assertRefused(byte[] bytes) throws IOException {
    Path other = folder.resolve("other");
    Files.write(other, bytes);
    String message =
        assertThrows(TableFile.BadTable.class, () -> TableFile.check(other)).getMessage();
    assertTrue(message.length() > 10, message);
    assertFalse(message.contains("\n"), message);
  }
}

package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.UsageException;
import harness.machine.FileTree;
import harness.toolchain.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/** An archive with wrong bytes is read, or refused in one line. */
class DamagedArchivesTest {

  private static final Map<String, String> FILES = new LinkedHashMap<>();

  static {
    FILES.put("p/problem.yaml", "name: x\n");
    FILES.put("p/data/secret/1.in", "1\n".repeat(300));
    FILES.put("p/data/secret/1.ans", "one\n");
    FILES.put("p/data/secret/" + "long".repeat(40) + ".in", "2\n");
  }

  /** What an archive is made of. */
  enum Form {
    ZIP,
    TAR,
    /** Wrong bytes are compressed, so its sum is right. */
    TAR_IN_TGZ,
    TGZ
  }

  @Property(tries = 2000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void wrongBytesAreReadOrRefusedInOneLine(@ForAll Form form, @ForAll long seed)
      throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] archive =
        switch (form) {
          case ZIP -> damaged(zip(FILES), random);
          case TAR -> damaged(tar(), random);
          case TAR_IN_TGZ -> packed(damaged(tar(), random));
          case TGZ -> damaged(packed(tar()), random);
        };
    try {
      read(archive);
    } catch (UsageException e) {
      assertEquals(1, e.getMessage().lines().count(), e.getMessage());
    }
  }

  /** Members of no more than their names, millions of which would fit into the memory. */
  @Example
  void namesThatFillTheMemoryAreRefused() {
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < 300; i++) {
      files.put("x".repeat(60_000) + i, "");
    }
    UsageException refused = assertThrows(UsageException.class, () -> read(zip(files)));
    assertEquals(
        "its headers and names are longer than 16 MiB", refused.getMessage().split(": ", 2)[1]);
  }

  private static void read(byte[] archive) throws IOException {
    Path folder = Files.createTempDirectory("damaged");
    try (Scratch scratch = new Scratch()) {
      Path file = Files.write(folder.resolve("made"), archive);
      ProblemFormats.read(file, null, Languages.load(List.of()), scratch, List.of());
    } finally {
      FileTree.delete(folder);
    }
  }

  /** Changes some bytes, most of them near each other, or leaves out an end. */
  private static byte[] damaged(byte[] whole, SplittableRandom random) {
    byte[] bytes = whole.clone();
    int from = random.nextInt(bytes.length);
    int length = Math.min(bytes.length - from, 1 << random.nextInt(12));
    for (int times = 1 + random.nextInt(8); times > 0; times--) {
      int value = random.nextInt(4) == 0 ? 0xff : random.nextInt(256);
      bytes[from + random.nextInt(length)] = (byte) value;
    }
    return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, from) : bytes;
  }

  private static byte[] zip(Map<String, String> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> each : files.entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] tar() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TarArchiveOutputStream out = new TarArchiveOutputStream(bytes, "UTF-8")) {
      out.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (Map.Entry<String, String> each : FILES.entrySet()) {
        byte[] content = each.getValue().getBytes(StandardCharsets.UTF_8);
        TarArchiveEntry entry = new TarArchiveEntry(each.getKey());
        entry.setSize(content.length);
        out.putArchiveEntry(entry);
        out.write(content);
        out.closeArchiveEntry();
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] packed(byte[] archive) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(archive);
    }
    return packed.toByteArray();
  }
}

package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages in .tgz and .tar files, also hostile ones. */
final class TarPackagesTest {

  @TempDir private Path temporary;

  private final Scratch scratch = new Scratch();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private TarArchiveOutputStream tar;
  private String prefix = "p/";

  @BeforeEach
  void open() {
    tar = new TarArchiveOutputStream(bytes, "UTF-8");
    tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
    tar.setAddPaxHeadersForNonAsciiNames(true);
  }

  @AfterEach
  void nothingIsLeft() {
    scratch.close();
  }

  private void aPackage() throws IOException {
    add("problem.yaml", "name: x\n");
    add("data/secret/1.in", "1\n");
    add("data/secret/1.ans", "one\n");
  }

  private void add(String name, String text) throws IOException {
    TarArchiveEntry entry = new TarArchiveEntry(prefix + name);
    entry.setSize(text.getBytes(StandardCharsets.UTF_8).length);
    tar.putArchiveEntry(entry);
    tar.write(text.getBytes(StandardCharsets.UTF_8));
    tar.closeArchiveEntry();
  }

  private void special(String name, byte type, String target) throws IOException {
    TarArchiveEntry entry = new TarArchiveEntry(name, type);
    entry.setLinkName(target);
    tar.putArchiveEntry(entry);
    tar.closeArchiveEntry();
  }

  private byte[] packed() throws IOException {
    tar.close();
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(packed)) {
      bytes.writeTo(gzip);
    }
    return packed.toByteArray();
  }

  private ProblemPackage read(byte[] archive) throws IOException {
    Path file = Files.write(temporary.resolve("made.tar.gz"), archive);
    return ProblemFormats.read(file, null, Languages.load(List.of()), scratch, List.of());
  }

  private static List<String> tests(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private void assertRefused(String why) throws IOException {
    byte[] archive = packed();
    UsageException refused = assertThrows(UsageException.class, () -> read(archive));
    assertEquals(temporary.resolve("made.tar.gz") + ": " + why, refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"p/", "./", "./p/", ""})
  void aPackageIsReadHoweverItWasPacked(String prefix) throws IOException {
    this.prefix = prefix;
    if (prefix.equals("./")) {
      special("./", TarConstants.LF_DIR, "");
    }
    aPackage();
    add("data/secret/" + "long".repeat(40) + "-\u00e4.in", "2\n");
    add("data/secret/" + "long".repeat(40) + "-\u00e4.ans", "two\n");
    ProblemPackage problem = read(packed());
    assertEquals(List.of("secret/1", "secret/" + "long".repeat(40) + "-\u00e4"), tests(problem));
    assertEquals("made", problem.name());
  }

  @Test
  void anArchiveThatIsNotCompressedIsReadToo() throws IOException {
    aPackage();
    tar.close();
    assertEquals(List.of("secret/1"), tests(read(bytes.toByteArray())));
  }

  @Test
  void linksAreFollowedInsideThePackageAndLeftOutIfTheyLeaveIt() throws IOException {
    aPackage();
    special("p/data/secret/2.in", TarConstants.LF_SYMLINK, "1.in");
    special("p/data/secret/2.ans", TarConstants.LF_SYMLINK, "1.ans");
    special("p/data/secret/3.in", TarConstants.LF_SYMLINK, "/etc/passwd");
    special("p/data/secret/4.in", TarConstants.LF_SYMLINK, "../../../x");
    ProblemPackage problem = read(packed());
    assertEquals(List.of("secret/1", "secret/2"), tests(problem));
    assertEquals(
        List.of(
            "data/secret/3.in: link leaves the package; left out",
            "data/secret/4.in: broken link; left out"),
        problem.notes());
  }

  @Test
  void aFileUnderTwoNamesIsReadTwice() throws IOException {
    aPackage();
    special("p/data/secret/2.in", TarConstants.LF_LINK, "p/data/secret/1.in");
    special("p/data/secret/2.ans", TarConstants.LF_LINK, "p/data/secret/1.ans");
    assertEquals(List.of("secret/1", "secret/2"), tests(read(packed())));
  }

  @Test
  void whatIsNoFileIsLeftOut() throws IOException {
    aPackage();
    special("p/data/pipe", TarConstants.LF_FIFO, "");
    special("p/data/disk", TarConstants.LF_BLK, "");
    ProblemPackage problem = read(packed());
    assertEquals(
        List.of(
            "p/data/pipe: not a regular file; left out",
            "p/data/disk: not a regular file; left out"),
        problem.notes());
  }

  @ParameterizedTest
  @CsvSource({
    "p/../../x, an entry whose name leaves the archive: p/../../x",
    "p/data/secret/1.in, contains a file twice: p/data/secret/1.in",
    "p/problem.yaml/x, contains p/problem.yaml/x below a file of that name"
  })
  void namesThatAreWrongAreRefused(String name, String why) throws IOException {
    aPackage();
    special(name, TarConstants.LF_NORMAL, "");
    assertRefused(why);
  }

  @Test
  void aNameOfSeveralLinesIsRefusedInOne() throws IOException {
    special("p/../a\nb", TarConstants.LF_NORMAL, "");
    byte[] archive = packed();
    UsageException refused = assertThrows(UsageException.class, () -> read(archive));
    assertEquals(1, refused.getMessage().lines().count(), refused.getMessage());
  }

  @Test
  void anAbsoluteNameIsRefused() throws IOException {
    aPackage();
    TarArchiveEntry entry = new TarArchiveEntry("/tmp/x", true);
    tar.putArchiveEntry(entry);
    tar.closeArchiveEntry();
    assertRefused("an entry whose name leaves the archive: /tmp/x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/passwd", "p/later", "../x"})
  void aSecondNameOfWhatIsNotThereIsRefused(String of) throws IOException {
    aPackage();
    special("p/data/secret/2.in", TarConstants.LF_LINK, of);
    byte[] archive = packed();
    assertThrows(UsageException.class, () -> read(archive));
  }

  @Test
  void aSecondNameOfALinkIsRefused() throws IOException {
    special("p/data/secret/2.in", TarConstants.LF_SYMLINK, "/etc/passwd");
    special("p/data/secret/3.in", TarConstants.LF_LINK, "p/data/secret/2.in");
    assertRefused("p/data/secret/3.in: a link to no earlier file: p/data/secret/2.in");
  }

  @Test
  void anArchiveThatEndsTooEarlyIsRefused() throws IOException {
    aPackage();
    add("data/big", "x1y2z3".repeat(20_000));
    byte[] whole = packed();
    for (int length : List.of(2, 20, whole.length / 2, whole.length - 12)) {
      byte[] cut = Arrays.copyOf(whole, length);
      UsageException refused = assertThrows(UsageException.class, () -> read(cut));
      assertTrue(
          refused.getMessage().endsWith(": neither a folder nor a readable .tgz file"),
          refused.getMessage());
    }
  }

  @Test
  void namesThatFillTheMemoryAreRefused() throws IOException {
    TarArchiveEntry name =
        new TarArchiveEntry(TarConstants.GNU_LONGLINK, TarConstants.LF_GNUTYPE_LONGNAME);
    byte[] part = "x".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
    name.setSize(65L * part.length);
    tar.putArchiveEntry(name);
    for (int i = 0; i < 65; i++) {
      tar.write(part);
    }
    tar.closeArchiveEntry();
    assertRefused("its headers and names are longer than 64 MiB");
  }
}
